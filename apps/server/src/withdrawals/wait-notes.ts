import type { WithdrawalWait } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** What withdrawals wait for, so that their customers and operators see it. Written where it changes. */
export class WaitNotes {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;
  readonly #known = new Map<number, WithdrawalWait>();

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Reads what was written before the process began. */
  async open(): Promise<void> {
    const rows = await this.#db.selectFrom('withdrawals.wait').select(['withdrawal', 'waits_for']).execute();
    for (const { withdrawal, waits_for } of rows) this.#known.set(withdrawal, waits_for as WithdrawalWait);
  }

  /** How many wait, by what for. */
  count(): ReadonlyMap<WithdrawalWait, number> {
    const counts = new Map<WithdrawalWait, number>();
    for (const wait of this.#known.values()) counts.set(wait, (counts.get(wait) ?? 0) + 1);
    return counts;
  }

  async write(withdrawal: number, waits_for: WithdrawalWait, note: string): Promise<void> {
    if (this.#known.get(withdrawal) === waits_for) return;
    const row = { waits_for, note: note.slice(0, 500), since: this.#now() };
    await this.#db
      .insertInto('withdrawals.wait')
      .values({ withdrawal, ...row })
      .onConflict((conflict) => conflict.column('withdrawal').doUpdateSet(row))
      .execute();
    this.#known.set(withdrawal, waits_for);
  }

  async erase(withdrawal: number): Promise<void> {
    if (!this.#known.has(withdrawal)) return;
    await this.#db.deleteFrom('withdrawals.wait').where('withdrawal', '=', withdrawal).execute();
    this.#known.delete(withdrawal);
  }

  /** What has ended, however it did, waits for nothing. */
  async eraseEnded(): Promise<void> {
    if (this.#known.size === 0) return;
    const ended = await this.#db
      .selectFrom('view.withdrawals')
      .select('id')
      .where('id', 'in', [...this.#known.keys()])
      .where('ended_at', 'is not', null)
      .execute();
    for (const { id } of ended) await this.erase(id);
  }
}

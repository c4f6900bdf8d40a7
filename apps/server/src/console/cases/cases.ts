import type { CaseState } from '@auric/api/console/cases';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { tellConsole } from '../live/console-events.ts';
import type { QueueName } from '../permissions.ts';
import type { CaseEntryKind } from '../tables.ts';

/** A case as its subject opens it. */
export interface NewCase {
  readonly queue: QueueName;
  /** What the queue's part calls it; of one reference one case is open at a time. */
  readonly ref: string;
  readonly customer: number | null;
  /** What to look out for. */
  readonly flags?: readonly string[];
  /** Of a proposal: the call that is proposed, and who proposes it. */
  readonly call?: string;
  readonly openedBy?: number;
}

/**
 * Opens cases and takes them back, in the transaction of what they are about: a case is there exactly when what it asks
 * for is.
 */
export class Cases {
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the id of the case; where one of this reference is open already it stays, with the flags of both. */
  async open(
    trx: Kysely<Database>,
    { queue, ref, customer, flags = [], call = '', openedBy }: NewCase,
  ): Promise<number> {
    const now = this.#now();
    const { id, inserted } = await trx
      .insertInto('console.case')
      .values({
        queue,
        ref,
        call,
        customer,
        opened_by: openedBy ?? null,
        flags: [...flags],
        opened_at: now,
        since: now,
        claimed_by: null,
        claim_until: null,
        first: null,
        decided: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['queue', 'ref'])
          .where('state', 'not in', ['decided', 'withdrawn'])
          .doUpdateSet({
            flags: sql<string[]>`array(select distinct unnest("case".flags || excluded.flags) order by 1)`,
          }),
      )
      .returning(['id', sql<boolean>`xmax = 0`.as('inserted')])
      .executeTakeFirstOrThrow();
    if (inserted) await this.note(trx, id, 'opened', openedBy ?? null, '');
    await tellConsole(trx, { type: 'case', id, queue, state: 'open' });
    return id;
  }

  /** Takes back what waits and is decided by nobody; false where there is no such case. */
  async withdraw(trx: Kysely<Database>, queue: QueueName, ref: string): Promise<boolean> {
    const row = await trx
      .updateTable('console.case')
      .set({ state: 'withdrawn' satisfies CaseState, since: this.#now(), claimed_by: null, claim_until: null })
      .where('queue', '=', queue)
      .where('ref', '=', ref)
      .where('state', 'not in', ['decided', 'withdrawn'])
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return false;
    await this.note(trx, row.id, 'withdrawn', null, '');
    await tellConsole(trx, { type: 'case', id: row.id, queue, state: 'withdrawn' });
    return true;
  }

  /** Writes a line of a case's history. */
  async note(
    trx: Kysely<Database>,
    id: number,
    what: CaseEntryKind,
    operator: number | null,
    text: string,
  ): Promise<void> {
    await trx.insertInto('console.case_entry').values({ case: id, at: this.#now(), operator, what, text }).execute();
  }
}

import type { PaperFault } from '@auric/api/console/identity';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Telling } from '../messages/telling.ts';
import type { Standing } from '../people/standing.ts';
import type { Application } from './applications.ts';
import { refusalReasons } from './refusal-reasons.ts';
import type { Verdict } from './tables.ts';

/** Who decided and how. */
export interface Ruling {
  readonly verdict: Verdict;
  /** Why papers were refused, as the customer reads it. */
  readonly fault: PaperFault | '';
  /** The operator's own words. */
  readonly reason: string;
  /** 0 where a rule decided. */
  readonly operator: number;
  readonly act: number;
}

export interface VerdictParts {
  readonly db: Kysely<Database>;
  readonly standing: Pick<Standing, 'note' | 'publish'>;
  readonly telling: Telling;
  readonly now: () => number;
}

const sweepMax = 100;

/**
 * Brings applications to their end, in three steps that may be repeated from any point: the verdict is written with what it
 * changes of the standing; the exchange has the standing, durably; then the customer sees the verdict and is told.
 */
export class Verdicts {
  readonly #parts: VerdictParts;

  constructor(parts: VerdictParts) {
    this.#parts = parts;
  }

  /** Writes a verdict, within the transaction of what causes it; the first one counts. `settle` brings it to its end. */
  async write(trx: Kysely<Database>, id: number, ruling: Ruling): Promise<void> {
    const { standing, now } = this.#parts;
    const application = await trx
      .updateTable('identity.application')
      .set({ ...ruling, decided_at: now() })
      .where('id', '=', id)
      .where('verdict', 'is', null)
      .returning(['customer', 'level', 'country'])
      .executeTakeFirst();
    if (application === undefined || ruling.verdict === 'refused') return;
    const { customer, level, country } = application;
    await standing.note(trx, customer, { identityLevel: level as 1 | 2, country });
  }

  /** Comes back when the exchange has the level that was given, the customer sees the verdict and will be told. */
  async settle(id: number): Promise<void> {
    const { db, standing } = this.#parts;
    const application = await db
      .selectFrom('identity.application')
      .selectAll()
      .where('id', '=', id)
      .where('verdict', 'is not', null)
      .where('settled', '=', false)
      .executeTakeFirst();
    if (application === undefined) return;
    if (application.verdict === 'approved') await standing.publish(application.customer);
    await db.transaction().execute((trx) => this.#show(trx, application));
  }

  /** Goes on with what was decided before the server died. */
  async sweep(): Promise<void> {
    const rows = await this.#parts.db
      .selectFrom('identity.application')
      .select('id')
      .where('verdict', 'is not', null)
      .where('settled', '=', false)
      .orderBy('id')
      .limit(sweepMax)
      .execute();
    for (const { id } of rows) await this.settle(id);
  }

  async #show(trx: Kysely<Database>, { id, customer, level, verdict, fault }: Application): Promise<void> {
    const { telling } = this.#parts;
    await trx.updateTable('identity.application').set({ settled: true }).where('id', '=', id).execute();
    const state = verdict === 'approved' ? 'verified' : 'audit_failed';
    await trx
      .updateTable('people.customer')
      .set({ identity_state: state, identity_reason: fault })
      .where('id', '=', customer)
      .execute();
    const key = `identity ${id}`;
    if (fault === '') await telling.tell(trx, { customer, kind: 'identity_approved', values: { level }, key });
    else {
      const values = { reason: refusalReasons[fault] };
      await telling.tell(trx, { customer, kind: 'identity_refused', values, key });
    }
  }
}

import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Cases } from './cases/cases.ts';
import type { Operator } from './operator.ts';
import type { WorkPath } from './route.ts';

/** What is proposed: a call that another operator lets happen. */
export interface Proposed {
  readonly call: WorkPath;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly customer: number | null;
}

/** A proposal as it was made. */
export interface Proposal extends Omit<Proposed, 'customer'> {
  readonly operator: number;
  readonly at: number;
}

/** Acts that wait for a second person, each the case of the queue `proposals` that has its id as reference. */
export class Proposals {
  readonly #db: Kysely<Database>;
  readonly #cases: Cases;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, cases: Cases, now: () => number) {
    this.#db = db;
    this.#cases = cases;
    this.#now = now;
  }

  /** Returns the id of the case. */
  async open({ call, payload, reason, customer }: Proposed, operator: Operator): Promise<number> {
    return this.#db.transaction().execute(async (trx) => {
      const values = { call, payload: JSON.stringify(payload), operator: operator.id, reason, at: this.#now() };
      const { id } = await trx.insertInto('console.proposal').values(values).returning('id').executeTakeFirstOrThrow();
      return this.#cases.open(trx, { queue: 'proposals', ref: String(id), customer, call, openedBy: operator.id });
    });
  }

  async one(ref: string): Promise<Proposal> {
    const row = await this.#db
      .selectFrom('console.proposal')
      .select(['call', 'payload', 'operator', 'reason', 'at'])
      .where('id', '=', Number(ref))
      .executeTakeFirstOrThrow();
    return { ...row, call: row.call as WorkPath };
  }
}

import { type Agreement, readAgreed } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import { agreements } from './agreements.ts';
import type { Visitor } from './visitor.ts';

/** What customers have agreed to, each with its version and time. Nothing of it is ever changed or taken out. */
export class Consents {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;
  readonly #inForce: typeof agreements;

  constructor(db: Kysely<Database>, now: () => number, inForce = agreements) {
    this.#db = db;
    this.#now = now;
    this.#inForce = inForce;
  }

  /** The agreements that are in force. */
  current() {
    return this.#inForce.map((one) => ({ ...one }));
  }

  /**
   * Refuses (`agreement_outdated`) what is not the version in force: whoever read an older text, or names one that
   * is still to come, has not read this one.
   */
  check(agreed: string): void {
    for (const { key, version } of readAgreed(agreed)) {
      const inForce = this.#inForce.find((one) => one.key === key);
      if (inForce === undefined) throw new Refusal('agreement_unknown', 'agreements');
      if (inForce.version !== version) throw new Refusal('agreement_outdated', 'agreements');
    }
  }

  /** Remembers a consent, in the transaction of `db` where it belongs to one. A second one changes nothing. */
  async agree(
    customer: number,
    agreed: string,
    { address, device, lang }: Pick<Visitor, 'address' | 'device' | 'lang'>,
    db: Kysely<Database> = this.#db,
  ): Promise<void> {
    this.check(agreed);
    const at = this.#now();
    const rows = readAgreed(agreed).map(({ key, version }) => ({
      customer,
      agreement: key,
      version,
      at,
      address,
      device,
      lang,
    }));
    await db
      .insertInto('people.consent')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** What is in force, beside what this customer has agreed to. */
  async list(customer: number): Promise<Agreement[]> {
    const given = await this.#db
      .selectFrom('people.consent')
      .select(['agreement', 'version', 'at'])
      .where('customer', '=', customer)
      .orderBy('version', 'desc')
      .execute();
    return this.#inForce.map((one) => {
      const newest = given.find(({ agreement }) => agreement === one.key);
      return { ...one, agreed_version: newest?.version ?? 0, agreed_at: newest?.at ?? 0 };
    });
  }
}

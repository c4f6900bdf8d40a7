import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { contractProvider, contractTraders } from './contract-people.ts';
import { sandboxPeople } from './people.ts';

const msPerDay = 86_400_000;
/** The most people of its own that a sandbox may have had, whatever it has now. */
const peopleMax = 1_000;
/** Rows that one statement looks at and takes, so that it never holds the projector up. */
const rowsAtOnce = 2_000;

export interface OwnRecordsOptions {
  readonly db: Kysely<Database>;
  /** How long they are kept; 0 for ever. */
  readonly days: number;
  readonly now: () => number;
  readonly people?: readonly number[];
}

/**
 * The records of the sandbox's own people, who trade all day and never ask what they did: orders that are over, trades
 * among themselves and their bills go when they are old enough. What a person who registered had a part in stays, and so
 * does the journal: a rebuild brings everything back, and the next housekeeping takes it again.
 */
export class OwnRecords {
  readonly #options: OwnRecordsOptions;
  readonly #people: readonly number[];

  constructor(options: OwnRecordsOptions) {
    this.#options = options;
    this.#people =
      options.people ??
      [...sandboxPeople(peopleMax), ...contractTraders(peopleMax)]
        .map(({ customer }) => customer)
        .concat(contractProvider);
  }

  async sweep(): Promise<void> {
    const { days, now } = this.#options;
    if (days === 0) return;
    const before = now() - days * msPerDay;
    await this.#forgetAll((after) => this.#forgetOrders(before, after));
    await this.#forgetAll((after) => this.#forgetTrades(before, after));
    await this.#forgetAll((after) => this.#forgetBills(before, after));
  }

  /** Walks through a table by its ids, which rise with time, until nothing is old enough any more. */
  async #forgetAll(forget: (after: number) => Promise<number | null>): Promise<void> {
    for (let after: number | null = 0; after !== null;) after = await forget(after);
  }

  async #forgetOrders(before: number, after: number): Promise<number | null> {
    return this.#forget(sql`
      with old as (
        select id, customer, state, updated_at from view.orders
        where id > ${after} and created_at < ${before} order by id limit ${rowsAtOnce}
      ), gone as (
        delete from view.orders where id in (
          select id from old where customer = any(${this.#people}) and updated_at < ${before}
            and state in ('filled', 'canceled', 'rejected', 'expired')
        )
      ) select max(id) as last from old`);
  }

  async #forgetTrades(before: number, after: number): Promise<number | null> {
    return this.#forget(sql`
      with old as (
        select id, taker_customer, maker_customer from view.trades
        where id > ${after} and at < ${before} order by id limit ${rowsAtOnce}
      ), gone as (
        delete from view.trades where id in (
          select id from old where taker_customer = any(${this.#people}) and maker_customer = any(${this.#people})
        )
      ) select max(id) as last from old`);
  }

  async #forgetBills(before: number, after: number): Promise<number | null> {
    return this.#forget(sql`
      with old as (
        select id, customer from view.bills
        where id > ${after} and at < ${before} order by id limit ${rowsAtOnce}
      ), gone as (
        delete from view.bills where id in (select id from old where customer = any(${this.#people}))
      ) select max(id) as last from old`);
  }

  async #forget(statement: ReturnType<typeof sql>): Promise<number | null> {
    const { rows } = await statement.execute(this.#options.db);
    return (rows[0] as { last: number | null } | undefined)?.last ?? null;
  }
}

import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { networkOf } from '../edge/network.ts';
import { markDigest, type Visitor } from './visitor.ts';

const keptMs = 400 * 86_400_000;
const keptMost = 50;

/** What is known of a visitor's device for one customer. */
export interface Acquaintance {
  /** It logged in before and brought its mark: no stranger can pass for it. */
  readonly own: boolean;
  /** It is an own one, or the same program in the same network: no news worth a notice. */
  readonly familiar: boolean;
}

/** The devices that customers have logged in on. Being known opens nothing; it only spares the owner the waits of strangers. */
export class KnownDevices {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Looks a visitor up among the devices of a customer; of nobody (null) it asks the same and finds none. */
  async look(customer: number | null, visitor: Visitor): Promise<Acquaintance> {
    const digest = markDigest(visitor.mark);
    const rows = await this.#db
      .selectFrom('people.device')
      .select('mark_hash')
      .where('customer', '=', customer ?? 0)
      .where((eb) =>
        eb.or([
          eb('mark_hash', '=', digest),
          eb.and([eb('network', '=', networkOf(visitor.address)), eb('device', '=', deviceOf(visitor))]),
        ]),
      )
      .execute();
    return { own: visitor.marked && rows.some((row) => digest.equals(row.mark_hash)), familiar: rows.length > 0 };
  }

  /** Remembers a device that has just logged in, and forgets the oldest of too many. */
  async remember(customer: number, visitor: Visitor, db: Kysely<Database> = this.#db): Promise<void> {
    const network = networkOf(visitor.address);
    const row = {
      customer,
      mark_hash: markDigest(visitor.mark),
      network,
      device: deviceOf(visitor),
      last_at: this.#now(),
    };
    await db
      .insertInto('people.device')
      .values(row)
      .onConflict((conflict) => conflict.columns(['customer', 'mark_hash']).doUpdateSet(row))
      .execute();
    await db
      .deleteFrom('people.device')
      .where('customer', '=', customer)
      .where('mark_hash', 'in', (eb) =>
        eb
          .selectFrom('people.device')
          .select('mark_hash')
          .where('customer', '=', customer)
          .orderBy('last_at', 'desc')
          .orderBy('mark_hash')
          .offset(keptMost),
      )
      .execute();
  }

  /** After a change of the password only the device that made it is known. */
  async forgetOthers(customer: number, { mark }: Visitor, db: Kysely<Database>): Promise<void> {
    await db
      .deleteFrom('people.device')
      .where('customer', '=', customer)
      .where('mark_hash', '!=', markDigest(mark))
      .execute();
  }

  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('people.device')
      .where('last_at', '<=', this.#now() - keptMs)
      .execute();
  }
}

function deviceOf({ device }: Visitor): string {
  return device.slice(0, 200);
}

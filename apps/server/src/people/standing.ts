import type { FreezeReason } from '@auric/exchange';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';

export const securityHoldMs = 86_400_000;

/**
 * What the exchange must know of a customer's rights. The register of people counts a version up with every change
 * and the exchange takes a newer one only; a change counts as made when the exchange has it durably, and one that was
 * lost on the way is sent again at the next login.
 */
export class Standing {
  readonly #db: Kysely<Database>;
  readonly #port: ExchangePort;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, port: ExchangePort, now: () => number) {
    this.#db = db;
    this.#port = port;
    this.#now = now;
  }

  /** Holds every exit of funds for 24 hours. Comes back when the exchange enforces it. */
  async hold(customer: number): Promise<void> {
    const until = this.#now() + securityHoldMs;
    await this.#db
      .updateTable('people.customer')
      .set({
        hold_until: sql`greatest(hold_until, ${until}::bigint)`,
        standing_version: sql`standing_version + 1`,
      })
      .where('id', '=', customer)
      .execute();
    await this.publish(customer);
  }

  /** Sends the exchange the newest standing, unless it is known to have it. */
  async publish(customer: number): Promise<void> {
    const row = await this.#db
      .selectFrom('people.customer')
      .select([
        'standing_version',
        'standing_acknowledged',
        'identity_level',
        'trading_freeze',
        'withdrawal_freeze',
        'hold_until',
      ])
      .where('id', '=', customer)
      .executeTakeFirstOrThrow();
    if (row.standing_acknowledged >= row.standing_version) return;
    const reply = await this.#port.execute({
      command: {
        type: 'SetCustomerStanding',
        customer,
        version: row.standing_version,
        identityLevel: row.identity_level,
        tradingFreeze: row.trading_freeze as FreezeReason,
        withdrawalFreeze: row.withdrawal_freeze as FreezeReason,
        holdUntil: row.hold_until,
      },
    });
    // An outdated version means that the exchange already has this one or a newer one.
    if (!reply.ok && reply.rejection.code !== 'standing_outdated')
      throw new Error(`SetCustomerStanding was refused: ${reply.rejection.code}.`);
    await this.#db
      .updateTable('people.customer')
      .set({ standing_acknowledged: row.standing_version })
      .where('id', '=', customer)
      .where('standing_acknowledged', '<', row.standing_version)
      .execute();
  }
}

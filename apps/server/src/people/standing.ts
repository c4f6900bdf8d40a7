import type { FreezeReason } from '@auric/exchange';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import { countryOfNumber } from './country-of-number.ts';
import { addFreeze, type Freeze, type FreezeSource, freezesOf, frozenBy, liftFreeze } from './freezes.ts';
import { keepStandingChange } from './standing-changes.ts';
import type { CustomerTable } from './tables.ts';

/** How long no funds leave after a change of what proves who somebody is, and after a lost factor was replaced. */
export const securityHoldMs = { changed: 86_400_000, lostFactor: 259_200_000 } as const;

/** What tells where a customer lives. `country`: of the papers from the first level on, before that their own word. */
type Whereabouts = Pick<Selectable<CustomerTable>, 'area_code' | 'country' | 'identity_level' | 'mobile'>;

/** How many standings that were lost on the way one sweep sends again. */
const sweepMax = 500;

/** What changes of a customer's rights. What is absent stays as it is. */
export interface StandingChange {
  /** No exit of funds for so long from now; a longer hold that is running stays. */
  readonly holdForMs?: number;
  readonly freeze?: Freeze;
  readonly lift?: FreezeSource;
  readonly identityLevel?: 0 | 1 | 2;
  /** Two letters of ISO 3166, as the papers say. */
  readonly country?: string;
}

/**
 * What the exchange must know of a customer's rights: identity, freezes, holds, country. The register of people counts a
 * version up with every change and the exchange takes a newer one only. A change counts as made when the exchange has it
 * durably; one that was lost on the way is sent again by the next sweep and at the next login.
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

  /** Changes a standing. Comes back when the exchange enforces it. */
  async change(customer: number, change: StandingChange): Promise<void> {
    await this.#db.transaction().execute((db) => this.note(db, customer, change));
    await this.publish(customer);
  }

  /** Writes a change within the transaction of what causes it; whoever asks publishes it when that is committed. */
  async note(db: Kysely<Database>, customer: number, change: StandingChange): Promise<void> {
    const now = this.#now();
    // Changes of one customer wait for each other here, so that none reads freezes that another is about to write.
    const before = await db
      .selectFrom('people.customer')
      .select(['hold_until', 'identity_level', 'country'])
      .where('id', '=', customer)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { lift, freeze, holdForMs = 0, identityLevel, country } = change;
    const lifted = lift !== undefined && (await liftFreeze(db, customer, lift)) ? lift : null;
    if (freeze !== undefined) await addFreeze(db, customer, freeze, now);
    await keepStandingChange(db, customer, { before, change, lifted, at: now });
    await db
      .updateTable('people.customer')
      .set({
        ...(await frozenBy(db, customer)),
        ...(identityLevel === undefined ? {} : { identity_level: identityLevel }),
        ...(country === undefined ? {} : { country }),
        ...(holdForMs > 0 ? { hold_until: sql<number>`greatest(hold_until, ${now + holdForMs}::bigint)` } : {}),
        standing_version: sql<number>`standing_version + 1`,
      })
      .where('id', '=', customer)
      .execute();
  }

  /** Holds every exit of funds, 24 hours unless told otherwise. Comes back when the exchange enforces it. */
  hold(customer: number, holdForMs: number = securityHoldMs.changed): Promise<void> {
    return this.change(customer, { holdForMs });
  }

  /** The freezes of a customer, each by its source. */
  freezesOf(customer: number): ReturnType<typeof freezesOf> {
    return freezesOf(this.#db, customer);
  }

  /** Sends the exchange the newest standing, unless it is known to have it. */
  async publish(customer: number): Promise<void> {
    const row = await this.#db
      .selectFrom('people.customer')
      .selectAll()
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
        country: countryOf(row),
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

  /** Sends again what the exchange was not heard to take. */
  async sweep(): Promise<void> {
    const rows = await this.#db
      .selectFrom('people.customer')
      .select('id')
      .whereRef('standing_acknowledged', '<', 'standing_version')
      .where('opened', '=', true)
      .orderBy('id')
      .limit(sweepMax)
      .execute();
    for (const { id } of rows) await this.publish(id);
  }
}

/**
 * Where a customer lives: what the papers say, else what their number says, else what they said themselves. Empty where
 * nothing says it.
 */
export function countryOf({ country, identity_level, area_code, mobile }: Whereabouts): string {
  if (identity_level > 0 && country !== '') return country;
  const numbered = area_code === null || mobile === null ? '' : countryOfNumber(area_code, mobile);
  return numbered === '' ? country : numbered;
}

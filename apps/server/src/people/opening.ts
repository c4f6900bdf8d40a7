import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { refusalOf } from '../edge/failures.ts';
import { Refusal } from '../edge/refusal.ts';
import type { ExchangePort, Request } from '../engine/port/port.ts';
import type { Telling } from '../messages/telling.ts';
import { isCountry } from './country-code.ts';
import { depositReference } from './deposit-reference.ts';
import { columnsOf, type Identifier } from './identifier.ts';
import { countryOf } from './standing.ts';

/** What a new customer of a sandbox starts with, in the smallest unit of the asset. */
export interface WelcomeFunds {
  asset: number;
  amount: bigint;
}

/** The house may have stopped taking customers from a country since somebody registered. */
const closedDoors: ReadonlySet<string> = new Set(['not_offered', 'not_available_in_country']);

/**
 * Opens a customer in the exchange and, in a sandbox, hands out the first test funds. Both happen once however often
 * they are asked for, so a register that died half way is completed by the next login.
 */
export class Opening {
  readonly #db: Kysely<Database>;
  readonly #port: ExchangePort;
  readonly #welcome: WelcomeFunds | null;
  readonly #telling: Telling;

  constructor(db: Kysely<Database>, port: ExchangePort, welcome: WelcomeFunds | null, telling: Telling) {
    this.#db = db;
    this.#port = port;
    this.#welcome = welcome;
    this.#telling = telling;
  }

  /**
   * Throws where the house takes no customers from where somebody lives who comes by this name: their number says it, else
   * they did themselves. A country that isn't known is on no list.
   */
  async admit(identifier: Identifier, said: string): Promise<void> {
    if (said !== '' && !isCountry(said)) throw new Refusal('country_unknown', 'country');
    const country = countryOf({ ...columnsOf(identifier), country: said, identity_level: 0 });
    const { value: offered } = await this.#port.query({ type: 'offered', offer: 'registration', country });
    if (offered === 'off') throw new Refusal('not_offered');
    const field = identifier.type === 'mobile' ? 'area_code' : 'country';
    if (offered === 'elsewhere') throw new Refusal('not_available_in_country', field);
  }

  /** Makes the customer known to the exchange and remembers that it is. */
  async open(customer: number): Promise<void> {
    const row = await this.#db
      .selectFrom('people.customer')
      .select(['area_code', 'country', 'identity_level', 'mobile', 'referrer'])
      .where('id', '=', customer)
      .executeTakeFirstOrThrow();
    await this.#execute({ command: { type: 'OpenCustomer', customer, country: countryOf(row) } }, 'customer_exists');
    if (row.referrer !== null) {
      const command = { type: 'LinkReferral', customer, referrer: row.referrer } as const;
      await this.#execute({ command }, 'already_referred', 'referrer_not_found');
    }
    if (this.#welcome !== null) {
      const reference = depositReference('welcome', customer);
      const command = { type: 'Deposit', customer, kind: 'spot', ...this.#welcome, reference } as const;
      await this.#execute({ command }, 'deposit_already_credited');
    }
    await this.#db.transaction().execute(async (db) => {
      await db.updateTable('people.customer').set({ opened: true }).where('id', '=', customer).execute();
      await this.#telling.tell(db, { customer, kind: 'welcome', values: {}, key: 'welcome' });
    });
  }

  /** A refusal that says "already done", or that there is nothing to do, is success; any other is a fault of ours. */
  async #execute(request: Request, ...done: readonly string[]): Promise<void> {
    const reply = await this.#port.execute(request);
    if (!reply.ok && closedDoors.has(reply.rejection.code)) throw refusalOf(reply.rejection, {});
    if (!reply.ok && !done.includes(reply.rejection.code))
      throw new Error(`${request.command.type} was refused: ${reply.rejection.code}.`);
  }
}

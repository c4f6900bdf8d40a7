import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ExchangePort, Request } from '../engine/port/port.ts';
import { depositReference } from './deposit-reference.ts';

/** What a new customer of a sandbox starts with, in the smallest unit of the asset. */
export interface WelcomeFunds {
  asset: number;
  amount: bigint;
}

/**
 * Opens a customer in the exchange and, in a sandbox, hands out the first test funds. Both happen once however often
 * they are asked for, so a register that died half way is completed by the next login.
 */
export class Opening {
  readonly #db: Kysely<Database>;
  readonly #port: ExchangePort;
  readonly #welcome: WelcomeFunds | null;

  constructor(db: Kysely<Database>, port: ExchangePort, welcome: WelcomeFunds | null) {
    this.#db = db;
    this.#port = port;
    this.#welcome = welcome;
  }

  /** Makes the customer known to the exchange and remembers that it is. */
  async open(customer: number): Promise<void> {
    await this.#execute({ command: { type: 'OpenCustomer', customer } }, 'customer_exists');
    if (this.#welcome !== null) {
      const reference = depositReference('welcome', customer);
      const command = { type: 'Deposit', customer, kind: 'spot', ...this.#welcome, reference } as const;
      await this.#execute({ command }, 'deposit_already_credited');
    }
    await this.#db.updateTable('people.customer').set({ opened: true }).where('id', '=', customer).execute();
  }

  /** A refusal that says "already done" is success; any other is a fault of ours. */
  async #execute(request: Request, done: string): Promise<void> {
    const reply = await this.#port.execute(request);
    if (!reply.ok && reply.rejection.code !== done)
      throw new Error(`${request.command.type} was refused: ${reply.rejection.code}.`);
  }
}

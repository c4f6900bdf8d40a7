import type { Language, Scene } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Codes } from './codes.ts';
import { contactOf, findCustomer } from './directory.ts';
import { type Identifier, keyOf, recipientOf } from './identifier.ts';

/** Sends verification codes, without telling who is a customer. */
export class CodeSending {
  readonly #db: Kysely<Database>;
  readonly #codes: Codes;
  readonly #outbox: Outbox;
  readonly #rules: Config['codes'];

  constructor(db: Kysely<Database>, codes: Codes, outbox: Outbox, rules: Config['codes']) {
    this.#db = db;
    this.#codes = codes;
    this.#outbox = outbox;
    this.#rules = rules;
  }

  /**
   * Sends a code to a recipient. Where only a customer has use for it (a forgotten password), a stranger gets none,
   * but the answer and its limits are the same as for a customer.
   */
  async send(identifier: Identifier, scene: Scene, lang: Language): Promise<{ expires_in: number; retry_in: number }> {
    const recipient = await this.recipientFor(identifier, scene);
    const code = await this.#codes.make(recipient ?? keyOf(identifier), scene);
    const known = scene === 'register' || (await findCustomer(this.#db, identifier)) !== null;
    if (recipient !== null && known) {
      const channel = recipient.includes('@') ? 'email' : 'sms';
      await this.#outbox.send({ recipient, channel, scene, code, lang });
    }
    return { expires_in: this.#rules.lifeMs / 1000, retry_in: this.#rules.betweenMs / 1000 };
  }

  /** Where a code for this purpose goes: whoever forgot a password may name the account instead of its contact. */
  async recipientFor(identifier: Identifier, scene: Scene): Promise<string | null> {
    if (identifier.type !== 'account' || scene === 'register') return recipientOf(identifier);
    const customer = await findCustomer(this.#db, identifier);
    return customer === null ? null : contactOf(customer);
  }
}

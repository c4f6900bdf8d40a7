import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Carrier, Letter } from './carrier.ts';

const keptMs = 3_600_000;
const shown = 20;

export interface OutboxMessage {
  to: string;
  channel: 'email' | 'sms';
  scene: string;
  code: string;
  text: string;
  freeze_path: string;
  phrase: string;
  at: number;
}

/** Keeps letters for an hour, readable by whoever knows the recipient: there is nothing to steal in a sandbox. */
export class SandboxOutbox implements Carrier {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async carry({ medium, recipient, scene, code, text, freezePath, phrase }: Letter): Promise<void> {
    const at = this.#now();
    const channel = medium === 'mail' ? 'email' : 'sms';
    const row = { recipient, channel, scene, code, text, freeze_path: freezePath, phrase, at };
    await this.#db.insertInto('people.outbox').values(row).execute();
  }

  async read(recipient: string): Promise<OutboxMessage[]> {
    const rows = await this.#db
      .selectFrom('people.outbox')
      .selectAll()
      .where('recipient', '=', recipient)
      .where('at', '>', this.#now() - keptMs)
      .orderBy('id', 'desc')
      .limit(shown)
      .execute();
    return rows.map((row) => ({
      to: row.recipient,
      channel: row.channel === 'sms' ? 'sms' : 'email',
      scene: row.scene,
      code: row.code,
      text: row.text,
      freeze_path: row.freeze_path,
      phrase: row.phrase,
      at: Number(row.at),
    }));
  }

  /** Forgets messages that are no longer shown. */
  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('people.outbox')
      .where('at', '<=', this.#now() - keptMs)
      .execute();
  }
}

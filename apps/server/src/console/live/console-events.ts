import type { ConsoleEvent } from '@auric/api/console/events';
import { type Kysely, sql } from 'kysely';
import { createClient } from '../../db/connection.ts';
import type { Database } from '../../db/database.ts';

const channel = 'auric_console';
const retryMs = 2_000;

/** What is told in a transaction; `session` is told by the stream itself. */
export type ToldEvent = Exclude<ConsoleEvent, { type: 'hello' | 'session' }>;

/** Tells every console of something, when the transaction of `trx` is done and not before; nothing, if it fails. */
export async function tellConsole(trx: Kysely<Database>, event: ToldEvent): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(trx);
}

/**
 * Hears what transactions tell (Postgres NOTIFY), whichever process they were of. What is told while the line is down is
 * lost: consoles are then told to ask again.
 */
export class ConsoleEvents {
  readonly #url: string;
  readonly #failed: (error: unknown) => void;
  readonly #listeners = new Set<(event: ToldEvent | null) => void>();
  #client: ReturnType<typeof createClient> | null = null;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(url: string, failed: (error: unknown) => void) {
    this.#url = url;
    this.#failed = failed;
  }

  /** Tells `listener` of every event; null where some may have been missed. Returns how to stop. */
  listen(listener: (event: ToldEvent | null) => void): () => void {
    this.#listeners.add(listener);
    if (this.#client === null && this.#retry === undefined) void this.#connect();
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#listeners.clear();
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    this.#retry = undefined;
    if (this.#closed) return;
    const client = createClient(this.#url, 'auric console');
    this.#client = client;
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    client.on('error', () => undefined);
    client.once('end', () => this.#lost());
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#tell(null);
    } catch (error) {
      if (!this.#closed) this.#failed(error);
      await client.end().catch(() => undefined);
      this.#lost();
    }
  }

  #lost(): void {
    this.#client = null;
    if (this.#closed || this.#retry !== undefined) return;
    this.#retry = setTimeout(() => void this.#connect(), retryMs);
    this.#retry.unref();
  }

  #hear(text: string): void {
    // Only our own transactions tell; what can't be read is of another release.
    const event = readEvent(text);
    if (event !== undefined) this.#tell(event);
  }

  #tell(event: ToldEvent | null): void {
    for (const listener of this.#listeners) listener(event);
  }
}

function readEvent(text: string): ToldEvent | undefined {
  try {
    return JSON.parse(text) as ToldEvent;
  } catch {
    return undefined;
  }
}

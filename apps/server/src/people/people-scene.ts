import { setTimeout as sleep } from 'node:timers/promises';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import type { ExchangePort, Reply, Request } from '../engine/port/port.ts';
import { buildPeople, type People } from './people.ts';
import type { Visitor } from './sessions.ts';

/** An exchange that knows customers, references and standings, and can die or lose its answers about deposits. */
class FakeExchange {
  readonly opened = new Set<number>();
  readonly references = new Map<string, bigint>();
  readonly standings: { customer: number; version: number; holdUntil: number }[] = [];
  dies = false;
  losesAnswers = false;

  readonly execute = ({ command }: Request): Promise<Reply> => {
    if (this.dies) return Promise.reject(new Error('The process died.'));
    const reply = this.#decide(command);
    const lost = this.losesAnswers && command.type === 'Deposit';
    return lost ? Promise.reject(new Error('The answer is lost.')) : Promise.resolve(reply);
  };

  #decide(command: Request['command']): Reply {
    const refuse = (code: string): Reply => ({ ok: false, seq: 0, rejection: { code } });
    if (command.type === 'OpenCustomer') {
      if (this.opened.has(command.customer)) return refuse('customer_exists');
      this.opened.add(command.customer);
    }
    if (command.type === 'Deposit') {
      if (this.references.has(command.reference)) return refuse('deposit_already_credited');
      this.references.set(command.reference, command.amount);
    }
    if (command.type === 'SetCustomerStanding') {
      const last = this.standings.findLast(({ customer }) => customer === command.customer);
      if (last !== undefined && last.version >= command.version) return refuse('standing_outdated');
      this.standings.push(command);
    }
    return { ok: true, seq: 1, answer: {} };
  }
}

export const visitor: Visitor = { address: '10.0.0.1', device: 'test' };
export const password = 'mellow-river-clock';

/** The register of people on a real database, beside a fake exchange, at a time that the test sets. */
export class PeopleScene {
  readonly #database: TestDatabase;
  #names = 0;
  exchange = new FakeExchange();
  now = 1_800_000_000_000;
  people: People;

  private constructor(database: TestDatabase) {
    this.#database = database;
    this.people = this.#build();
  }

  static async open(): Promise<PeopleScene> {
    return new PeopleScene(await bootDatabase());
  }

  get db(): TestDatabase['db'] {
    return this.#database.db;
  }

  /** Another exchange and another day, so that no test meets the limits of the one before. */
  reset(): void {
    this.people.close();
    this.exchange = new FakeExchange();
    this.now += 100_000_000;
    this.people = this.#build();
  }

  async close(): Promise<void> {
    this.people.close();
    await this.#database.close();
  }

  freshName(): string {
    return `person${(this.#names += 1)}`;
  }

  register(user: string, more: object = {}): Promise<number> {
    return this.people.registration.register({ user_string: user, area_code: '86', password, ...more });
  }

  login(user: string, word = password, from = visitor): Promise<string> {
    return this.people.login.login(user, '86', word, from);
  }

  /** Sends a code and reads it from the outbox. */
  async sendCode(email: string, scene: 'register' | 'forget'): Promise<string> {
    await this.people.sending.send({ type: 'email', email }, scene, 'en');
    return (await this.people.sandboxOutbox!.read(email))[0]!.code;
  }

  /** Waits until a statement of this database waits for a lock. */
  async untilBlocked(): Promise<void> {
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while ((await waiting.execute(this.db)).rows.length === 0) await sleep(10);
  }

  #build(): People {
    return buildPeople({
      db: this.db,
      port: this.exchange as unknown as ExchangePort,
      config: readConfig({}),
      welcome: { asset: 3, amount: 10_000_000_000n },
      outbox: null,
      now: () => this.now,
    });
  }
}

/** The code that an act is refused with, its text where it fails otherwise, or `ok`. */
export function codeOf(act: Promise<unknown>): Promise<string> {
  return act.then(
    () => 'ok',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
}

import { setTimeout as sleep } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import type { Scene } from '@auric/api';
import type { Command } from '@auric/exchange';
import type { Identifier } from './identifier.ts';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { type KyselyPlugin, sql } from 'kysely';
import { readConfig } from '../config.ts';
import type { ExchangePort, Reply, Request } from '../engine/port/port.ts';
import { Codes } from './codes.ts';
import { buildPeople, type People } from './people.ts';
import { type OutboxMessage, SandboxOutbox } from '../messages/carriers/sandbox-outbox.ts';
import { CodePost } from '../messages/code-post.ts';
import { Messages } from '../messages/messages.ts';
import { sealingKeysOf } from '../sealing/sealing-keys.ts';
import { Sealing } from '../sealing/sealing.ts';
import { secretOf } from '../server-secret.ts';
import type { GivenFactor } from './factors/second-factor.ts';
import type { RecoveryCases } from './recovery-requests.ts';
import type { Visitor } from './visitor.ts';

/** An exchange that knows customers, references and standings, and can die or lose its answers about deposits. */
class FakeExchange {
  readonly opened = new Set<number>();
  readonly references = new Map<string, bigint>();
  readonly countries = new Map<number, string>();
  readonly referrers = new Map<number, number>();
  readonly standings: Extract<Command, { type: 'SetCustomerStanding' }>[] = [];
  dies = false;
  losesAnswers = false;

  /** Where the house takes no customers from. */
  readonly closedTo = new Set<string>();

  readonly query = (query: { country: string }): Promise<{ value: string }> =>
    Promise.resolve({ value: this.closedTo.has(query.country) ? 'elsewhere' : 'yes' });

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
      this.countries.set(command.customer, command.country ?? '');
    }
    if (command.type === 'Deposit') {
      if (this.references.has(command.reference)) return refuse('deposit_already_credited');
      this.references.set(command.reference, command.amount);
    }
    if (command.type === 'LinkReferral') {
      if (this.referrers.has(command.customer)) return refuse('already_referred');
      this.referrers.set(command.customer, command.referrer);
    }
    if (command.type === 'SetCustomerStanding') {
      const last = this.standings.findLast(({ customer }) => customer === command.customer);
      if (last !== undefined && last.version >= command.version) return refuse('standing_outdated');
      this.standings.push(command);
    }
    return { ok: true, seq: 1, answer: {} };
  }
}

/** Operators' cases, by what they are about. */
class FakeCases implements RecoveryCases {
  readonly waiting = new Map<string, { customer: number; flags: readonly string[] }>();

  open: RecoveryCases['open'] = (_, { queue, ref, customer, flags }) =>
    Promise.resolve(this.waiting.set(`${queue} ${ref}`, { customer, flags }));

  withdraw: RecoveryCases['withdraw'] = (_, queue, ref) => Promise.resolve(this.waiting.delete(`${queue} ${ref}`));
}

/** A visitor of an own browser, or of a program that keeps no mark. */
export function visitorFrom(address: string, mark: string | null = null): Visitor {
  return {
    address,
    device: 'test',
    host: 'localhost:8080',
    lang: 'en',
    mark: mark ?? `fresh ${(marks += 1)}`,
    marked: mark !== null,
    proof: '',
  };
}

let marks = 0;
const secret = secretOf('a secret of the tests that is long enough');

export const visitor: Visitor = visitorFrom('10.0.0.1');
export const password = 'mellow-river-clock';

/** The register of people on a real database, beside a fake exchange, at a time that the test sets. */
export class PeopleScene {
  readonly #database: TestDatabase;
  readonly #outbox: SandboxOutbox;
  readonly #post: CodePost;
  readonly #told: Messages;
  #names = 0;
  exchange = new FakeExchange();
  readonly cases = new FakeCases();
  now = 1_800_000_000_000;
  people: People;

  private constructor(database: TestDatabase) {
    this.#database = database;
    this.#outbox = new SandboxOutbox(database.db, () => this.now);
    const carriers = { mail: this.#outbox, sms: this.#outbox };
    this.#post = new CodePost(carriers, rethrow);
    this.#told = new Messages({
      db: database.db,
      carriers,
      fallback: 'en',
      failed: rethrow,
      push: () => undefined,
      now: () => this.now,
    });
    this.people = this.#build();
  }

  static async open(): Promise<PeopleScene> {
    return new PeopleScene(await bootDatabase());
  }

  /** The statements that the register has sent, most recent last. */
  readonly statements: string[] = [];

  get db(): TestDatabase['db'] {
    return this.#database.db;
  }

  /** Another exchange and another day, so that no test meets the limits of the one before. */
  async nextDay(): Promise<void> {
    await this.people.close();
    this.exchange = new FakeExchange();
    this.now += 100_000_000;
    this.people = this.#build();
  }

  async close(): Promise<void> {
    await this.people.close();
    await this.#database.close();
  }

  freshName(): string {
    return `person${(this.#names += 1)}`;
  }

  register(user: string, more: object = {}, from = visitor): Promise<number> {
    return this.people.registration.register({ user_string: user, area_code: '86', password, ...more }, from);
  }

  login(user: string, word = password, from = visitor, given: GivenFactor = {}): Promise<string> {
    return this.people.login.login({ userString: user, areaCode: '86' }, word, given, from);
  }

  /** Sends a code and reads it from the outbox. */
  async sendCode(email: string, scene: Scene, from = visitor): Promise<string> {
    await this.people.sending.send({ type: 'email', email }, scene, from);
    return (await this.messages(email)).find(({ code }) => code !== '')!.code;
  }

  /** What has been sent to a recipient, newest first, when everything is sent. */
  async messages(recipient: string): Promise<OutboxMessage[]> {
    await this.people.afterwards.settled();
    await this.#post.settled();
    await this.#told.deliverDue();
    return this.#outbox.read(recipient);
  }

  reset(user: string, code: string, word = 'another-river-9', from = visitor, given: GivenFactor = {}): Promise<void> {
    return this.people.passwordChange.reset({ userString: user, areaCode: '86' }, { code, ...given }, word, from);
  }

  /** Asks for a code, and works for it where that is demanded. */
  async sendWithWork(identifier: Identifier, scene: Scene, from: Visitor): Promise<void> {
    const send = (proof: string) => this.people.sending.send(identifier, scene, { ...from, proof });
    const first = send('');
    if ((await codeOf(first)) === 'proof_of_work_required') await send(await this.proofFor(first));
    else await first;
    // A letter that is still on its way would be newer than the next one.
    await this.#post.settled();
  }

  /** Does the work that a refusal asks for. */
  async proofFor(refused: Promise<unknown>): Promise<string> {
    const error = (await refused.then(
      () => null,
      (reason: unknown) => reason,
    )) as { detail: { challenge: string; bits: number } };
    const { challenge, bits } = error.detail;
    for (let nonce = 0; ; nonce += 1) {
      const proof = `${challenge}:${nonce.toString(36)}`;
      const head = createHash('sha256').update(proof).digest().readUInt32BE(0);
      if (Math.clz32(head) >= bits) return proof;
    }
  }

  /** The codes as the register keeps them, with its own key. */
  get codes(): Codes {
    return new Codes(this.db, readConfig({}).codes, secret.keyFor('codes'), () => this.now);
  }

  /** Tells whether a code of an email address is right. */
  check(email: string, scene: 'register' | 'forget', code: string, from = visitor): Promise<unknown> {
    return this.people.checking.check({ type: 'email', email }, scene, code, from);
  }

  change(customer: number, session: string, from: string, to: string): Promise<void> {
    return this.people.passwordChange.change({ customer, session, visitor }, from, to, {});
  }

  /** Waits until a statement of this database waits for a lock. */
  async untilBlocked(): Promise<void> {
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while ((await waiting.execute(this.db)).rows.length === 0) await sleep(10);
  }

  #build(): People {
    return buildPeople({
      db: this.db.withPlugin(noting(this.statements)),
      port: this.exchange as unknown as ExchangePort,
      config: readConfig({ PROOF_OF_WORK_BITS: '4' }),
      secret,
      sealing: new Sealing(sealingKeysOf(['a sealing key of the tests that is long enough'])),
      welcome: { asset: 3, amount: 10_000_000_000n },
      telling: this.#told,
      post: this.#post,
      cases: this.cases,
      failed: rethrow,
      now: () => this.now,
    });
  }
}

function rethrow(error: unknown): never {
  throw error;
}

/** Six digits that are not these. */
export function wrongFor(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** The code that an act is refused with, its text where it fails otherwise, or `ok`. */
export function codeOf(act: Promise<unknown>): Promise<string> {
  return act.then(
    () => 'ok',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
}

/** Notes the kind of every statement, and of raw ones their first words. */
function noting(statements: string[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const [words] = node.kind === 'RawNode' ? node.sqlFragments : [''];
      statements.push(`${node.kind} ${(words ?? '').trim().slice(0, 40)}`.trim());
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

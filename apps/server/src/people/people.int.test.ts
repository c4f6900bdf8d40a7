import { setTimeout as sleep } from 'node:timers/promises';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { ExchangePort, Reply, Request } from '../engine/port.ts';
import { buildPeople, type People } from './people.ts';

/** An exchange that knows customers, references and standings, can be told to die, and to lose its answers about deposits. */
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

const visitor = { address: '10.0.0.1', device: 'test' };
const password = 'mellow-river-clock';
const config = readConfig({});

let database: TestDatabase;
let exchange: FakeExchange;
let people: People;
let now: number;
let names = 0;

beforeAll(async () => void (database = await bootDatabase()));
afterAll(() => database.close());

beforeEach(() => {
  people?.close();
  exchange = new FakeExchange();
  now = 1_800_000_000_000 + (names += 1) * 100_000_000;
  people = buildPeople({
    db: database.db,
    port: exchange as unknown as ExchangePort,
    config,
    welcome: { asset: 3, amount: 10_000_000_000n },
    outbox: null,
    now: () => now,
  });
});

const freshName = (): string => `person${(names += 1)}`;
const register = (user: string, more: object = {}): Promise<number> =>
  people.registration.register({ user_string: user, area_code: '86', password, ...more });
const login = (user: string, word = password, from = visitor): Promise<string> =>
  people.login.login(user, '86', word, from);
const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'ok',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

/** Waits until a statement of this database waits for a lock. */
async function untilBlocked(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await waiting.execute(database.db)).rows.length === 0) await sleep(10);
}

async function sendCode(email: string, scene: 'register' | 'forget'): Promise<string> {
  await people.sending.send({ type: 'email', email }, scene, 'en');
  return (await people.sandboxOutbox!.read(email))[0]!.code;
}

describe('registering', () => {
  it('opens the customer in the exchange with the test funds, once', async () => {
    const customer = await register(freshName());
    expect(customer).toBeGreaterThanOrEqual(10_000);
    expect([...exchange.opened]).toEqual([customer]);
    expect([...exchange.references.values()]).toEqual([10_000_000_000n]);
  });

  it('lets one of many at once have a name', async () => {
    const name = freshName();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, i) => codeOf(register(i % 2 === 0 ? name : name.toUpperCase()))),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill('account_taken'), 'ok']);
    expect(exchange.references.size).toBe(1);
  });

  it('D36 completes at the next login what a crash interrupted, and credits once', async () => {
    const name = freshName();
    exchange.dies = true;
    expect(await codeOf(register(name))).toContain('died');
    expect(exchange.opened.size).toBe(0);
    exchange.dies = false;
    await login(name);
    await login(name);
    expect(exchange.opened.size).toBe(1);
    expect(exchange.references.size).toBe(1);
  });

  it('D36 credits once, although the answers of the exchange were lost', async () => {
    const name = freshName();
    exchange.losesAnswers = true;
    for (let i = 0; i < 4; i += 1) await codeOf(register(name));
    exchange.losesAnswers = false;
    await login(name);
    expect(exchange.opened.size).toBe(1);
    expect(exchange.references.size).toBe(1);
  });

  it('goes on where it stopped when it is asked for again', async () => {
    const name = freshName();
    exchange.dies = true;
    await codeOf(register(name));
    exchange.dies = false;
    expect(await codeOf(register(name, { password: 'somebody-else-7' }))).toBe('account_taken');
    expect(await codeOf(register(name))).toBe('ok');
    expect(await codeOf(register(name))).toBe('account_taken');
    expect(exchange.references.size).toBe(1);
  });

  it('needs a code where there is somewhere to send it, and uses it up', async () => {
    const email = `${freshName()}@example.com`;
    expect(await codeOf(register(email))).toBe('code_format');
    const code = await sendCode(email, 'register');
    expect(await codeOf(register(email, { code }))).toBe('ok');
    expect(await codeOf(register(email, { code }))).toBe('code_expired');
  });

  it('links whoever was invited, and refuses an invitation that is none', async () => {
    const host = await register(freshName());
    const { extension_code } = await database.db
      .selectFrom('people.customer')
      .select('extension_code')
      .where('id', '=', host)
      .executeTakeFirstOrThrow();
    const guest = await register(freshName(), { extension_code: extension_code.toLowerCase() });
    const row = await database.db
      .selectFrom('people.customer')
      .select('referrer')
      .where('id', '=', guest)
      .executeTakeFirstOrThrow();
    expect(row.referrer).toBe(host);
    expect(await codeOf(register(freshName(), { extension_code: 'NOSUCH00' }))).toBe('invitation_unknown');
  });

  it('refuses a password that anybody would guess', async () => {
    expect(await codeOf(register(freshName(), { password: 'Password1' }))).toBe('password_too_common');
  });
});

describe('codes', () => {
  it('D25 belong to one recipient and one purpose', async () => {
    const [mine, yours] = [`${freshName()}@example.com`, `${freshName()}@example.com`];
    const code = await sendCode(mine, 'register');
    expect(await codeOf(people.codes.check(yours, 'register', code))).toBe('code_expired');
    expect(await codeOf(people.codes.check(mine, 'forget', code))).toBe('code_expired');
    expect(await codeOf(people.codes.check(mine, 'register', code))).toBe('ok');
  });

  it('D25 die after five wrong tries, also when they come at once', async () => {
    const email = `${freshName()}@example.com`;
    const code = await sendCode(email, 'register');
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(people.codes.check(email, 'register', wrong))),
    );
    expect(guesses.filter((outcome) => outcome === 'code_wrong')).toHaveLength(5);
    expect(await codeOf(people.codes.check(email, 'register', code))).toBe('code_expired');
  });

  it('D25 work once, also when they are used at once', async () => {
    const email = `${freshName()}@example.com`;
    const code = await sendCode(email, 'register');
    const uses = await Promise.all(
      Array.from({ length: 6 }, () => codeOf(people.codes.use(database.db, email, 'register', code))),
    );
    expect(uses.filter((outcome) => outcome === 'ok')).toHaveLength(1);
  });

  it('die after ten minutes', async () => {
    const email = `${freshName()}@example.com`;
    const code = await sendCode(email, 'register');
    now += 599_999;
    expect(await codeOf(people.codes.check(email, 'register', code))).toBe('ok');
    now += 1;
    expect(await codeOf(people.codes.check(email, 'register', code))).toBe('code_expired');
  });

  it('are sent once a minute and ten times an hour', async () => {
    const email = `${freshName()}@example.com`;
    await sendCode(email, 'register');
    now += 59_999;
    await expect(people.sending.send({ type: 'email', email }, 'register', 'en')).rejects.toMatchObject({
      code: 'code_too_soon',
      detail: { retry_in: 1 },
    });
    for (let sent = 1; sent < 10; sent += 1) {
      now += 60_000;
      await sendCode(email, 'register');
    }
    now += 60_000;
    expect(await codeOf(sendCode(email, 'register'))).toBe('code_too_soon');
    now += 3_600_000;
    expect(await codeOf(sendCode(email, 'register'))).toBe('ok');
  });

  it('for a forgotten password reach customers only, and the answers don’t tell who is one', async () => {
    const [known, stranger] = [`${freshName()}@example.com`, `${freshName()}@example.com`];
    await register(known, { code: await sendCode(known, 'register') });
    const answers = await Promise.all(
      [known, stranger].map((email) => people.sending.send({ type: 'email', email }, 'forget', 'en')),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await people.sandboxOutbox!.read(stranger)).toEqual([]);
    const reset = (email: string) => codeOf(people.passwordChange.reset(email, '86', '000000', 'another-river-9'));
    expect(await reset(known)).toBe('code_wrong');
    expect(await reset(stranger)).toBe('code_wrong');
  });
});

describe('logging in', () => {
  it('answers a wrong name and a wrong password alike', async () => {
    const name = freshName();
    await register(name);
    expect(await codeOf(login(name, 'wrong password'))).toBe('login_failed');
    expect(await codeOf(login('nobody12345', 'wrong password'))).toBe('login_failed');
    expect(await codeOf(login('!?', 'wrong password'))).toBe('login_failed');
  });

  it('locks a name that is guessed at, longer every time, and counts guesses that come at once', async () => {
    const name = freshName();
    await register(name);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, i) => codeOf(login(name, 'wrong', { ...visitor, address: `10.1.0.${i}` }))),
    );
    expect(guesses.filter((outcome) => outcome === 'login_failed')).toHaveLength(5);
    expect(await codeOf(login(name))).toBe('login_locked');
    now += 30_000;
    expect(await codeOf(login(name, 'wrong'))).toBe('login_failed');
    now += 30_000;
    expect(await codeOf(login(name))).toBe('login_locked');
    now += 30_000;
    expect(await codeOf(login(name))).toBe('ok');
    expect(await codeOf(login(name, 'wrong'))).toBe('login_failed');
    expect(await codeOf(login(name))).toBe('ok');
  });

  it('locks an address that tries one name after the other', async () => {
    const from = { ...visitor, address: '10.9.9.9' };
    const outcomes: string[] = [];
    for (let i = 0; i < 51; i += 1) outcomes.push(await codeOf(login(`victim${i}x`, 'wrong', from)));
    expect(outcomes.filter((outcome) => outcome === 'login_failed')).toHaveLength(50);
    expect(outcomes.at(-1)).toBe('login_locked');
  });

  it('keeps a history that shows the failures', async () => {
    const name = freshName();
    const customer = await register(name);
    await codeOf(login(name, 'wrong'));
    await login(name);
    expect((await people.login.history(customer)).map(({ success }) => success)).toEqual([true, false]);
  });
});

describe('sessions', () => {
  it('live for a month after their last use', async () => {
    const customer = await register(freshName());
    const token = await people.sessions.open(customer, visitor);
    now += 29 * 86_400_000;
    expect(await people.sessions.verify(token)).toMatchObject({ customer });
    now += 29 * 86_400_000;
    expect(await people.sessions.verify(token)).toMatchObject({ customer });
    now += 30 * 86_400_000;
    expect(await people.sessions.verify(token)).toBeNull();
  });

  it('are stored as hashes', async () => {
    const token = await people.sessions.open(await register(freshName()), visitor);
    const rows = await database.db.selectFrom('people.session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('D27 end at once and tell whoever holds a socket open', async () => {
    const customer = await register(freshName());
    const token = await people.sessions.open(customer, visitor);
    const session = await people.sessions.verify(token);
    const closed: string[] = [];
    const stop = people.sessions.onClosed((ended) => closed.push(ended.session));
    expect(await people.sessions.close(customer, session!.id)).toBe(true);
    expect(await people.sessions.verify(token)).toBeNull();
    expect(closed).toEqual([session!.id]);
    expect(await people.sessions.close(customer, session!.id)).toBe(false);
    stop();
  });

  it('D26 can’t be ended or seen by another customer', async () => {
    const [mine, yours] = [await register(freshName()), await register(freshName())];
    const token = await people.sessions.open(yours, visitor);
    const session = await people.sessions.verify(token);
    expect(await people.sessions.close(mine, session!.id)).toBe(false);
    expect(await people.sessions.list(mine)).toEqual([]);
    expect(await people.sessions.verify(token)).not.toBeNull();
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(10_000)])('are not opened by the token %#', async (token) => {
    expect(await people.sessions.verify(token)).toBeNull();
  });
});

describe('changing the password', () => {
  it('D27 holds every exit before the password changes, and ends the other sessions', async () => {
    const name = freshName();
    const customer = await register(name);
    const [kept, other] = [await login(name), await login(name)];
    const session = await people.sessions.verify(kept);
    await people.passwordChange.change(customer, session!.id, password, 'another-river-9');
    expect(exchange.standings).toMatchObject([{ customer, version: 1, holdUntil: now + 86_400_000 }]);
    expect(await people.sessions.verify(kept)).not.toBeNull();
    expect(await people.sessions.verify(other)).toBeNull();
    expect(await codeOf(login(name))).toBe('login_failed');
    expect(await codeOf(login(name, 'another-river-9'))).toBe('ok');
  });

  it('D27 leaves the password as it was when the hold can’t be set, and publishes the hold at the next login', async () => {
    const name = freshName();
    const customer = await register(name);
    const token = await login(name);
    const session = await people.sessions.verify(token);
    exchange.dies = true;
    expect(await codeOf(people.passwordChange.change(customer, session!.id, password, 'another-river-9'))).toContain(
      'died',
    );
    exchange.dies = false;
    expect(exchange.standings).toEqual([]);
    await login(name);
    expect(exchange.standings).toMatchObject([{ customer, version: 1 }]);
  });

  it('asks for the old password and for a new one', async () => {
    const name = freshName();
    const customer = await register(name);
    const change = (old: string, next: string) => codeOf(people.passwordChange.change(customer, '', old, next));
    expect(await change('wrong', 'another-river-9')).toBe('password_wrong');
    expect(await change(password, password)).toBe('password_unchanged');
    expect(await change(password, 'qwertyuiop')).toBe('password_too_common');
    expect(exchange.standings).toEqual([]);
  });

  it('D25 by a forgotten-password code works once, ends every session and holds the exits', async () => {
    const email = `${freshName()}@example.com`;
    const customer = await register(email, { code: await sendCode(email, 'register') });
    const token = await login(email);
    const code = await sendCode(email, 'forget');
    const reset = () => codeOf(people.passwordChange.reset(email, '86', code, 'another-river-9'));
    const outcomes = await Promise.all([reset(), reset()]);
    expect(outcomes.toSorted()).toEqual(['code_expired', 'ok']);
    expect(await people.sessions.verify(token)).toBeNull();
    expect(exchange.standings.at(-1)).toMatchObject({ customer, holdUntil: now + 86_400_000 });
    expect(await codeOf(login(email, 'another-river-9'))).toBe('ok');
  });

  it('D27 lets no login finish whose password has changed meanwhile', async () => {
    const name = freshName();
    const customer = await register(name);
    const outcome = await database.db.transaction().execute(async (db) => {
      await db.updateTable('people.customer').set({ password_hash: 'changed' }).where('id', '=', customer).execute();
      const late = codeOf(login(name));
      await untilBlocked();
      return { late };
    });
    expect(await outcome.late).toBe('login_failed');
    expect(await people.sessions.list(customer)).toEqual([]);
  });

  it('D27 lets no login by the old password outlive the change', async () => {
    const name = freshName();
    const customer = await register(name);
    const token = await login(name);
    const session = await people.sessions.verify(token);
    const logins = Array.from({ length: 6 }, () => login(name).catch(() => null));
    await people.passwordChange.change(customer, session!.id, password, 'another-river-9');
    for (const opened of await Promise.all(logins)) {
      if (opened !== null) expect(await people.sessions.verify(opened)).toBeNull();
    }
    expect((await people.sessions.list(customer)).map(({ id }) => id)).toEqual([session!.id]);
  });
});

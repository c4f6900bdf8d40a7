import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { type Carrier, type Letter, Undeliverable } from './carriers/carrier.ts';
import { choicesOf, choose } from './choices.ts';
import { Messages } from './messages.ts';

/** A provider that notes what it got, and does as it is told. */
class Provider implements Carrier {
  readonly got: Letter[] = [];
  behave: (letter: Letter, signal: AbortSignal) => Promise<void> = () => Promise.resolve();

  async carry(letter: Letter, signal: AbortSignal): Promise<void> {
    this.got.push(letter);
    await this.behave(letter, signal);
  }
}

let database: TestDatabase;
let provider: Provider;
let messages: Messages;
let problems: unknown[];
let pushed: number[];
let now = 1_800_000_000_000;
let names = 0;
/** What hangs in a test ends with it: a sender that came back later would take the letters of the next one. */
let hanging = Promise.withResolvers<void>();

beforeAll(async () => void (database = await bootDatabase()));
afterAll(() => database.close());
afterEach(async () => {
  hanging.resolve();
  await messages.close();
});
beforeEach(async () => {
  hanging = Promise.withResolvers<void>();
  await database.db.deleteFrom('messages.message').execute();
  now += 100_000_000;
  provider = new Provider();
  problems = [];
  pushed = [];
  messages = sender();
});

function sender(): Messages {
  const carriers = { mail: provider, sms: provider };
  const failed = (error: unknown): void => void problems.push(error);
  return new Messages({
    db: database.db,
    carriers,
    fallback: 'en',
    failed,
    push: (id) => void pushed.push(id),
    now: () => now,
  });
}

async function customer(reach: { email?: string; mobile?: string; lang?: string } = {}): Promise<number> {
  const name = `told${(names += 1)}`;
  const { email = `${name}@example.com`, mobile = null, lang = 'en' } = reach;
  const { rows } = await sql<{ id: number }>`
    insert into people.customer (account, email, mobile, area_code, password_hash, extension_code, lang, created_at)
    values (${name}, ${email === '' ? null : email}, ${mobile}, ${mobile === null ? null : '86'}, 'x', ${name}, ${lang}, 0)
    returning id`.execute(database.db);
  return rows[0]!.id;
}

const lettersOf = (of: number) =>
  database.db
    .selectFrom('messages.letter')
    .innerJoin('messages.message', 'messages.message.id', 'messages.letter.message')
    .select(['medium', 'recipient', 'state', 'tries', 'due_at', 'problem'])
    .where('customer', '=', of)
    .where('medium', '!=', 'push')
    .orderBy('messages.letter.id')
    .execute();

describe('what is told', () => {
  it('D36 goes out when it is durable, and never when what it tells did not happen', async () => {
    const id = await customer();
    const undone = database.db.transaction().execute(async (trx) => {
      await messages.tell(trx, { customer: id, kind: 'password_changed', values: {} });
      await messages.deliverDue();
      throw new Error('The process died.');
    });
    await expect(undone).rejects.toThrow('died');
    await messages.deliverDue();
    expect(provider.got).toEqual([]);

    await database.db.transaction().execute(async (trx) => {
      await messages.tell(trx, { customer: id, kind: 'password_changed', values: {} });
      await messages.deliverDue();
      expect(provider.got).toEqual([]);
    });
    await messages.deliverDue();
    expect(provider.got.map(({ scene }) => scene)).toEqual(['password_changed']);
  });

  it('is told once, however often the same fact is told', async () => {
    const id = await customer();
    const tale = { customer: id, kind: 'deposit_credited', key: 'deposit/7' } as const;
    const tellAgain = () =>
      messages.tell(database.db, { ...tale, values: { amount: { amount: '1.5', currency: 'BTC' } } });
    const told = await Promise.all([tellAgain(), tellAgain(), tellAgain()]);
    expect(told.filter(Boolean)).toHaveLength(1);
    await messages.deliverDue();
    expect(provider.got.map(({ text }) => text)).toEqual(['1.5 BTC was credited to your account.']);
  });

  it('goes out once from two senders at once', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => customer()));
    for (const id of ids) await messages.tell(database.db, { customer: id, kind: 'new_device', values: {} });
    provider.behave = () => sleep(5);
    await Promise.all([messages.deliverDue(), sender().deliverDue(), sender().deliverDue()]);
    expect(provider.got).toHaveLength(20);
    expect(new Set(provider.got.map(({ recipient }) => recipient)).size).toBe(20);
  });

  it('is told again under the same id by the next sender where one died with it', async () => {
    const id = await customer();
    await messages.tell(database.db, { customer: id, kind: 'new_device', values: {} });
    provider.behave = () => hanging.promise;
    void messages.deliverDue();
    while (provider.got.length === 0) await sleep(5);
    provider.behave = () => Promise.resolve();
    const next = sender();
    await next.deliverDue();
    expect(provider.got).toHaveLength(1);
    now += 120_001;
    await next.deliverDue();
    expect(provider.got).toHaveLength(2);
    expect(provider.got[1]!.id).toBe(provider.got[0]!.id);
    expect(await lettersOf(id)).toMatchObject([{ state: 'sent', tries: 2 }]);
  });

  it('is tried again after pauses that grow, and ends', async () => {
    const id = await customer();
    await messages.tell(database.db, { customer: id, kind: 'new_device', values: {} });
    provider.behave = () => Promise.reject(new Error('Busy.'));
    const pauses: number[] = [];
    for (let tries = 0; tries < 40; tries += 1) {
      await messages.deliverDue();
      const [letter] = await lettersOf(id);
      if (letter!.state !== 'waiting') break;
      pauses.push(letter!.due_at - now);
      now = letter!.due_at;
    }
    expect(pauses.slice(0, 3)).toEqual([5_000, 10_000, 20_000]);
    expect(pauses.every((pause, at) => at === 0 || pause >= pauses[at - 1]!)).toBe(true);
    expect(await lettersOf(id)).toMatchObject([{ state: 'failed', problem: 'Busy.' }]);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(2 * 86_400_000);
    expect(problems).toHaveLength(pauses.length + 1);
  });

  it('is not tried again where the provider says that nobody is there', async () => {
    const id = await customer();
    await messages.tell(database.db, { customer: id, kind: 'new_device', values: {} });
    provider.behave = () => Promise.reject(new Undeliverable('No such mailbox.'));
    await messages.deliverDue();
    expect(await lettersOf(id)).toMatchObject([{ state: 'failed', tries: 1, problem: 'No such mailbox.' }]);
  });

  it('goes by where one letter hangs', async () => {
    const [stuck, swift] = [await customer({ email: 'stuck@example.com' }), await customer()];
    await messages.tell(database.db, { customer: stuck, kind: 'new_device', values: {} });
    provider.behave = ({ recipient }) => (recipient.startsWith('stuck') ? hanging.promise : Promise.resolve());
    void messages.deliverDue();
    while (provider.got.length === 0) await sleep(5);
    await messages.tell(database.db, { customer: swift, kind: 'new_device', values: {} });
    void messages.deliverDue();
    while (provider.got.length === 1) await sleep(5);
    expect(provider.got[1]!.recipient).not.toBe(provider.got[0]!.recipient);
  });
});

describe('who is told where', () => {
  it('goes to the mail address, and by SMS where there is none and it matters', async () => {
    const both = await customer({ email: 'both@example.com', mobile: '13800138001' });
    const mobile = await customer({ email: '', mobile: '13800138002' });
    const nowhere = await customer({ email: '' });
    for (const id of [both, mobile, nowhere]) {
      await messages.tell(database.db, { customer: id, kind: 'new_device', values: {} });
      const amount = { amount: '1', currency: 'BTC' };
      await messages.tell(database.db, { customer: id, kind: 'deposit_credited', values: { amount } });
    }
    expect((await lettersOf(both)).map(({ recipient }) => recipient)).toEqual(['both@example.com', 'both@example.com']);
    expect(await lettersOf(mobile)).toMatchObject([{ medium: 'sms', recipient: '+8613800138002' }]);
    expect(await lettersOf(nowhere)).toEqual([]);
  });

  it('tells the address of before as well, where it changed', async () => {
    const id = await customer({ email: 'after@example.com' });
    await messages.tell(database.db, { customer: id, kind: 'mail_changed', values: {}, also: ['before@example.com'] });
    expect((await lettersOf(id)).map(({ recipient }) => recipient)).toEqual([
      'after@example.com',
      'before@example.com',
    ]);
  });

  it('is in the language that the customer used last, when it goes out', async () => {
    const id = await customer({ lang: 'vi' });
    await messages.tell(database.db, { customer: id, kind: 'hold_started', values: { until: Date.UTC(2026, 10, 22) } });
    await messages.deliverDue();
    expect(provider.got[0]).toMatchObject({ lang: 'vi', title: 'Tạm dừng rút tiền' });
    expect(provider.got[0]!.text).toContain('UTC');
  });

  it('leaves out what the customer has switched off, and what the house tells always stays', async () => {
    const id = await customer();
    expect(await choose(database.db, { customer: id, topic: 'money', channel: 'mail', wanted: false })).toBe(true);
    expect(await choose(database.db, { customer: id, topic: 'security', channel: 'mail', wanted: false })).toBe(false);
    const amount = { amount: '1', currency: 'BTC' };
    await messages.tell(database.db, { customer: id, kind: 'deposit_credited', values: { amount } });
    await messages.tell(database.db, { customer: id, kind: 'new_device', values: {} });
    await messages.tell(database.db, {
      customer: id,
      kind: 'order_filled',
      values: { market: 'BTC/USDT', quantity: amount, price: amount },
    });
    await messages.deliverDue();
    expect(provider.got.map(({ scene }) => scene)).toEqual(['new_device']);
    const money = (await choicesOf(database.db, id)).find(({ topic }) => topic === 'money');
    expect(money).toMatchObject({ mail: { wanted: false, fixed: false }, site: { wanted: true, fixed: true } });
  });
});

describe('a strange text', () => {
  it('D42 keeps its words only: no control characters, no marks of direction, no end without end', async () => {
    const id = await customer();
    const reason = `\u202eevil\u202c \u0000\u0007\u200bnul ${'x'.repeat(1_000_000)}`;
    await messages.tell(database.db, { customer: id, kind: 'recovery_refused', values: { reason: { en: reason } } });
    await messages.deliverDue();
    const { text } = provider.got[0]!;
    expect(text).toContain('evil nul xxx');
    expect(text).not.toMatch(/[\p{Cc}\u200b\u202a-\u202e]/u);
    expect(text.length).toBeLessThan(5_000);
  });
});

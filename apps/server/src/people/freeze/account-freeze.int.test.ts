import type { EntryValues } from '@auric/api/console/values';
import { HOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QueueDefinition } from '../../console/part.ts';
import { recoveryConsolePart } from '../factors/console-part.ts';
import { codeOf, password, PeopleScene, visitor, visitorFrom } from '../people-scene.ts';

let scene: PeopleScene;

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.nextDay());
afterAll(() => scene.close());

interface Person {
  readonly name: string;
  readonly customer: number;
  readonly token: string;
}

async function signedIn(): Promise<Person> {
  const name = `${scene.freshName()}@example.com`;
  const customer = await scene.register(name, { code: await scene.sendCode(name, 'register') });
  return { name, customer, token: await scene.login(name) };
}

async function withTotp(): Promise<Person & { secret: string }> {
  const person = await signedIn();
  const session = await scene.people.sessions.verify(person.token);
  const who = { customer: person.customer, session: session!.id, visitor };
  const { secret } = await scene.people.factorSettings.beginTotp(who, { login_password: password });
  await scene.people.factorSettings.confirmTotp(who, codeFor(secret));
  scene.now += 60_000;
  return { ...person, secret };
}

function codeFor(secret: string): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter: Math.floor(scene.now / 30_000), digits: 6 });
}

/** The secret of the link in what the customer was told last, or first. */
async function linkOf(customer: number, order: 'asc' | 'desc' = 'desc'): Promise<string> {
  const row = await scene.db
    .selectFrom('messages.message')
    .select('freeze_path')
    .where('customer', '=', customer)
    .where('freeze_path', '!=', '')
    .orderBy('id', order)
    .executeTakeFirstOrThrow();
  return row.freeze_path.replace('/pages/common/freeze?token=', '');
}

const freeze = (token: string) => codeOf(scene.people.accountFreeze.freeze(token, visitor));

async function ask(kind: 'lost_factor' | 'frozen_account', { name }: Person, more: object = {}): Promise<string> {
  return codeOf(
    scene.people.recovery.ask(
      { kind, name: { userString: name, areaCode: '86' }, password, note: 'My phone fell into the sea', ...more },
      visitor,
    ),
  );
}

async function idOfRequest(customer: number): Promise<number> {
  const query = scene.db.selectFrom('people.recovery_request').select('id').where('customer', '=', customer);
  return (await query.orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
}

describe('the link of a notice', () => {
  it('D27 freezes at once: sessions end, nobody signs in, the exchange stops exits and trading', async () => {
    const person = await withTotp();
    const factor_code = codeFor(person.secret);
    expect(await freeze(await linkOf(person.customer))).toBe('ok');
    expect(await scene.people.sessions.verify(person.token)).toBeNull();
    expect(scene.exchange.standings.at(-1)).toMatchObject({
      customer: person.customer,
      tradingFreeze: 'owner',
      withdrawalFreeze: 'owner',
    });
    expect(await codeOf(scene.login(person.name, password, visitor, { factor_code }))).toBe('access_frozen');
    expect(await codeOf(scene.login(person.name, 'wrong'))).toBe('login_failed');
  });

  it('works once, for two weeks, and is nobody else’s', async () => {
    const [alice, bob] = [await withTotp(), await withTotp()];
    const link = await linkOf(alice.customer);
    expect(await freeze(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).toBe('freeze_link_invalid');
    expect((await Promise.all([freeze(link), freeze(link)])).toSorted()).toEqual(['freeze_link_invalid', 'ok']);
    expect(await scene.people.sessions.verify(bob.token)).not.toBeNull();
    const late = await linkOf(bob.customer);
    scene.now += 14 * 86_400_000 + 1;
    expect(await freeze(late)).toBe('freeze_link_invalid');
  });

  it('leaves the account open where the exchange could not take the freeze, and can be clicked again', async () => {
    const person = await withTotp();
    const link = await linkOf(person.customer);
    scene.exchange.dies = true;
    expect(await freeze(link)).toContain('died');
    scene.exchange.dies = false;
    expect(await freeze(link)).toBe('ok');
  });

  it('is undone by an operator alone, with a day’s hold, and old links are dead', async () => {
    const person = await withTotp();
    await ask('lost_factor', person, { code: await scene.sendCode(person.name, 'recovery') });
    const link = await linkOf(person.customer);
    const older = await linkOf(person.customer, 'asc');
    await freeze(link);
    scene.now += 60_000;
    const code = await scene.sendCode(person.name, 'recovery');
    expect(await ask('frozen_account', person, { code })).toBe('ok');
    const id = await idOfRequest(person.customer);
    expect(scene.cases.waiting.get(`frozen_account ${id}`)).toMatchObject({ customer: person.customer });
    await scene.people.recovery.approve(id, 'The papers fit', visitor);
    expect(scene.exchange.standings.at(-1)).toMatchObject({
      tradingFreeze: 'none',
      withdrawalFreeze: 'none',
      holdUntil: scene.now + 86_400_000,
    });
    const factor_code = codeFor(person.secret);
    expect(await codeOf(scene.login(person.name, password, visitor, { factor_code }))).toBe('ok');
    expect(await freeze(older)).toBe('freeze_link_invalid');
  });

  it('takes the refusal of an operator to the owner by its word, and keeps the operator’s own words', async () => {
    const person = await withTotp();
    await freeze(await linkOf(person.customer));
    await ask('frozen_account', person, { code: await scene.sendCode(person.name, 'recovery') });
    const refused = { reason: 'Sounded like somebody else', fault: 'misuse_suspected' } as const;
    await scene.people.recovery.refuse(await idOfRequest(person.customer), refused);
    const [told] = (await scene.messages(person.name)).filter((message) => message.scene === 'recovery_refused');
    expect(told?.text).toContain('There are signs that somebody else is asking for access to your account.');
    expect(told?.text).not.toContain('Sounded like');
    expect(await codeOf(scene.login(person.name, password, visitor))).toBe('second_factor_required');
  });

  it('is not refused without a word that the owner can be told', async () => {
    const refused = (queue: QueueDefinition, values: EntryValues) =>
      codeOf(queue.check!({ ref: '1', decision: 'refuse', reason: 'No', values }));
    for (const queue of recoveryConsolePart(scene.people).queues ?? []) {
      expect(await refused(queue, {})).toBe('parameter_error');
      expect(await refused(queue, { fault: 'because' })).toBe('parameter_error');
      expect(await refused(queue, { fault: 'more_needed' })).toBe('ok');
    }
  });
});

describe('a lost second factor', () => {
  it('is asked about with password and code, once at a time, and the owner hears of it', async () => {
    const person = await withTotp();
    expect(await ask('lost_factor', person, { password: 'wrong' })).toBe('login_failed');
    expect(await ask('lost_factor', person)).toBe('code_format');
    expect(await ask('lost_factor', person, { code: '000000' })).toBe('code_expired');
    expect(await ask('frozen_account', person)).toBe('account_not_frozen');
    expect(await ask('lost_factor', await signedIn())).toBe('factor_not_set');
    const code = await scene.sendCode(person.name, 'recovery');
    expect(await ask('lost_factor', person, { code })).toBe('ok');
    expect(await ask('lost_factor', person)).toBe('ok');
    expect([...scene.cases.waiting.keys()].filter((key) => key.startsWith('lost_factor'))).toHaveLength(1);
    const kinds = (await scene.messages(person.name)).map((message) => message.scene);
    expect(kinds.filter((kind) => kind === 'recovery_asked')).toHaveLength(1);
  });

  it('D27 is replaced by an operator: sessions end, exits are held for three days, the password alone signs in', async () => {
    const person = await withTotp();
    await ask('lost_factor', person, { code: await scene.sendCode(person.name, 'recovery') });
    const id = await idOfRequest(person.customer);
    await Promise.all([1, 2].map(() => scene.people.recovery.approve(id, 'Known by the papers', visitor)));
    expect(await scene.people.sessions.verify(person.token)).toBeNull();
    expect(scene.exchange.standings.at(-1)).toMatchObject({ holdUntil: scene.now + 259_200_000 });
    expect(await codeOf(scene.login(person.name))).toBe('ok');
    const told = (await scene.messages(person.name)).filter((message) => message.scene === 'factor_lost');
    expect(told).toHaveLength(1);
  });

  it('turns out not to be lost when it is used: the request ends, and nobody can approve it any more', async () => {
    const person = await withTotp();
    await ask('lost_factor', person, { code: await scene.sendCode(person.name, 'recovery') });
    const id = await idOfRequest(person.customer);
    const owner = visitorFrom('10.5.0.1', 'own browser');
    await scene.login(person.name, password, owner, { factor_code: codeFor(person.secret) });
    expect(scene.cases.waiting.has(`lost_factor ${id}`)).toBe(false);
    await scene.people.recovery.approve(id, 'Too late', visitor);
    expect(await codeOf(scene.login(person.name))).toBe('second_factor_required');
  });
});

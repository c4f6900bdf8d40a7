import { HOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../confirmation.ts';
import { codeOf, password, PeopleScene, visitor, visitorFrom } from '../people-scene.ts';

let scene: PeopleScene;

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.nextDay());
afterAll(() => scene.close());

const dayMs = 86_400_000;

function codeFor(secret: string, time = scene.now): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter: Math.floor(time / 30_000), digits: 6 });
}

/** The code of the next step, once time has come that far: each is good once. */
function nextCode(secret: string): string {
  scene.now += 30_000;
  return codeFor(secret);
}

interface Person {
  readonly name: string;
  readonly who: SignedIn;
}

async function signedIn(from = visitor): Promise<Person> {
  const name = `${scene.freshName()}@example.com`;
  const customer = await scene.register(name, { code: await scene.sendCode(name, 'register') });
  return { name, who: await again(name, customer, from) };
}

async function again(name: string, customer: number, from = visitor): Promise<SignedIn> {
  const session = await scene.people.sessions.verify(await scene.login(name, password, from));
  return { customer, session: session!.id, visitor: from };
}

const proof = { login_password: password };

/** Somebody with an authenticator app; the recovery codes are those that were shown. */
async function withTotp(): Promise<Person & { secret: string; codes: string[] }> {
  const person = await signedIn();
  const { secret } = await scene.people.factorSettings.beginTotp(person.who, proof);
  const codes = await scene.people.factorSettings.confirmTotp(person.who, codeFor(secret));
  return { ...person, secret, codes };
}

const state = ({ who }: Person) => scene.people.factorSettings.state(who.customer);
const kindsTold = async (name: string) => (await scene.messages(name)).map((message) => message.scene);

describe('an authenticator app', () => {
  it('is set by password and first code, shows ten recovery codes once, and holds nothing the first time', async () => {
    const person = await withTotp();
    expect(new Set(person.codes)).toHaveProperty('size', 10);
    for (const code of person.codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await state(person)).toMatchObject({ totp_since: scene.now, recovery_codes_left: 10 });
    expect(scene.exchange.standings).toEqual([]);
    expect(await kindsTold(person.name)).toContain('factor_added');
  });

  it('is not set without the password, nor by a wrong first code, nor twice', async () => {
    const { who } = await signedIn();
    const { factorSettings } = scene.people;
    expect(await codeOf(factorSettings.beginTotp(who, { login_password: 'wrong' }))).toBe('password_wrong');
    expect(await codeOf(factorSettings.confirmTotp(who, '123456'))).toBe('factor_setup_expired');
    const { secret } = await factorSettings.beginTotp(who, proof);
    expect(await codeOf(factorSettings.confirmTotp(who, codeFor(secret, 0)))).toBe('second_factor_wrong');
    await factorSettings.confirmTotp(who, codeFor(secret));
    expect(await codeOf(factorSettings.beginTotp(who, proof))).toBe('totp_already_set');
  });

  it('D27 ends every other session when it is set, and no login without it outlives that', async () => {
    const { name, who } = await signedIn();
    const { secret } = await scene.people.factorSettings.beginTotp(who, proof);
    const other = await scene.login(name);
    const logins = Array.from({ length: 4 }, () => scene.login(name).catch(() => null));
    await scene.people.factorSettings.confirmTotp(who, codeFor(secret));
    expect(await scene.people.sessions.verify(other)).toBeNull();
    for (const token of await Promise.all(logins))
      if (token !== null) expect(await scene.people.sessions.verify(token)).toBeNull();
    expect((await scene.people.sessions.list(who.customer)).map(({ id }) => id)).toEqual([who.session]);
  });

  it('is asked for at the login, which names what there is, and lets nobody in before', async () => {
    const { name, who, secret } = await withTotp();
    const before = (await scene.people.sessions.list(who.customer)).length;
    const refused = await scene.login(name).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'second_factor_required', detail: { methods: 'totp recovery_code' } });
    expect(await codeOf(scene.login(name, password, visitor, { factor_code: '000000' }))).toBe('second_factor_wrong');
    expect(await codeOf(scene.login(name, 'wrong', visitor, { factor_code: nextCode(secret) }))).toBe('login_failed');
    expect(await scene.people.sessions.list(who.customer)).toHaveLength(before);
    expect(await codeOf(scene.login(name, password, visitor, { factor_code: nextCode(secret) }))).toBe('ok');
  });

  it('D25 takes each code once, also when two logins bring it at the same time', async () => {
    const { name, secret } = await withTotp();
    const factor_code = nextCode(secret);
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => codeOf(scene.login(name, password, visitor, { factor_code }))),
    );
    expect(outcomes.toSorted()).toEqual(['ok', 'second_factor_wrong', 'second_factor_wrong']);
  });

  it('D25 is not skipped by a reset of the password', async () => {
    const { name, secret } = await withTotp();
    const code = await scene.sendCode(name, 'forget');
    expect(await codeOf(scene.reset(name, code))).toBe('second_factor_required');
    const wrong = { factor_code: '000000' };
    expect(await codeOf(scene.reset(name, code, 'another-river-9', visitor, wrong))).toBe('second_factor_wrong');
    expect(scene.exchange.standings).toEqual([]);
    const right = { factor_code: nextCode(secret) };
    expect(await codeOf(scene.reset(name, code, 'another-river-9', visitor, right))).toBe('ok');
  });

  it('is asked for by every act that changes the way in', async () => {
    const { who, name, secret } = await withTotp();
    const { people } = scene;
    const acts = [
      people.passwordChange.change(who, password, 'another-river-9', {}),
      people.factorSettings.removeTotp(who, proof),
      people.factorSettings.renewRecoveryCodes(who, proof),
      people.factorSettings.beginPasskey(who, proof),
      people.antiPhishing.set(who, 'blue whale', {}),
    ];
    expect(await Promise.all(acts.map(codeOf))).toEqual(acts.map(() => 'second_factor_required'));
    const code = await scene.sendCode(name, 'pay_password');
    expect(await codeOf(people.payPassword.set(who, { password: '493817', code }))).toBe('second_factor_required');
    const factor_code = nextCode(secret);
    expect(await codeOf(people.payPassword.set(who, { password: '493817', code, factor_code }))).toBe('ok');
  });

  it('D27 is removed by password and code, which ends the other sessions and holds every exit for a day', async () => {
    const person = await withTotp();
    const { who, name, secret } = person;
    const other = await scene.login(name, password, visitor, { factor_code: nextCode(secret) });
    await scene.people.factorSettings.removeTotp(who, { ...proof, factor_code: nextCode(secret) });
    expect(scene.exchange.standings.at(-1)).toMatchObject({ customer: who.customer, holdUntil: scene.now + dayMs });
    expect(await scene.people.sessions.verify(other)).toBeNull();
    expect(await state(person)).toMatchObject({ totp_since: null, recovery_codes_left: 0 });
    expect(await codeOf(scene.login(name))).toBe('ok');
    expect(await kindsTold(name)).toContain('factor_removed');
  });

  it('D27 stays where the hold can’t be set', async () => {
    const person = await withTotp();
    scene.exchange.dies = true;
    const removal = { ...proof, factor_code: nextCode(person.secret) };
    expect(await codeOf(scene.people.factorSettings.removeTotp(person.who, removal))).toContain('died');
    scene.exchange.dies = false;
    expect(await state(person)).toMatchObject({ recovery_codes_left: 10 });
  });

  it('D26 is nobody else’s: the code of one customer opens no other account', async () => {
    const [alice, bob] = [await withTotp(), await withTotp()];
    const factor_code = nextCode(bob.secret);
    expect(await codeOf(scene.login(alice.name, password, visitor, { factor_code }))).toBe('second_factor_wrong');
    const given = { factor_code: bob.codes[0] };
    expect(await codeOf(scene.login(alice.name, password, visitor, given))).toBe('second_factor_wrong');
    expect(await codeOf(scene.login(bob.name, password, visitor, given))).toBe('ok');
  });
});

describe('guessing codes of an app', () => {
  const guess = (name: string, from = visitorFrom('10.7.0.1')) =>
    codeOf(scene.login(name, password, from, { factor_code: '000000' }));

  it('ends after five from one network and ten from all strangers, and the owner hears of it', async () => {
    const { name } = await withTotp();
    const outcomes: string[] = [];
    for (let i = 0; i < 6; i += 1) outcomes.push(await guess(name));
    expect(outcomes).toEqual([...Array<string>(5).fill('second_factor_wrong'), 'factor_guesses_used_up']);
    for (let i = 0; i < 5; i += 1) expect(await guess(name, visitorFrom(`10.8.${i}.1`))).toBe('second_factor_wrong');
    expect(await guess(name, visitorFrom('10.9.1.1'))).toBe('factor_guesses_used_up');
    expect((await kindsTold(name)).filter((kind) => kind === 'factors_guessed')).toHaveLength(1);
  });

  it('counts what comes at once, and leaves the owner’s own device its own budget', async () => {
    const own = visitorFrom('10.7.0.9', 'own browser');
    const { name, who } = await signedIn(own);
    const { secret } = await scene.people.factorSettings.beginTotp(who, proof);
    await scene.people.factorSettings.confirmTotp(who, codeFor(secret));
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => guess(name)));
    expect(outcomes.filter((outcome) => outcome === 'second_factor_wrong')).toHaveLength(5);
    const stranger = visitorFrom('10.7.0.1');
    const late = codeOf(scene.login(name, password, stranger, { factor_code: nextCode(secret) }));
    expect(await late).toBe('factor_guesses_used_up');
    expect(await codeOf(scene.login(name, password, own, { factor_code: nextCode(secret) }))).toBe('ok');
  });

  it('gives a right one back: who types it twenty times is never shut out', async () => {
    const { name, secret } = await withTotp();
    for (let i = 0; i < 20; i += 1) {
      const from = visitorFrom('10.7.1.1');
      expect(await codeOf(scene.login(name, password, from, { factor_code: nextCode(secret) }))).toBe('ok');
    }
  });
});

describe('recovery codes', () => {
  it('D25 stand in once each, however they are typed, and the owner is told how many are left', async () => {
    const { name, codes } = await withTotp();
    const [first = '', second = ''] = codes;
    const login = (factor_code: string) => codeOf(scene.login(name, password, visitor, { factor_code }));
    expect(await Promise.all([login(first), login(first)]).then((all) => all.toSorted())).toEqual([
      'ok',
      'second_factor_wrong',
    ]);
    expect(await login(` ${second.toLowerCase().replace('-', '')} `)).toBe('ok');
    const told = (await scene.messages(name)).filter((message) => message.scene === 'recovery_code_used');
    // Both letters are due at once, so either may be the first.
    expect(new Set(told.map(({ text }) => /left: (\d+)/.exec(text)?.[1]))).toEqual(new Set(['8', '9']));
  });

  it('are all replaced by new ones, which takes password and factor and holds the exits', async () => {
    const { name, who, secret, codes } = await withTotp();
    const renewed = await scene.people.factorSettings.renewRecoveryCodes(who, {
      ...proof,
      factor_code: nextCode(secret),
    });
    expect(renewed).toHaveLength(10);
    expect(scene.exchange.standings).toHaveLength(1);
    const given = { factor_code: codes[0] };
    expect(await codeOf(scene.login(name, password, visitor, given))).toBe('second_factor_wrong');
    expect(await codeOf(scene.login(name, password, visitor, { factor_code: renewed[0] }))).toBe('ok');
  });

  it('are kept as digests, and there are none where there is no factor', async () => {
    const { who, codes } = await withTotp();
    const subject = `customer/${who.customer}`;
    const rows = await scene.db.selectFrom('people.recovery_code').selectAll().where('subject', '=', subject).execute();
    expect(JSON.stringify(rows)).not.toContain(codes[0]);
    const person = await signedIn();
    expect(await codeOf(scene.people.factorSettings.renewRecoveryCodes(person.who, proof))).toBe('factor_not_set');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../confirmation.ts';
import { codeOf, password, PeopleScene, visitorFrom } from '../people-scene.ts';
import { Authenticator, type Forgery } from './authenticator.test-support.ts';

let scene: PeopleScene;

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.nextDay());
afterAll(() => scene.close());

const browser = visitorFrom('10.3.0.1', 'a browser');
const proof = { login_password: password };

interface Person {
  readonly name: string;
  readonly who: SignedIn;
}

async function signedIn(): Promise<Person> {
  const name = scene.freshName();
  const customer = await scene.register(name, {}, browser);
  const session = await scene.people.sessions.verify(await scene.login(name, password, browser));
  return { name, who: { customer, session: session!.id, visitor: browser } };
}

async function withPasskey(key = new Authenticator()): Promise<Person & { key: Authenticator; codes: string[] }> {
  const person = await signedIn();
  const options = await scene.people.factorSettings.beginPasskey(person.who, proof);
  const codes = await scene.people.factorSettings.addPasskey(person.who, key.create(options), 'My phone');
  return { ...person, key, codes };
}

/** Signs in by a passkey, with something forged or another name. */
async function enter(key: Authenticator, forgery: Forgery = {}, name: string | null = null, from = browser) {
  const answer = key.get(await scene.people.login.beginPasskey(browser), forgery);
  const named = name === null ? null : { userString: name, areaCode: '86' };
  return codeOf(scene.people.login.loginByPasskey(answer, named, from));
}

describe('a passkey', () => {
  it('is added after the password, with recovery codes, and listed by its name', async () => {
    const { who, key, codes } = await withPasskey();
    expect(codes).toHaveLength(10);
    const { passkeys } = await scene.people.factorSettings.state(who.customer);
    expect(passkeys).toEqual([
      { id: key.id, name: 'My phone', created_at: scene.now, last_used_at: null, synced: false },
    ]);
    expect(await codeOf(scene.people.factorSettings.beginPasskey(who, { login_password: 'wrong' }))).toBe(
      'password_wrong',
    );
  });

  it('signs in without a name, and with the right one only', async () => {
    const { name, key } = await withPasskey();
    const other = await signedIn();
    expect(await enter(key)).toBe('ok');
    expect(await enter(key, {}, name)).toBe('ok');
    expect(await enter(key, {}, other.name)).toBe('passkey_unknown');
    expect(await enter(key, {}, 'nobody98765')).toBe('passkey_unknown');
    expect(await enter(new Authenticator())).toBe('passkey_unknown');
  });

  it('is the second factor of a login by password, of a reset and of an act', async () => {
    const { name, who, key } = await withPasskey();
    const { people } = scene;
    const refused = await scene.login(name, password, browser).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'second_factor_required', detail: { methods: 'passkey recovery_code' } });
    const passkey = key.get(await people.login.beginPasskey(browser));
    expect(await codeOf(scene.login(name, password, browser, { passkey }))).toBe('ok');
    expect(await codeOf(people.antiPhishing.set(who, 'blue whale', {}))).toBe('second_factor_required');
    const act = key.get(await people.passkeys.beginToAsk(who.customer, `act ${who.session}`, browser));
    expect(await codeOf(people.antiPhishing.set(who, 'blue whale', { passkey: act }))).toBe('ok');
  });

  it.each<[string, Forgery]>([
    ['from another site', { origin: 'http://evil.example:8080' }],
    ['from another port', { origin: 'http://localhost:8081' }],
    ['for another site', { rpId: 'evil.example' }],
    ['for a challenge that was never made', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['without finger, face or PIN', { verified: false }],
  ])('is refused %s', async (_, forgery) => {
    const { key } = await withPasskey();
    expect(await enter(key, forgery)).toBe('passkey_invalid');
    expect(await enter(key)).toBe('ok');
  });

  it('that was copied is found out by its counter', async () => {
    const { key } = await withPasskey();
    expect(await enter(key, { counter: 10 })).toBe('ok');
    expect(await enter(key, { counter: 10 })).toBe('passkey_invalid');
    expect(await enter(key, { counter: 4 })).toBe('passkey_invalid');
    expect(await enter(key, { counter: 11 })).toBe('ok');
  });

  it('D25 answers a challenge once, in its time, in its browser and for its purpose', async () => {
    const { who, key } = await withPasskey();
    const { login, passkeys, antiPhishing } = scene.people;
    const enterBy = (answer: string, from = browser) => codeOf(login.loginByPasskey(answer, null, from));
    const options = await login.beginPasskey(browser);
    expect(await enterBy(key.get(options))).toBe('ok');
    expect(await enterBy(key.get(options))).toBe('passkey_invalid');
    expect(await enter(key, {}, null, visitorFrom('10.3.0.1', 'another browser'))).toBe('passkey_invalid');
    const late = await login.beginPasskey(browser);
    scene.now += 300_001;
    expect(await enterBy(key.get(late))).toBe('passkey_invalid');
    const act = await passkeys.beginToAsk(who.customer, `act ${who.session}`, browser);
    expect(await enterBy(key.get(act))).toBe('passkey_invalid');
    const passkey = key.get(await login.beginPasskey(browser));
    expect(await codeOf(antiPhishing.set(who, 'blue whale', { passkey }))).toBe('passkey_invalid');
  });

  it('D26 of another customer confirms nothing, and is neither renamed nor removed by them', async () => {
    const [alice, bob] = [await withPasskey(), await withPasskey()];
    const { factorSettings, passkeys } = scene.people;
    const purpose = `act ${alice.who.session}` as const;
    const passkey = bob.key.get(await passkeys.beginToAsk(alice.who.customer, purpose, browser));
    expect(await codeOf(scene.people.antiPhishing.set(alice.who, 'whale', { passkey }))).toBe('passkey_unknown');
    expect(await codeOf(factorSettings.renamePasskey(alice.who.customer, bob.key.id, 'mine'))).toBe('passkey_unknown');
    const factor_code = alice.codes[0];
    const removal = factorSettings.removePasskey(alice.who, bob.key.id, { ...proof, factor_code });
    expect(await codeOf(removal)).toBe('passkey_unknown');
    expect((await factorSettings.state(bob.who.customer)).passkeys).toHaveLength(1);
  });

  it('D27 that is removed ends the other sessions, holds the exits and signs nobody in', async () => {
    const { who, key, codes } = await withPasskey();
    const { factorSettings, sessions } = scene.people;
    const other = await scene.people.login.loginByPasskey(
      key.get(await scene.people.login.beginPasskey(browser)),
      null,
      browser,
    );
    await factorSettings.removePasskey(who, key.id, { ...proof, factor_code: codes[0] });
    expect(await sessions.verify(other)).toBeNull();
    expect(scene.exchange.standings.at(-1)).toMatchObject({ holdUntil: scene.now + 86_400_000 });
    expect(await enter(key)).toBe('passkey_unknown');
    expect(await factorSettings.state(who.customer)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  });

  it.each(['', 'null', '[]', '{}', '{"id":7}', '{"id":"x"}', '{"id":"x","response":null}', 'not JSON'])(
    'is not %j',
    async (answer) => {
      const { key } = await withPasskey();
      const outcome = await codeOf(scene.people.login.loginByPasskey(answer, null, browser));
      expect(['passkey_invalid', 'passkey_unknown']).toContain(outcome);
      const half = JSON.stringify({ id: key.id });
      expect(await codeOf(scene.people.login.loginByPasskey(half, null, browser))).toBe('passkey_invalid');
    },
  );
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, password, PeopleScene, visitor, visitorFrom } from './people-scene.ts';

let scene: PeopleScene;

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.nextDay());
afterAll(() => scene.close());

/** Guesses from an address each, as many as are asked for. */
async function guess(name: string, times: number, network = '10.1'): Promise<string[]> {
  const outcomes: string[] = [];
  for (let i = 0; i < times; i += 1)
    outcomes.push(await codeOf(scene.login(name, 'wrong', visitorFrom(`${network}.${i}.1`))));
  return outcomes;
}

describe('logging in', () => {
  it('answers a wrong name and a wrong password alike', async () => {
    const name = scene.freshName();
    await scene.register(name);
    expect(await codeOf(scene.login(name, 'wrong password'))).toBe('login_failed');
    expect(await codeOf(scene.login('nobody12345', 'wrong password'))).toBe('login_failed');
    expect(await codeOf(scene.login('!?', 'wrong password'))).toBe('login_failed');
  });

  it('makes strangers work after five failures at a name, and counts guesses that come at once', async () => {
    const name = scene.freshName();
    await scene.register(name);
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, i) => codeOf(scene.login(name, 'wrong', visitorFrom(`10.1.0.${i}`)))),
    );
    expect(outcomes.filter((outcome) => outcome === 'login_failed')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'proof_of_work_required')).toHaveLength(7);
    expect(await guess('nobody54321', 6)).toEqual([...Array<string>(5).fill('login_failed'), 'proof_of_work_required']);
  });

  it('lets the owner in on an own device while strangers guess, and tells them once', async () => {
    const email = `${scene.freshName()}@example.com`;
    await scene.register(email, { code: await scene.sendCode(email, 'register') });
    const own = visitorFrom('10.2.200.1', 'own browser');
    await scene.login(email, password, own);
    await guess(email, 30, '10.2');
    expect(await codeOf(scene.login(email, password, own))).toBe('ok');
    const told = (await scene.messages(email)).filter((message) => message.scene === 'logins_guessed');
    expect(told).toHaveLength(1);
  });

  it('lets the owner in elsewhere for a proof of work, which is good once and for this name only', async () => {
    const [name, other] = [scene.freshName(), scene.freshName()];
    await scene.register(name);
    await scene.register(other);
    await guess(name, 8);
    await guess(other, 8, '10.22');
    const elsewhere = visitorFrom('10.3.0.1');
    const proof = await scene.proofFor(scene.login(name, password, elsewhere));
    expect(await codeOf(scene.login(other, password, { ...elsewhere, proof }))).toBe('proof_of_work_required');
    expect(await codeOf(scene.login(name, 'wrong', { ...elsewhere, proof }))).toBe('login_failed');
    expect(await codeOf(scene.login(name, password, { ...elsewhere, proof }))).toBe('proof_of_work_required');
    const second = await scene.proofFor(scene.login(name, password, elsewhere));
    scene.now += 120_000;
    expect(await codeOf(scene.login(name, password, { ...elsewhere, proof: second }))).toBe('proof_of_work_required');
    const third = await scene.proofFor(scene.login(name, password, elsewhere));
    expect(await codeOf(scene.login(name, password, { ...elsewhere, proof: third }))).toBe('ok');
  });

  it('asks for more work the more failures there are', async () => {
    const name = scene.freshName();
    await guess(name, 5);
    const bits: unknown[] = [];
    for (let i = 0; i < 24; i += 1) {
      const from = visitorFrom(`10.5.${i}.1`);
      const refused = scene.login(name, 'wrong', from);
      const refusal = await refused.catch((error: unknown) => error);
      bits.push((refusal as { detail: { bits: number } }).detail.bits);
      const proof = await scene.proofFor(refused);
      expect(await codeOf(scene.login(name, 'wrong', { ...from, proof }))).toBe('login_failed');
    }
    expect([bits[0], bits.at(-1)]).toEqual([4, 9]);
    scene.now += 86_400_000;
    expect(await guess(name, 1, '10.6')).toEqual(['login_failed']);
  });

  it('D27 a mark that was made up is a stranger’s', async () => {
    const name = scene.freshName();
    await scene.register(name);
    await guess(name, 6);
    const invented = visitorFrom('10.7.0.1', 'invented');
    expect(await codeOf(scene.login(name, password, invented))).toBe('proof_of_work_required');
  });

  it('locks an address that tries one name after the other', async () => {
    const from = { ...visitor, address: '10.9.9.9' };
    const outcomes: string[] = [];
    for (let i = 0; i < 51; i += 1) outcomes.push(await codeOf(scene.login(`victim${i}x`, 'wrong', from)));
    expect(outcomes.filter((outcome) => outcome === 'login_failed')).toHaveLength(50);
    expect(outcomes.at(-1)).toBe('login_locked');
  });

  it('as “#10001” and the like blocks nobody’s change of the password', async () => {
    const name = scene.freshName();
    const customer = await scene.register(name);
    for (const typed of [`#${customer}`, `password-change/${customer}`, `account:#${customer}`]) await guess(typed, 8);
    expect(await codeOf(scene.change(customer, '', 'wrong', 'another-river-9'))).toBe('password_wrong');
  });

  it('keeps a history that shows failures, new devices and changed passwords', async () => {
    const name = scene.freshName();
    const customer = await scene.register(name);
    await codeOf(scene.login(name, 'wrong'));
    await scene.login(name);
    await scene.login(name, password, visitorFrom('10.20.0.1', 'a new phone'));
    await scene.login(name, password, visitorFrom('10.20.7.1', 'a new phone'));
    await scene.change(customer, '', password, 'another-river-9');
    expect((await scene.people.history.latest(customer)).map(({ event, success }) => [event, success])).toEqual([
      ['password_changed', true],
      ['login', true],
      ['new_device', true],
      ['login', true],
      ['login', false],
    ]);
  });
});

describe('notices', () => {
  it('tell of a new device, a changed and a reset password, in the language of the customer', async () => {
    const email = `${scene.freshName()}@example.com`;
    const customer = await scene.register(email, { code: await scene.sendCode(email, 'register') });
    const phone = { ...visitorFrom('10.21.0.1', 'phone'), lang: 'spa' as const };
    await scene.login(email, password, phone);
    await scene.change(customer, '', password, 'another-river-9');
    const code = await scene.sendCode(email, 'forget', phone);
    await scene.reset(email, code, 'yet-another-river-9', phone);
    const told = (await scene.messages(email)).filter((message) => message.code === '').reverse();
    expect(told.map((message) => message.scene).toSorted()).toEqual([
      'new_device',
      'password_changed',
      'password_reset',
    ]);
    for (const { text } of told) expect(text).toMatch(/Si no fuiste tú/);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../confirmation.ts';
import { codeOf, password, PeopleScene, visitor, wrongFor } from '../people-scene.ts';

let scene: PeopleScene;

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.nextDay());
afterAll(() => scene.close());

const dayMs = 86_400_000;

async function signedIn(name = scene.freshName(), more: object = {}): Promise<SignedIn> {
  const customer = await scene.register(name, more);
  const session = await scene.people.sessions.verify(await scene.login(name));
  return { customer, session: session!.id, visitor };
}

async function withEmail(): Promise<{ who: SignedIn; email: string }> {
  const email = freshEmail();
  return { email, who: await signedIn(email, { code: await scene.sendCode(email, 'register') }) };
}

const freshEmail = () => `${scene.freshName()}@example.com`;
const bind = (who: SignedIn, email: string, code: string, old_code?: string) =>
  codeOf(scene.people.binding.bind(who, { type: 'email', email }, { code, old_code }));

describe('binding an address', () => {
  it('takes a code that was sent to it for this purpose, once, and tells the owner', async () => {
    const who = await signedIn();
    const email = freshEmail();
    const code = await scene.sendCode(email, 'bind');
    expect(await bind(who, email, wrongFor(code))).toBe('code_wrong');
    expect(await bind(who, email, code)).toBe('ok');
    expect(await codeOf(scene.login(email))).toBe('ok');
    expect(scene.exchange.standings).toEqual([]);
    expect((await scene.messages(email)).map((message) => message.scene)).toContain('mail_bound');
    expect(await bind(who, email, code)).toBe('contact_unchanged');
  });

  it('D25 takes no code of another purpose or another address', async () => {
    const who = await signedIn();
    const [email, other] = [freshEmail(), freshEmail()];
    const code = await scene.sendCode(email, 'register');
    expect(await bind(who, email, code)).toBe('code_expired');
    const bound = await scene.sendCode(email, 'bind');
    expect(await bind(who, other, bound)).toBe('code_expired');
  });

  it('D27 in place of another takes a code to both, ends the other sessions, holds the exits, and tells both', async () => {
    const { who, email: old } = await withEmail();
    const other = await scene.login(old);
    const email = freshEmail();
    const code = await scene.sendCode(email, 'bind');
    expect(await bind(who, email, code)).toBe('old_code_required');
    const oldCode = await scene.sendCode(old, 'bind');
    expect(await bind(who, email, code, wrongFor(oldCode))).toBe('code_wrong');
    expect(scene.exchange.standings).toEqual([]);
    expect(await bind(who, email, code, oldCode)).toBe('ok');
    expect(scene.exchange.standings.at(-1)).toMatchObject({ holdUntil: scene.now + dayMs });
    expect(await scene.people.sessions.verify(other)).toBeNull();
    expect((await scene.people.sessions.list(who.customer)).map(({ id }) => id)).toEqual([who.session]);
    for (const place of [old, email])
      expect((await scene.messages(place)).map((message) => message.scene)).toContain('mail_changed');
    expect(await codeOf(scene.login(old))).toBe('login_failed');
  });

  it('D26 of another customer is refused, also when two bind it at the same time', async () => {
    const [alice, { email: taken }] = [await signedIn(), await withEmail()];
    expect(await bind(alice, taken, await scene.sendCode(taken, 'bind'))).toBe('email_taken');
    const bob = await signedIn();
    const email = freshEmail();
    const code = await scene.sendCode(email, 'bind');
    const outcomes = await Promise.all([bind(alice, email, code), bind(bob, email, code)]);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
  });

  it('binds a mobile number too, in the form in which one signs in by it', async () => {
    const who = await signedIn();
    const contact = { type: 'mobile', mobile: '13900001111', areaCode: '86' } as const;
    await scene.people.sending.send(contact, 'bind', visitor);
    const code = (await scene.messages('+8613900001111'))[0]!.code;
    expect(await codeOf(scene.people.binding.bind(who, contact, { code }))).toBe('ok');
    expect(await codeOf(scene.login('13900001111'))).toBe('ok');
  });
});

describe('the fund password', () => {
  const set = async (who: SignedIn, email: string, digits: string) =>
    codeOf(scene.people.payPassword.set(who, { password: digits, code: await scene.sendCode(email, 'pay_password') }));
  const verify = ({ customer }: SignedIn, digits: string) => codeOf(scene.people.payPassword.verify(customer, digits));

  it('is set by a code to an own address, which there must be', async () => {
    const { who, email } = await withEmail();
    expect(await verify(who, '493817')).toBe('pay_password_required');
    expect(await set(who, email, '493817')).toBe('ok');
    expect(await verify(who, '493817')).toBe('ok');
    expect(await verify(who, '493818')).toBe('pay_password_wrong');
    expect(scene.exchange.standings).toEqual([]);
    const nameless = await signedIn();
    const attempt = scene.people.payPassword.set(nameless, { password: '493817', code: '123456' });
    expect(await codeOf(attempt)).toBe('contact_required');
  });

  it.each(['000000', '123456', '987654', '890123'])('is not %s, which everybody tries first', async (digits) => {
    const { who } = await withEmail();
    const attempt = scene.people.payPassword.set(who, { password: digits, code: '123456' });
    expect(await codeOf(attempt)).toBe('pay_password_too_simple');
  });

  it('stops listening after five wrong ones at once, and a new one makes it listen again', async () => {
    const { who, email } = await withEmail();
    await set(who, email, '493817');
    const outcomes = await Promise.all(Array.from({ length: 9 }, () => verify(who, '111112')));
    expect(outcomes.filter((outcome) => outcome === 'pay_password_wrong')).toHaveLength(5);
    expect(await verify(who, '493817')).toBe('pay_password_locked');
    scene.now += dayMs;
    expect(await verify(who, '493817')).toBe('ok');
    for (let i = 0; i < 5; i += 1) await verify(who, '111112');
    expect(await set(who, email, '719264')).toBe('ok');
    expect(await verify(who, '719264')).toBe('ok');
    expect(scene.exchange.standings.at(-1)).toMatchObject({ holdUntil: scene.now + dayMs });
  });

  it('takes ten right ones at once, and five wrong ones among them still lock it', async () => {
    const { who, email } = await withEmail();
    await set(who, email, '493817');
    const many = (digits: string, count: number) => Array.from({ length: count }, () => verify(who, digits));
    expect(await Promise.all(many('493817', 10))).toEqual(Array.from({ length: 10 }, () => 'ok'));
    const mixed = await Promise.all([...many('111112', 5), ...many('493817', 2)]);
    expect(mixed.slice(-2)).toEqual(['pay_password_locked', 'pay_password_locked']);
  });

  it('is another digest for each customer, so that equal ones don’t show', async () => {
    const [alice, bob] = [await withEmail(), await withEmail()];
    await set(alice.who, alice.email, '493817');
    await set(bob.who, bob.email, '493817');
    const query = scene.db.selectFrom('people.customer').select('pay_password_hash');
    const rows = await query.where('id', 'in', [alice.who.customer, bob.who.customer]).execute();
    expect(new Set(rows.map((row) => row.pay_password_hash)).size).toBe(2);
  });
});

it('the password of a login is not needed where a session is taken over: the code to the old address is', async () => {
  const { who, email } = await withEmail();
  const thief = freshEmail();
  const code = await scene.sendCode(thief, 'bind');
  expect(await bind(who, thief, code, '000000')).toBe('code_expired');
  expect(await codeOf(scene.login(email, password))).toBe('ok');
});

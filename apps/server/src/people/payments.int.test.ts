import { HOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SignedIn } from './confirmation.ts';
import { codeOf, password, PeopleScene, visitor } from './people-scene.ts';

let scene: PeopleScene;
const pay_password = '493817';
const body = { currency: 3, number: '10', wallet_id: 1 };
const payment = { requestId: 'payment-1', body };

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.nextDay());
afterAll(() => scene.close());

/** Somebody who has set a fund password. */
async function payer(): Promise<SignedIn> {
  const email = `${scene.freshName()}@example.com`;
  const customer = await scene.register(email, { type: 'email', code: await scene.sendCode(email, 'register') });
  const session = (await scene.people.sessions.verify(await scene.login(email)))!.id;
  const who = { customer, session, visitor };
  scene.now += 100_000;
  await scene.people.payPassword.set(who, {
    password: pay_password,
    code: await scene.sendCode(email, 'pay_password'),
  });
  return who;
}

/** Sets an authenticator app; gives what makes its codes, each of a step of its own. */
async function withApp(who: SignedIn): Promise<() => string> {
  const { secret } = await scene.people.factorSettings.beginTotp(who, { login_password: password });
  const next = (): string => {
    scene.now += 30_000;
    return HOTP.generate({ secret: Secret.fromBase32(secret), counter: Math.floor(scene.now / 30_000), digits: 6 });
  };
  await scene.people.factorSettings.confirmTotp(who, next());
  return next;
}

const confirm = (who: SignedIn, proof: object, asked = payment): Promise<string> =>
  codeOf(scene.people.payments.confirm(who, proof, asked));

it('asks for the fund password, and for the second factor where one is set, by the name of the wire', async () => {
  const who = await payer();
  expect(await confirm(who, {})).toBe('pay_password_format');
  expect(await confirm(who, { pay_password: '111222' })).toBe('pay_password_wrong');
  expect(await confirm(who, { pay_password })).toBe('ok');
  await withApp(who);
  const asked = scene.people.payments.confirm(who, { pay_password }, { requestId: 'payment-2', body });
  await expect(asked).rejects.toMatchObject({ code: 'second_factor_required', field: 'code' });
});

it('D25 takes a code once, and lets the same request through again, which can bring no other', async () => {
  const who = await payer();
  const next = await withApp(who);
  const proof = { pay_password, code: next() };
  const both = await Promise.all([confirm(who, proof), confirm(who, proof)]);
  expect(both).toEqual(['ok', 'ok']);
  expect(await confirm(who, {})).toBe('ok');
  expect(await confirm(who, proof, { requestId: 'payment-2', body })).toBe('second_factor_wrong');
});

it('D24 what was confirmed is that body of that customer, for a day', async () => {
  const [who, other] = [await payer(), await payer()];
  expect(await confirm(who, { pay_password })).toBe('ok');
  expect(await confirm(who, {}, { requestId: 'payment-1', body: { ...body, number: '11' } })).toBe(
    'pay_password_format',
  );
  expect(await confirm(other, {})).toBe('pay_password_format');
  scene.now += 86_400_001;
  await scene.people.payments.sweep();
  expect(await confirm(who, {})).toBe('pay_password_format');
});

it('without a request id nothing is remembered', async () => {
  const who = await payer();
  const unnamed = { requestId: undefined, body };
  expect(await codeOf(scene.people.payments.confirm(who, { pay_password }, unnamed))).toBe('ok');
  expect(await codeOf(scene.people.payments.confirm(who, {}, unnamed))).toBe('pay_password_format');
});

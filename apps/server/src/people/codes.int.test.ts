import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, PeopleScene } from './people-scene.ts';

let scene: PeopleScene;

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.reset());
afterAll(() => scene.close());

describe('codes', () => {
  it('D25 belong to one recipient and one purpose', async () => {
    const [mine, yours] = [`${scene.freshName()}@example.com`, `${scene.freshName()}@example.com`];
    const code = await scene.sendCode(mine, 'register');
    expect(await codeOf(scene.people.codes.check(yours, 'register', code))).toBe('code_expired');
    expect(await codeOf(scene.people.codes.check(mine, 'forget', code))).toBe('code_expired');
    expect(await codeOf(scene.people.codes.check(mine, 'register', code))).toBe('ok');
  });

  it('D25 die after five wrong tries, also when they come at once', async () => {
    const email = `${scene.freshName()}@example.com`;
    const code = await scene.sendCode(email, 'register');
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(scene.people.codes.check(email, 'register', wrong))),
    );
    expect(guesses.filter((outcome) => outcome === 'code_wrong')).toHaveLength(5);
    expect(await codeOf(scene.people.codes.check(email, 'register', code))).toBe('code_expired');
  });

  it('D25 work once, also when they are used at once', async () => {
    const email = `${scene.freshName()}@example.com`;
    const code = await scene.sendCode(email, 'register');
    const uses = await Promise.all(
      Array.from({ length: 6 }, () => codeOf(scene.people.codes.use(scene.db, email, 'register', code))),
    );
    expect(uses.filter((outcome) => outcome === 'ok')).toHaveLength(1);
  });

  it('die after ten minutes', async () => {
    const email = `${scene.freshName()}@example.com`;
    const code = await scene.sendCode(email, 'register');
    scene.now += 599_999;
    expect(await codeOf(scene.people.codes.check(email, 'register', code))).toBe('ok');
    scene.now += 1;
    expect(await codeOf(scene.people.codes.check(email, 'register', code))).toBe('code_expired');
  });

  it('are sent once a minute and ten times an hour', async () => {
    const email = `${scene.freshName()}@example.com`;
    await scene.sendCode(email, 'register');
    scene.now += 59_999;
    await expect(scene.people.sending.send({ type: 'email', email }, 'register', 'en')).rejects.toMatchObject({
      code: 'code_too_soon',
      detail: { retry_in: 1 },
    });
    for (let sent = 1; sent < 10; sent += 1) {
      scene.now += 60_000;
      await scene.sendCode(email, 'register');
    }
    scene.now += 60_000;
    expect(await codeOf(scene.sendCode(email, 'register'))).toBe('code_too_soon');
    scene.now += 3_600_000;
    expect(await codeOf(scene.sendCode(email, 'register'))).toBe('ok');
  });

  it('for a forgotten password reach customers only, and the answers don’t tell who is one', async () => {
    const [known, stranger] = [`${scene.freshName()}@example.com`, `${scene.freshName()}@example.com`];
    await scene.register(known, { code: await scene.sendCode(known, 'register') });
    const answers = await Promise.all(
      [known, stranger].map((email) => scene.people.sending.send({ type: 'email', email }, 'forget', 'en')),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await scene.people.sandboxOutbox!.read(stranger)).toEqual([]);
    const reset = (email: string) =>
      codeOf(scene.people.passwordChange.reset(email, '86', '000000', 'another-river-9'));
    expect(await reset(known)).toBe('code_wrong');
    expect(await reset(stranger)).toBe('code_wrong');
  });
});

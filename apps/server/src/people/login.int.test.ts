import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, PeopleScene, visitor } from './people-scene.ts';

let scene: PeopleScene;

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.reset());
afterAll(() => scene.close());

describe('logging in', () => {
  it('answers a wrong name and a wrong password alike', async () => {
    const name = scene.freshName();
    await scene.register(name);
    expect(await codeOf(scene.login(name, 'wrong password'))).toBe('login_failed');
    expect(await codeOf(scene.login('nobody12345', 'wrong password'))).toBe('login_failed');
    expect(await codeOf(scene.login('!?', 'wrong password'))).toBe('login_failed');
  });

  it('locks a name that is guessed at, longer every time, and counts guesses that come at once', async () => {
    const name = scene.freshName();
    await scene.register(name);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, i) => codeOf(scene.login(name, 'wrong', { ...visitor, address: `10.1.0.${i}` }))),
    );
    expect(guesses.filter((outcome) => outcome === 'login_failed')).toHaveLength(5);
    expect(await codeOf(scene.login(name))).toBe('login_locked');
    scene.now += 30_000;
    expect(await codeOf(scene.login(name, 'wrong'))).toBe('login_failed');
    scene.now += 30_000;
    expect(await codeOf(scene.login(name))).toBe('login_locked');
    scene.now += 30_000;
    expect(await codeOf(scene.login(name))).toBe('ok');
    expect(await codeOf(scene.login(name, 'wrong'))).toBe('login_failed');
    expect(await codeOf(scene.login(name))).toBe('ok');
  });

  it('locks an address that tries one name after the other', async () => {
    const from = { ...visitor, address: '10.9.9.9' };
    const outcomes: string[] = [];
    for (let i = 0; i < 51; i += 1) outcomes.push(await codeOf(scene.login(`victim${i}x`, 'wrong', from)));
    expect(outcomes.filter((outcome) => outcome === 'login_failed')).toHaveLength(50);
    expect(outcomes.at(-1)).toBe('login_locked');
  });

  it('keeps a history that shows the failures', async () => {
    const name = scene.freshName();
    const customer = await scene.register(name);
    await codeOf(scene.login(name, 'wrong'));
    await scene.login(name);
    expect((await scene.people.login.history(customer)).map(({ success }) => success)).toEqual([true, false]);
  });
});

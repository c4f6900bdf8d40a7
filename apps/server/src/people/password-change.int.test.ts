import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, password, PeopleScene } from './people-scene.ts';

let scene: PeopleScene;

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.nextDay());
afterAll(() => scene.close());

describe('changing the password', () => {
  it('D27 holds every exit before the password changes, and ends the other sessions', async () => {
    const name = scene.freshName();
    const customer = await scene.register(name);
    const [kept, other] = [await scene.login(name), await scene.login(name)];
    const session = await scene.people.sessions.verify(kept);
    await scene.change(customer, session!.id, password, 'another-river-9');
    expect(scene.exchange.standings).toMatchObject([{ customer, version: 1, holdUntil: scene.now + 86_400_000 }]);
    expect(await scene.people.sessions.verify(kept)).not.toBeNull();
    expect(await scene.people.sessions.verify(other)).toBeNull();
    expect(await codeOf(scene.login(name))).toBe('login_failed');
    expect(await codeOf(scene.login(name, 'another-river-9'))).toBe('ok');
  });

  it('D27 leaves the password as it was when the hold can’t be set, and publishes the hold at the next login', async () => {
    const name = scene.freshName();
    const customer = await scene.register(name);
    const token = await scene.login(name);
    const session = await scene.people.sessions.verify(token);
    scene.exchange.dies = true;
    expect(await codeOf(scene.change(customer, session!.id, password, 'another-river-9'))).toContain('died');
    scene.exchange.dies = false;
    expect(scene.exchange.standings).toEqual([]);
    await scene.login(name);
    expect(scene.exchange.standings).toMatchObject([{ customer, version: 1 }]);
  });

  it('asks for the old password and for a new one', async () => {
    const name = scene.freshName();
    const customer = await scene.register(name);
    const change = (old: string, next: string) => codeOf(scene.change(customer, '', old, next));
    expect(await change('wrong', 'another-river-9')).toBe('password_wrong');
    expect(await change(password, password)).toBe('password_unchanged');
    expect(await change(password, 'qwertyuiop')).toBe('password_too_common');
    expect(scene.exchange.standings).toEqual([]);
  });

  it('D25 by a forgotten-password code works once, ends every session and holds the exits', async () => {
    const email = `${scene.freshName()}@example.com`;
    const customer = await scene.register(email, { code: await scene.sendCode(email, 'register') });
    const token = await scene.login(email);
    const code = await scene.sendCode(email, 'forget');
    const reset = () => codeOf(scene.reset(email, code));
    const outcomes = await Promise.all([reset(), reset()]);
    expect(outcomes.toSorted()).toEqual(['code_expired', 'ok']);
    expect(await scene.people.sessions.verify(token)).toBeNull();
    expect(scene.exchange.standings.at(-1)).toMatchObject({ customer, holdUntil: scene.now + 86_400_000 });
    expect(await codeOf(scene.login(email, 'another-river-9'))).toBe('ok');
  });

  it('D27 lets no login finish whose password has changed meanwhile', async () => {
    const name = scene.freshName();
    const customer = await scene.register(name);
    const outcome = await scene.db.transaction().execute(async (db) => {
      await db.updateTable('people.customer').set({ access_version: 1 }).where('id', '=', customer).execute();
      const late = codeOf(scene.login(name));
      await scene.untilBlocked();
      return { late };
    });
    expect(await outcome.late).toBe('login_failed');
    expect(await scene.people.sessions.list(customer)).toEqual([]);
  });

  it('D27 lets no login by the old password outlive the change', async () => {
    const name = scene.freshName();
    const customer = await scene.register(name);
    const token = await scene.login(name);
    const session = await scene.people.sessions.verify(token);
    const logins = Array.from({ length: 6 }, () => scene.login(name).catch(() => null));
    await scene.change(customer, session!.id, password, 'another-river-9');
    for (const opened of await Promise.all(logins)) {
      if (opened !== null) expect(await scene.people.sessions.verify(opened)).toBeNull();
    }
    expect((await scene.people.sessions.list(customer)).map(({ id }) => id)).toEqual([session!.id]);
  });
});

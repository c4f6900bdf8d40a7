import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, PeopleScene } from './people-scene.ts';

let scene: PeopleScene;

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.nextDay());
afterAll(() => scene.close());

describe('registering', () => {
  it('opens the customer in the exchange with the test funds, once', async () => {
    const customer = await scene.register(scene.freshName());
    expect(customer).toBeGreaterThanOrEqual(10_000);
    expect([...scene.exchange.opened]).toEqual([customer]);
    expect([...scene.exchange.references.values()]).toEqual([10_000_000_000n]);
  });

  it('lets one of many at once have a name', async () => {
    const name = scene.freshName();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, i) => codeOf(scene.register(i % 2 === 0 ? name : name.toUpperCase()))),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill('account_taken'), 'ok']);
    expect(scene.exchange.references.size).toBe(1);
  });

  it('D36 completes at the next login what a crash interrupted, and credits once', async () => {
    const name = scene.freshName();
    scene.exchange.dies = true;
    expect(await codeOf(scene.register(name))).toContain('died');
    expect(scene.exchange.opened.size).toBe(0);
    scene.exchange.dies = false;
    await scene.login(name);
    await scene.login(name);
    expect(scene.exchange.opened.size).toBe(1);
    expect(scene.exchange.references.size).toBe(1);
  });

  it('D36 credits once, although the answers of the exchange were lost', async () => {
    const name = scene.freshName();
    scene.exchange.losesAnswers = true;
    for (let i = 0; i < 4; i += 1) await codeOf(scene.register(name));
    scene.exchange.losesAnswers = false;
    await scene.login(name);
    expect(scene.exchange.opened.size).toBe(1);
    expect(scene.exchange.references.size).toBe(1);
  });

  it('goes on where it stopped when it is asked for again', async () => {
    const name = scene.freshName();
    scene.exchange.dies = true;
    await codeOf(scene.register(name));
    scene.exchange.dies = false;
    expect(await codeOf(scene.register(name, { password: 'somebody-else-7' }))).toBe('account_taken');
    expect(await codeOf(scene.register(name))).toBe('ok');
    expect(await codeOf(scene.register(name))).toBe('account_taken');
    expect(scene.exchange.references.size).toBe(1);
  });

  it('needs a code where there is somewhere to send it, and uses it up', async () => {
    const email = `${scene.freshName()}@example.com`;
    expect(await codeOf(scene.register(email))).toBe('code_format');
    const code = await scene.sendCode(email, 'register');
    expect(await codeOf(scene.register(email, { code }))).toBe('ok');
    expect(await codeOf(scene.register(email, { code }))).toBe('code_expired');
  });

  it('links whoever was invited, and refuses an invitation that is none', async () => {
    const host = await scene.register(scene.freshName());
    const { extension_code } = await scene.db
      .selectFrom('people.customer')
      .select('extension_code')
      .where('id', '=', host)
      .executeTakeFirstOrThrow();
    const guest = await scene.register(scene.freshName(), { extension_code: extension_code.toLowerCase() });
    const row = await scene.db
      .selectFrom('people.customer')
      .select('referrer')
      .where('id', '=', guest)
      .executeTakeFirstOrThrow();
    expect(row.referrer).toBe(host);
    expect(scene.exchange.referrers).toEqual(new Map([[guest, host]]));
    expect(await codeOf(scene.register(scene.freshName(), { extension_code: 'NOSUCH00' }))).toBe('invitation_unknown');
  });

  it('refuses a password that anybody would guess', async () => {
    expect(await codeOf(scene.register(scene.freshName(), { password: 'Password1' }))).toBe('password_too_common');
  });
});

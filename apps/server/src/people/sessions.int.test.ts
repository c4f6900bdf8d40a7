import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PeopleScene, visitor } from './people-scene.ts';

let scene: PeopleScene;

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.nextDay());
afterAll(() => scene.close());

describe('sessions', () => {
  it('live for a month after their last use', async () => {
    const customer = await scene.register(scene.freshName());
    const token = await scene.people.sessions.open(customer, visitor);
    scene.now += 29 * 86_400_000;
    expect(await scene.people.sessions.verify(token)).toMatchObject({ customer });
    scene.now += 29 * 86_400_000;
    expect(await scene.people.sessions.verify(token)).toMatchObject({ customer });
    scene.now += 30 * 86_400_000;
    expect(await scene.people.sessions.verify(token)).toBeNull();
  });

  it('end after ninety days, however much they are used', async () => {
    const customer = await scene.register(scene.freshName());
    const token = await scene.people.sessions.open(customer, visitor);
    for (let day = 0; day < 89; day += 1) {
      scene.now += 86_400_000;
      expect(await scene.people.sessions.verify(token)).toMatchObject({ customer });
    }
    scene.now += 86_400_000;
    expect(await scene.people.sessions.verify(token)).toBeNull();
  });

  it('are twenty of a customer at most: the one that was used least recently ends and the owner is told', async () => {
    const email = `${scene.freshName()}@example.com`;
    const customer = await scene.register(email, { code: await scene.sendCode(email, 'register') });
    const tokens: string[] = [];
    for (let i = 0; i < 20; i += 1) {
      scene.now += 1000;
      tokens.push(await scene.login(email));
    }
    scene.now += 400_000;
    expect(await scene.people.sessions.verify(tokens[0]!)).not.toBeNull();
    const ended: number[] = [];
    const stop = scene.people.sessions.onClosed((closed) => ended.push(closed.customer));
    await Promise.all([scene.login(email), scene.login(email)]);
    stop();
    expect(ended).toEqual([customer, customer]);
    const alive = await Promise.all(tokens.map((token) => scene.people.sessions.verify(token)));
    expect(alive.map((session) => session !== null)).toEqual([true, false, false, ...Array<boolean>(17).fill(true)]);
    expect(await scene.people.sessions.list(customer)).toHaveLength(20);
    expect((await scene.messages(email)).filter((message) => message.scene === 'device_logged_out')).toHaveLength(2);
  });

  it('are stored as hashes', async () => {
    const token = await scene.people.sessions.open(await scene.register(scene.freshName()), visitor);
    const rows = await scene.db.selectFrom('people.session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('D27 end at once and tell whoever holds a socket open', async () => {
    const customer = await scene.register(scene.freshName());
    const token = await scene.people.sessions.open(customer, visitor);
    const session = await scene.people.sessions.verify(token);
    const closed: string[] = [];
    const stop = scene.people.sessions.onClosed((ended) => closed.push(ended.session));
    expect(await scene.people.sessions.close(customer, session!.id)).toBe(true);
    expect(await scene.people.sessions.verify(token)).toBeNull();
    expect(closed).toEqual([session!.id]);
    expect(await scene.people.sessions.close(customer, session!.id)).toBe(false);
    stop();
  });

  it('D26 can’t be ended or seen by another customer', async () => {
    const [mine, yours] = [await scene.register(scene.freshName()), await scene.register(scene.freshName())];
    const token = await scene.people.sessions.open(yours, visitor);
    const session = await scene.people.sessions.verify(token);
    expect(await scene.people.sessions.close(mine, session!.id)).toBe(false);
    expect(await scene.people.sessions.list(mine)).toEqual([]);
    expect(await scene.people.sessions.verify(token)).not.toBeNull();
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(10_000)])('are not opened by the token %#', async (token) => {
    expect(await scene.people.sessions.verify(token)).toBeNull();
  });
});

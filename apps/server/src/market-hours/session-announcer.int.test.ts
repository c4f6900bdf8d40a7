import { listTestStock } from '@auric/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdServer, openScene } from '../engine/rigs/engine-scene.ts';
import { announcedDays, SessionAnnouncer } from './session-announcer.ts';
import { hoursWithin } from './stock-hours.ts';

let scene: Awaited<ReturnType<typeof openScene>>;
let at = Date.now();
const failures: unknown[] = [];

holdServer(beforeAll, afterAll);
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** A new one knows nothing of what the one before did, as after a restart. */
const announcer = () =>
  new SessionAnnouncer({
    port: scene.engine.port,
    db: scene.database.db,
    waitForProjected: (seq) => scene.engine.waitForProjected(seq),
    now: () => at,
    failed: (error) => void failures.push(error),
  });

const sessions = async () => (await scene.engine.port.query({ type: 'sessions' })).value;
const wanted = () => hoursWithin(at, at + announcedDays * 86_400_000);

test('where no stock is listed nothing is announced', async () => {
  expect(await announcer().announce()).toBe(0);
  await listTestStock({ exchange: scene.engine.port });
});

test('the sessions of the next days are announced, and a restart announces none again', async () => {
  expect(await announcer().announce()).toBe(wanted().length);
  expect(wanted().length).toBeGreaterThanOrEqual(5);
  const announced = (await sessions()).map(({ opensAt, closesAt }) => ({ opensAt, closesAt }));
  expect(announced).toEqual(wanted().map(({ opensAt, closesAt }) => ({ opensAt, closesAt })));
  expect(await announcer().announce()).toBe(0);
});

test('a session that an operator took back stays taken back', async () => {
  const last = (await sessions()).at(-1)!;
  const canceled = await scene.engine.port.execute({ command: { type: 'CancelSession', session: last.session } });
  expect(canceled).toMatchObject({ ok: true });
  expect(await announcer().announce()).toBe(0);
  expect((await sessions()).map(({ session }) => session)).not.toContain(last.session);
});

test('days that pass bring the next ones', async () => {
  const before = wanted().at(-1)!;
  at += 7 * 86_400_000;
  const later = wanted().filter(({ opensAt }) => opensAt > before.opensAt);
  expect(await announcer().announce()).toBe(later.length);
  expect(later.length).toBeGreaterThan(0);
});

test('it goes on by itself until it is closed', async () => {
  const running = announcer();
  await running.start();
  await running.close();
  expect(failures).toEqual([]);
});

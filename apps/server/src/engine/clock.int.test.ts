import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { alice, holdServer, keyOf, limitOrder, mustDo, openScene } from './rigs/engine-scene.ts';
import type { Scene } from './rigs/engine-scene.ts';
import { systemClock } from './leadership/clock.ts';
import { verifyJournal } from './recovery/verify-journal.ts';

const hourMs = 3_600_000;
const withdrawal = { type: 'RequestWithdrawal', customer: alice, asset: 3, address: 1, amount: 10n } as const;
const order = { command: limitOrder(alice, 'buy', 590_000, 100), requestKey: keyOf(7) };

let scene: Scene;
let setForwardMs: number;
const clock = { now: () => Date.now() + setForwardMs, monotonicMs: () => systemClock.monotonicMs() };

holdServer(beforeAll, afterAll);

beforeEach(async () => {
  setForwardMs = 0;
  scene = await openScene({ clock });
  await mustDo(scene.engine, {
    type: 'SetCustomerStanding',
    customer: alice,
    version: 1,
    identityLevel: 1,
    tradingFreeze: 'none',
    withdrawalFreeze: 'none',
    holdUntil: Date.now() + 24 * hourMs,
    country: '',
  });
});
afterEach(() => scene.close());

test('D24 a clock that leaps 25 hours neither executes a request again nor lifts a hold: the process ends first', async () => {
  const { port } = scene.engine;
  const first = await port.execute(order);
  const { seq } = scene.engine.stats();
  setForwardMs = 25 * hourMs;
  await expect(port.execute(order)).rejects.toThrow('unavailable: it stops');
  await expect(port.execute({ command: withdrawal })).rejects.toThrow('unavailable: it stops');
  expect(scene.failures).toEqual(['its time can not be trusted']);
  expect(scene.engine.stats().seq).toBe(seq);
  setForwardMs = 0;
  await scene.restart();
  expect(await scene.engine.port.execute(order)).toEqual(first);
  expect(await scene.engine.port.execute({ command: withdrawal })).toMatchObject({ ok: false });
  expect(await verifyJournal({ url: scene.database.url })).toMatchObject({ seq });
});

test('a leader that nobody asks notices too', async () => {
  setForwardMs = -hourMs;
  await expect.poll(() => scene.failures).toEqual(['its time can not be trusted']);
});

test('a start far after the last frame says how far', async () => {
  const lines: string[] = [];
  setForwardMs = 50 * hourMs;
  await scene.engine.close();
  await scene.start({ log: (line) => lines.push(line) });
  expect(lines.join()).toContain('The last frame of the journal is 2 days old');
});

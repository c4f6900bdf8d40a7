import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alice, bob, keyOf, limitOrder, mustDo, holdServer, openScene, placeLimit } from '../rigs/engine-scene.ts';
import type { Scene } from '../rigs/engine-scene.ts';
import { SnapshotFiles } from './snapshot-files.ts';
import { verifyJournal } from './verify-journal.ts';

let scene: Scene;

holdServer(beforeAll, afterAll);
const said: string[] = [];
const log = (line: string): void => void said.push(line);

beforeEach(async () => {
  said.length = 0;
  scene = await openScene({ hashEveryMs: 0 });
});
afterEach(() => scene.close());

const books = async () => {
  const { port } = scene.engine;
  return {
    open: (await port.query({ type: 'openOrders', customer: alice })).value,
    balances: (await port.query({ type: 'balances', customer: alice })).value,
    depth: (await port.query({ type: 'depth', market: 1, limit: 50 })).value,
  };
};

/** Trades a little and waits until the snapshotter has written what it made of it. */
async function snapshotAfterTrading(rounds: number): Promise<SnapshotFiles> {
  const files = new SnapshotFiles(scene.snapshotFolder);
  await scene.restart({ snapshotEveryMs: 50, snapshotNiceness: 0 });
  for (let round = 0; round < rounds; round++) {
    await placeLimit(scene.engine, alice, 'buy', 590_000 + round, 100);
    const seq = scene.engine.durableSeq();
    await expect.poll(() => files.sequences()[0], { timeout: 20_000, interval: 50 }).toBe(seq);
  }
  return files;
}

test('D34 a restart gives the same state, and so does a replay of the whole journal', async () => {
  await placeLimit(scene.engine, alice, 'buy', 590_000, 100);
  await placeLimit(scene.engine, bob, 'sell', 590_000, 40);
  const before = await books();
  await scene.restart();
  expect(await books()).toEqual(before);
  expect(scene.engine.stats().replayedEvents).toBeGreaterThan(0);
  const { comparisons } = await verifyJournal({ url: scene.database.url });
  expect(comparisons).toBeGreaterThan(10);
});

test('D24 a request from before a restart gets its first answer', async () => {
  const request = { command: limitOrder(alice, 'buy', 590_000, 100), requestKey: keyOf(7) };
  const first = await scene.engine.port.execute(request);
  const order = (first.ok && first.answer.orders?.[0]) || undefined;
  const amend = {
    command: { type: 'AmendOrder', customer: alice, order: order!.id, price: 0, quantity: 80 } as const,
    requestKey: keyOf(8),
  };
  const amended = await scene.engine.port.execute(amend);
  const refused = { command: { type: 'CancelOrder', customer: bob, order: order!.id } as const, requestKey: keyOf(9) };
  const refusal = await scene.engine.port.execute(refused);
  await placeLimit(scene.engine, bob, 'sell', 590_000, 80);
  await scene.restart();
  expect(await scene.engine.port.execute(request)).toEqual(first);
  expect(await scene.engine.port.execute(amend)).toEqual(amended);
  expect(await scene.engine.port.execute(refused)).toEqual(refusal);
  expect(refusal.ok).toBe(false);
});

test('D24 a trailing stop that moved before it was canceled is answered the same again', async () => {
  const stop = { ...limitOrder(alice, 'sell', 0, 100), orderType: 'trailing_stop', timeInForce: 'ioc' } as const;
  const trade = async (price: number): Promise<void> => {
    await placeLimit(scene.engine, bob, 'sell', price, 50);
    await placeLimit(scene.engine, alice, 'buy', price, 50);
  };
  await trade(600_000);
  const placed = await mustDo(scene.engine, { ...stop, trailingBasisPoints: 100 });
  const order = placed.answer.orders![0]!.id;
  await trade(605_000);
  await trade(603_000);
  const cancel = { command: { type: 'CancelOrder', customer: alice, order } as const, requestKey: keyOf(11) };
  const first = await scene.engine.port.execute(cancel);
  expect(first).toMatchObject({ ok: true, answer: { orders: [{ triggerPrice: 598_950 }] } });
  await scene.restart();
  expect(await scene.engine.port.execute(cancel)).toEqual(first);
});

test('a clean restart answers at once; after a crash the new leader waits two seconds', async () => {
  await scene.engine.close();
  let started = performance.now();
  // Without the projector: its thread takes as long to start as the machine is busy, and is not what waits here.
  await scene.start({ project: false });
  expect(performance.now() - started).toBeLessThan(1_900);
  started = performance.now();
  await scene.start({ takeOver: true, project: false });
  expect(performance.now() - started).toBeGreaterThanOrEqual(2_000);
});

describe('D38 snapshots', () => {
  test('a restart starts from the newest and replays only the tail', async () => {
    await snapshotAfterTrading(1);
    await placeLimit(scene.engine, alice, 'buy', 580_000, 100);
    const before = await books();
    await scene.restart();
    expect(scene.engine.stats().replayedEvents).toBe(1);
    expect(await books()).toEqual(before);
  });

  test('only the newest three are kept', async () => {
    const files = await snapshotAfterTrading(4);
    await expect.poll(() => files.sequences()).toHaveLength(3);
  });

  test('a partial one is passed over and the older one used', async () => {
    const files = await snapshotAfterTrading(2);
    const [newest, older] = files.sequences();
    truncateSync(files.path(newest!), statSync(files.path(newest!)).size - 1);
    const before = await books();
    await scene.restart({ log });
    expect(said.join()).toContain(`The snapshot at ${newest} is passed over: it is not what was written`);
    expect(scene.engine.stats().replayedEvents).toBe(newest! - older!);
    expect(await books()).toEqual(before);
  });

  test('one that is off by one is passed over', async () => {
    const files = await snapshotAfterTrading(2);
    const [newest, older] = files.sequences();
    await scene.engine.close();
    writeFileSync(files.path(newest!), readFileSync(files.path(older!)));
    await scene.start({ log });
    expect(said.join()).toContain(`The snapshot at ${newest} is passed over: it holds the state at ${older}`);
    expect(scene.engine.stats().seq).toBeGreaterThanOrEqual(newest!);
  });

  test('one that holds what the journal lacks is passed over', async () => {
    const files = await snapshotAfterTrading(1);
    const [newest] = files.sequences();
    await scene.engine.close();
    const snapshot = await files.read(newest!);
    await files.write({ ...snapshot, seq: newest! + 1 });
    await scene.start({ log });
    expect(said.join()).toContain(`The snapshot at ${newest! + 1} is passed over: the journal has no such batch`);
  });

  test('verify goes on from one whose hash is given, and from no other', async () => {
    const files = await snapshotAfterTrading(1);
    const path = files.path(files.sequences()[0]!);
    await placeLimit(scene.engine, bob, 'sell', 610_000, 100);
    const hash = (await files.read(files.sequences()[0]!)).stateHash.toString('hex');
    const whole = await verifyJournal({ url: scene.database.url });
    const tail = await verifyJournal({ url: scene.database.url, snapshot: { path, hash } });
    expect(tail).toMatchObject({ frames: 1, seq: whole.seq, stateHash: whole.stateHash });
    const wrong = verifyJournal({
      url: scene.database.url,
      snapshot: { path, hash: '00'.repeat(8) },
    });
    await expect(wrong).rejects.toThrow(`has the hash ${hash}`);
  });
});

test('timers go on after a restart and journal nothing while nothing is due', async () => {
  const seq = scene.engine.durableSeq();
  await mustDo(scene.engine, { type: 'AdvanceTime' });
  expect(scene.engine.durableSeq()).toBe(seq);
});

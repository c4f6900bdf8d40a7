import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { alice, limitOrder, holdServer, openScene, placeLimit } from './rigs/engine-scene.ts';
import type { Scene } from './rigs/engine-scene.ts';
import { Journal } from './journal/journal.ts';
import { verifyJournal } from './recovery/verify-journal.ts';

let scene: Scene;

holdServer(beforeAll, afterAll);

beforeEach(async () => {
  scene = await openScene();
  await placeLimit(scene.engine, alice, 'buy', 590_000, 100);
});
afterEach(() => scene.close());

test('D37 the older of two leaders is refused by the store, answers nothing more, and stops', async () => {
  const older = scene.engine;
  const newer = await scene.start({ takeOver: true });
  expect(newer.stats().epoch).toBe(older.stats().epoch + 1);
  const asked = older.port.execute({ command: limitOrder(alice, 'buy', 580_000, 100) });
  await expect(asked).rejects.toThrow('unavailable');
  expect(scene.failures).toHaveLength(1);
  await expect(older.port.query({ type: 'balances', customer: alice })).rejects.toThrow('unavailable');
  const open = await newer.port.query({ type: 'openOrders', customer: alice });
  expect(open.value).toHaveLength(1);
  await placeLimit(newer, alice, 'buy', 570_000, 100);
  expect(await verifyJournal({ url: scene.database.url })).toMatchObject({
    seq: newer.durableSeq(),
  });
});

test('D37 an idle old leader notices by itself, and answers no read before the new one answers its first', async () => {
  const older = scene.engine;
  const started = performance.now();
  const taking = scene.start({ takeOver: true });
  let lastAnswer = 0;
  for (;;) {
    const answered = await older.port.query({ type: 'depth', market: 1, limit: 1 }).then(
      () => true,
      () => false,
    );
    if (!answered) break;
    lastAnswer = performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await taking;
  expect(lastAnswer).toBeLessThan(performance.now() - started);
  expect(scene.failures).toEqual(['it may lead no longer']);
});

test('D37 a leader that was paused finds out before it answers: its process ends', async () => {
  await scene.engine.close();
  const child = fork(fileURLToPath(new URL('./rigs/kill-loop-child.ts', import.meta.url)), [], {
    env: { ...process.env, AURIC_KILL_URL: scene.database.url, AURIC_KILL_FOLDER: dirname(scene.snapshotFolder) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    await once(child, 'message');
    const answers: unknown[] = [];
    child.on('message', (answer) => answers.push(answer));
    child.kill('SIGSTOP');
    child.send({ id: 1, command: { type: 'CancelAllOrders', customer: alice, market: 0 }, requestKey: '' });
    const newer = await scene.start({ takeOver: true });
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    expect(await ended).toEqual([70, null]);
    expect(answers).not.toContainEqual(expect.objectContaining({ type: 'reply' }));
    expect((await newer.port.query({ type: 'openOrders', customer: alice })).value).toHaveLength(1);
  } finally {
    child.kill('SIGKILL');
  }
});

test('a standby replays beside the leader and takes the lead when it is gone, with the same state', async () => {
  const standing = scene.start({ standby: true });
  const leader = scene.engine;
  await placeLimit(leader, alice, 'buy', 580_000, 100);
  const before = await leader.port.query({ type: 'openOrders', customer: alice });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await leader.close();
  const standby = await standing;
  const after = await standby.port.query({ type: 'openOrders', customer: alice });
  expect(after).toEqual(before);
  await placeLimit(standby, alice, 'buy', 570_000, 100);
  expect(await verifyJournal({ url: scene.database.url })).toMatchObject({
    seq: standby.durableSeq(),
  });
});

test('a standby that is no longer wanted stops waiting', async () => {
  const unwanted = new AbortController();
  const standing = scene.start({ standby: true, signal: unwanted.signal });
  unwanted.abort();
  await expect(standing).rejects.toThrow('aborted');
  await placeLimit(scene.engine, alice, 'buy', 580_000, 100);
});

test('without live prices the engine is not ready, where that is asked for', async () => {
  const engine = await scene.restart({ indexMaxAgeMs: 60_000 });
  expect(engine.ready()).toEqual({ ok: false, reason: 'there are no live prices' });
  const prices = [1, 6_000_000_000_000, 0, 3];
  await engine.port.execute({ command: { type: 'PublishIndex', source: 'test', prices } });
  expect(engine.ready()).toEqual({ ok: true });
});

test('a second start on the same database is refused with a clear line, and the first goes on', async () => {
  await expect(scene.start()).rejects.toThrow(/Another Auric already runs on this database \(.+, process \d+\)/);
  await placeLimit(scene.engine, alice, 'buy', 580_000, 100);
  expect(scene.failures).toEqual([]);
});

test('an append changes one row only with the right epoch, the right place and the right predecessor', async () => {
  await scene.engine.close();
  const journal = await Journal.open(scene.database.url);
  await journal.takeOver();
  const seq = scene.engine.durableSeq();
  const { hash } = await scene.database.db
    .selectFrom('journal.batch')
    .select('hash')
    .where('last_seq', '=', seq)
    .executeTakeFirstOrThrow();
  const append = (at: { seq: number; hash: Buffer }): Promise<string> => {
    journal.resume(at);
    const batch = { firstSeq: at.seq + 1, lastSeq: at.seq + 1, at: 1, payload: Buffer.from('{}\n'), stateHash: null };
    return new Promise((resolve) => journal.append(batch, (error) => resolve(error?.message ?? 'done')));
  };
  expect(await append({ seq, hash: Buffer.alloc(32) })).toContain('refused');
  expect(await append({ seq: seq + 1, hash })).toContain('refused');
  const rival = await Journal.open(scene.database.url);
  await rival.takeOver();
  expect(await append({ seq, hash })).toContain('refused');
  await journal.takeOver();
  expect(await append({ seq, hash })).toBe('done');
  // Its place is taken: the same batch again, as after an answer that was lost, is refused by the key.
  expect(await append({ seq, hash })).toContain('batch_pkey');
  await rival.close();
  await journal.close();
});

test('a lost connection of the journal stops the leader', async () => {
  const { sql } = await import('kysely');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'auric journal' and datname = current_database()`.execute(scene.database.db);
  await expect.poll(() => scene.failures).toEqual(['the connection of the journal is lost']);
  await expect(scene.engine.port.query({ type: 'markets' })).rejects.toThrow('unavailable');
  expect(scene.engine.ready()).toEqual({ ok: false, reason: 'it stops' });
});

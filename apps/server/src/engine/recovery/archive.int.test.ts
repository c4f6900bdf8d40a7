import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClient } from '../../db/connection.ts';
import { alice, bob, holdServer, openScene, placeLimit } from '../rigs/engine-scene.ts';
import type { Scene } from '../rigs/engine-scene.ts';
import { rebuildViews } from './rebuild-views.ts';
import { archiveOldBatches } from '../journal/retention.ts';
import { verifyJournal } from './verify-journal.ts';

let scene: Scene;

holdServer(beforeAll, afterAll);

beforeEach(async () => {
  scene = await openScene({ hashEveryMs: 0 });
  await placeLimit(scene.engine, alice, 'buy', 590_000, 100);
  await placeLimit(scene.engine, bob, 'sell', 590_000, 40);
  await scene.engine.waitForProjected();
});
afterEach(() => scene.close());

const place = () => ({ url: scene.database.url, archive: scene.archive });

async function archive(keepFromSeq: number, before = Date.now() + 1_000): Promise<number> {
  const client = createClient(scene.database.url, 'auric test');
  await client.connect();
  try {
    return await archiveOldBatches({ client, archive: scene.archive, before, keepFromSeq });
  } finally {
    await client.end();
  }
}

async function rows(): Promise<number[]> {
  const { db } = scene.database;
  const batches = await db.selectFrom('journal.batch').select('last_seq').orderBy('last_seq').execute();
  return batches.map((batch) => batch.last_seq);
}

test('verify, rebuild and a start read the archive and the database as one journal', async () => {
  const before = await verifyJournal(place());
  expect(await archive(6)).toBe(6);
  expect((await rows())[0]).toBe(6);
  expect(scene.archive.segments()).toMatchObject([{ firstSeq: 0, lastSeq: 5 }]);
  const { eventsPerSecond: _speed, ...whole } = await verifyJournal(place());
  expect(before).toMatchObject(whole);
  await scene.engine.close();
  expect(await rebuildViews(place())).toBe(whole.seq);
  await scene.start();
  expect(scene.engine.stats().seq).toBe(whole.seq);
  await placeLimit(scene.engine, alice, 'buy', 580_000, 100);
});

test('what is young, or still needed, stays', async () => {
  expect(await archive(6, 0)).toBe(0);
  expect(await archive(1)).toBe(1);
  expect((await rows())[0]).toBe(1);
});

test('the next part goes on where the one before ended, and the leader goes on meanwhile', async () => {
  await archive(4);
  await placeLimit(scene.engine, alice, 'buy', 580_000, 100);
  expect(await archive(8)).toBe(4);
  expect(scene.archive.segments()).toMatchObject([{ lastSeq: 3 }, { firstSeq: 4, lastSeq: 7 }]);
  expect(await verifyJournal(place())).toMatchObject({ seq: scene.engine.durableSeq() });
});

test('D35 a crash between the file and the rows leaves both: nothing counts twice and the next run removes the rows', async () => {
  const client = createClient(scene.database.url, 'auric test');
  await client.connect();
  const { readPage } = await import('../journal/journal-reader.ts');
  await scene.archive.write((await readPage(client, -1)).slice(0, 6));
  await client.end();
  expect(await verifyJournal(place())).toMatchObject({ seq: scene.engine.durableSeq() });
  expect(await archive(6)).toBe(6);
  expect(scene.archive.segments()).toHaveLength(1);
  expect(await verifyJournal(place())).toMatchObject({ seq: scene.engine.durableSeq() });
});

test('a flipped byte in the archive, and a lost file, are found', async () => {
  await archive(6);
  const { path } = scene.archive.segments()[0]!;
  const bytes = readFileSync(path);
  bytes[bytes.length - 20]! ^= 1;
  writeFileSync(path, bytes);
  await expect(verifyJournal(place())).rejects.toThrow('is not what was written');
  writeFileSync(path.replace('journal-', 'elsewhere-'), bytes);
  const { rmSync } = await import('node:fs');
  rmSync(path);
  await expect(verifyJournal(place())).rejects.toThrow('a batch is missing: after 0 comes 6');
});

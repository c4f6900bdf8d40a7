import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '@auric/testkit';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../db/connection.ts';
import { alice, bob, holdServer, openScene, placeLimit } from '../rigs/engine-scene.ts';
import type { Scene } from '../rigs/engine-scene.ts';
import { rebuildViews } from './rebuild-views.ts';
import { readBatchEndingAt } from '../journal/journal-reader.ts';
import { archiveOldBatches } from '../journal/retention.ts';
import { exportSegments } from '../journal/segment-files.ts';
import { verifyJournal } from './verify-journal.ts';

let scene: Scene;

holdServer(beforeAll, afterAll);

beforeEach(async () => {
  scene = await openScene({ hashEveryMs: 0 });
  await placeLimit(scene.engine, alice, 'buy', 590_000, 100);
  await placeLimit(scene.engine, bob, 'sell', 590_000, 40);
  await vi.waitFor(() => scene.engine.waitForProjected(), { timeout: 15_000 });
});
afterEach(() => scene.close());

const place = () => ({ url: scene.database.url });

async function withClient<T>(work: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
  const client = createClient(scene.database.url, 'auric test');
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const archive = (keepFromSeq: number, before = Date.now() + 1_000): Promise<number> =>
  withClient((client) => archiveOldBatches({ client, before, keepFromSeq }));

async function firstRow(): Promise<number | undefined> {
  const { db } = scene.database;
  return (await db.selectFrom('journal.batch').select('last_seq').orderBy('last_seq').executeTakeFirst())?.last_seq;
}

function segments() {
  const { db } = scene.database;
  return db.selectFrom('journal.segment').select(['first_seq', 'last_seq', 'batches']).orderBy('last_seq').execute();
}

/** What nobody may do to a segment, done all the same. */
async function tamper(statement: string): Promise<void> {
  const { db } = scene.database;
  await sql`alter table journal.segment disable trigger all`.execute(db);
  await sql.raw(statement).execute(db);
  await sql`alter table journal.segment enable trigger all`.execute(db);
}

test('verify, rebuild and a start read segments and rows as one journal, with no file anywhere', async () => {
  const before = await verifyJournal(place());
  expect(await archive(6)).toBe(6);
  expect(await firstRow()).toBe(6);
  expect(await segments()).toEqual([{ first_seq: 0, last_seq: 5, batches: 6 }]);
  const { eventsPerSecond: _speed, ...whole } = await verifyJournal(place());
  expect(before).toMatchObject(whole);
  expect((await withClient((client) => readBatchEndingAt(client, 3)))?.lastSeq).toBe(3);
  await scene.engine.close();
  expect(await rebuildViews(place())).toBe(whole.seq);
  const elsewhere = makeDataFolder();
  await scene.start({ dataFolder: elsewhere.path });
  expect(scene.engine.stats().seq).toBe(whole.seq);
  await placeLimit(scene.engine, alice, 'buy', 580_000, 100);
  await scene.engine.close();
  elsewhere.remove();
});

test('what is young, or still needed, stays', async () => {
  expect(await archive(6, 0)).toBe(0);
  expect(await archive(1)).toBe(1);
  expect(await firstRow()).toBe(1);
});

test('the next part goes on where the one before ended, and the leader goes on meanwhile', async () => {
  await archive(4);
  await placeLimit(scene.engine, alice, 'buy', 580_000, 100);
  expect(await archive(8)).toBe(4);
  expect(await segments()).toMatchObject([{ last_seq: 3 }, { first_seq: 4, last_seq: 7 }]);
  expect(await verifyJournal(place())).toMatchObject({ seq: scene.engine.durableSeq() });
});

test('D35 a move that is interrupted leaves every batch where it was', async () => {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`.execute(
    scene.database.db,
  );
  await sql`create trigger full_disk before delete on journal.batch for each row execute function refuse()`.execute(
    scene.database.db,
  );
  await expect(archive(6)).rejects.toThrow('full');
  expect([await firstRow(), await segments()]).toEqual([0, []]);
  await sql`drop trigger full_disk on journal.batch`.execute(scene.database.db);
  expect(await archive(6)).toBe(6);
});

test('a rebuild that is interrupted after archiving goes on, by itself or as the projector of a start', async () => {
  await archive(3);
  await archive(6);
  const whole = scene.engine.durableSeq();
  const before = await scene.database.db.selectFrom('view.bills').selectAll().orderBy('id').execute();
  await scene.engine.close();
  let pages = 0;
  const afterTheFirst = {
    throwIfAborted: () => {
      if (pages++ > 0) throw new Error('interrupted');
    },
  } as AbortSignal;
  await expect(rebuildViews({ ...place(), signal: afterTheFirst })).rejects.toThrow('interrupted');
  const position = () =>
    scene.database.db.selectFrom('view.position').select(['seq', 'rebuilding_to']).executeTakeFirstOrThrow();
  expect(await position()).toEqual({ seq: 2, rebuilding_to: whole });
  const lines: string[] = [];
  pages = 0;
  await expect(
    rebuildViews({ ...place(), signal: afterTheFirst, progress: (line) => lines.push(line) }),
  ).rejects.toThrow('interrupted');
  expect(lines).toEqual(['Going on with the rebuild that was interrupted']);
  expect(await position()).toEqual({ seq: 5, rebuilding_to: whole });
  await scene.start();
  await vi.waitFor(() => scene.engine.waitForProjected(), { timeout: 15_000 });
  expect(await position()).toEqual({ seq: whole, rebuilding_to: 0 });
  expect(await scene.database.db.selectFrom('view.bills').selectAll().orderBy('id').execute()).toEqual(before);
});

test('read models that another release made are refused with the way out', async () => {
  await scene.engine.close();
  await sql`update view.position set version = 0`.execute(scene.database.db);
  await expect(scene.start()).rejects.toThrow('npm run rebuild makes them again');
  await rebuildViews(place());
  await scene.start();
});

test('a flipped byte in a segment, a lost one and a changed one are found', async () => {
  await archive(6);
  await expect(sql`delete from journal.segment`.execute(scene.database.db)).rejects.toThrow('append-only');
  await tamper('update journal.segment set bytes = set_byte(bytes, 40, (get_byte(bytes, 40) + 1) % 256)');
  await expect(verifyJournal(place())).rejects.toThrow('the segment is not what was written');
  await tamper('delete from journal.segment');
  await expect(verifyJournal(place())).rejects.toThrow('a batch is missing: after 0 comes 6');
});

test('who asks for files gets each segment once, and files of an earlier release come back into the database', async () => {
  const folder = join(scene.snapshotFolder, '..', 'journal');
  await archive(3);
  expect(await withClient((client) => exportSegments(client, folder))).toBe(1);
  await archive(6);
  expect(await withClient((client) => exportSegments(client, folder))).toBe(1);
  const [file] = readdirSync(folder);
  // The first releases did not count the batches.
  const bytes = readFileSync(join(folder, file!));
  const head = JSON.parse(bytes.toString('utf8', 0, bytes.indexOf(10))) as Record<string, unknown>;
  delete head['batches'];
  writeFileSync(
    join(folder, file!),
    Buffer.concat([Buffer.from(JSON.stringify(head)), bytes.subarray(bytes.indexOf(10))]),
  );
  const before = await segments();
  await tamper('delete from journal.segment');
  await scene.restart();
  expect(await segments()).toEqual(before);
  expect(await verifyJournal(place())).toMatchObject({ seq: scene.engine.durableSeq() });
});

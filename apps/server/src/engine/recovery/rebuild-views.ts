import { sql } from 'kysely';
import type pg from 'pg';
import { createClient, maintenanceStatementMs } from '../../db/connection.ts';
import { openDatabase } from '../../db/database.ts';
import { migrateToLatest, viewMigrations } from '../../db/migrate.ts';
import { loadHistory } from '../../feeds/simulator/history-loader.ts';
import { journalPages } from '../journal/journal-reader.ts';
import { Journal } from '../journal/journal.ts';
import { projectionVersion, viewProgress } from '../projector/projection-version.ts';
import { Projector } from '../projector/projector.ts';

export interface RebuildOptions {
  url: string;
  progress?: (line: string) => void;
  /** Ends it after a page; the next one goes on there. */
  signal?: AbortSignal;
}

const sayEveryMs = 1_000;

/**
 * Drops the read models and makes them again from the journal; returns how many frames they then hold. That it is under way
 * is recorded with their position: one that was interrupted goes on, also as the projector of a server. No leader may run.
 * The schema is brought up to date before, as by a start: else the tables made here would be made again by the next one.
 */
export async function rebuildViews(options: RebuildOptions): Promise<number> {
  const { url, progress } = options;
  const journal = await Journal.open(url);
  const client = createClient(url, 'auric rebuild');
  const db = openDatabase(url, { connections: 2, name: 'auric rebuild', statementMaxMs: maintenanceStatementMs });
  try {
    await journal.lock();
    await migrateToLatest(db);
    await client.connect();
    if (await isUnderWay(client)) progress?.('Going on with the rebuild that was interrupted');
    else await beginRebuild(db, client);
    const frames = await projectAll(client, options);
    progress?.('Generating the history before the first trade');
    for (const history of await db.selectFrom('view.history').selectAll().execute()) await loadHistory(db, history);
    return frames;
  } finally {
    await client.end();
    await db.destroy();
    await journal.close();
  }
}

async function isUnderWay(client: pg.ClientBase): Promise<boolean> {
  const { version, rebuildingTo } = await viewProgress(client);
  return rebuildingTo > 0 && version === projectionVersion;
}

async function beginRebuild(db: ReturnType<typeof openDatabase>, client: pg.ClientBase): Promise<void> {
  const newest = await newestSeq(client);
  await db.transaction().execute(async (transaction) => {
    await sql`drop schema view cascade`.execute(transaction);
    for (const migration of viewMigrations) await migration.up(transaction);
    await transaction.updateTable('view.position').set({ version: projectionVersion, rebuilding_to: newest }).execute();
  });
}

async function projectAll(client: pg.ClientBase, { url, progress, signal }: RebuildOptions): Promise<number> {
  const newest = await newestSeq(client);
  const projector = await Projector.open(url);
  try {
    let saidAt = performance.now();
    for await (const page of journalPages(client, projector.seq)) {
      signal?.throwIfAborted();
      await projector.project(page);
      if (performance.now() - saidAt < sayEveryMs) continue;
      saidAt = performance.now();
      progress?.(`${projector.seq} of ${newest} frames (${Math.floor((projector.seq * 100) / newest)} %)`);
    }
    return projector.seq;
  } finally {
    await projector.close();
  }
}

async function newestSeq(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ seq: number }>(
    `select greatest((select max(last_seq) from journal.batch), (select max(last_seq) from journal.segment), 0) as seq`,
  );
  return rows[0]?.seq ?? 0;
}

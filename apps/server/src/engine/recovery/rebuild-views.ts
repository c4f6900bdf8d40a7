import { sql } from 'kysely';
import { createClient, maintenanceStatementMs } from '../../db/connection.ts';
import { openDatabase } from '../../db/database.ts';
import { viewMigrations } from '../../db/migrate.ts';
import { loadHistory } from '../../feeds/simulator/history-loader.ts';
import type { Archive } from '../journal/archive.ts';
import { journalPages } from '../journal/journal-reader.ts';
import { Journal } from '../journal/journal.ts';
import { Projector } from '../projector/projector.ts';

export interface RebuildOptions {
  url: string;
  archive: Archive;
  progress?: (line: string) => void;
}

const sayEveryMs = 1_000;

/** Drops the read models and makes them again from the journal; returns how many frames that took. No leader may run. */
export async function rebuildViews({ url, archive, progress }: RebuildOptions): Promise<number> {
  const journal = await Journal.open(url);
  const db = openDatabase(url, { connections: 2, name: 'auric rebuild', statementMaxMs: maintenanceStatementMs });
  try {
    await journal.lock();
    await db.transaction().execute(async (transaction) => {
      await sql`drop schema view cascade`.execute(transaction);
      for (const migration of viewMigrations) await migration.up(transaction);
    });
    const frames = await projectAll({ url, archive, ...(progress !== undefined && { progress }) }, await newestSeq(db));
    progress?.('Generating the history before the first trade');
    for (const history of await db.selectFrom('view.history').selectAll().execute()) await loadHistory(db, history);
    return frames;
  } finally {
    await db.destroy();
    await journal.close();
  }
}

async function projectAll({ url, archive, progress }: RebuildOptions, newest: number): Promise<number> {
  const projector = await Projector.open(url);
  const client = createClient(url, 'auric rebuild');
  await client.connect();
  try {
    let saidAt = performance.now();
    for await (const page of journalPages(client, archive, 0)) {
      await projector.project(page);
      if (performance.now() - saidAt < sayEveryMs) continue;
      saidAt = performance.now();
      progress?.(`${projector.seq} of ${newest} frames (${Math.floor((projector.seq * 100) / newest)} %)`);
    }
    return projector.seq;
  } finally {
    await client.end();
    await projector.close();
  }
}

async function newestSeq(db: ReturnType<typeof openDatabase>): Promise<number> {
  const row = await db
    .selectFrom('journal.batch')
    .select('last_seq')
    .orderBy('last_seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.last_seq ?? 0;
}

import { sql } from 'kysely';
import { openDatabase } from '../db/database.ts';
import { viewMigration } from '../db/migrations/0002-view.ts';
import { loadHistory } from '../feeds/simulator/history-loader.ts';
import { Journal } from './journal.ts';
import { Projector } from './projector/projector.ts';

export interface RebuildOptions {
  url: string;
  progress?: (line: string) => void;
}

const sayEveryMs = 1_000;

/** Drops the read models and makes them again from the journal; returns how many frames that took. No leader may run. */
export async function rebuildViews({ url, progress }: RebuildOptions): Promise<number> {
  const journal = await Journal.open(url);
  const db = openDatabase(url, { connections: 2, name: 'auric rebuild' });
  try {
    await journal.lock();
    await db.transaction().execute(async (transaction) => {
      await sql`drop schema view cascade`.execute(transaction);
      await viewMigration.up(transaction);
    });
    const frames = await projectAll(url, await newestSeq(db), progress);
    progress?.('Generating the history before the first trade');
    for (const history of await db.selectFrom('view.history').selectAll().execute()) await loadHistory(db, history);
    return frames;
  } finally {
    await db.destroy();
    await journal.close();
  }
}

async function projectAll(url: string, newest: number, progress: RebuildOptions['progress']): Promise<number> {
  const projector = await Projector.open(url);
  try {
    let frames = 0;
    let saidAt = performance.now();
    for (let step = await projector.step(); step > 0; step = await projector.step()) {
      frames += step;
      if (performance.now() - saidAt < sayEveryMs) continue;
      saidAt = performance.now();
      progress?.(`${projector.seq} of ${newest} frames (${Math.floor((projector.seq * 100) / newest)} %)`);
    }
    return frames;
  } finally {
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

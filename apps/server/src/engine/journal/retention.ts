import type pg from 'pg';
import type { Archive } from './archive.ts';
import { readPage } from './journal-reader.ts';

export interface RetentionOptions {
  client: pg.ClientBase;
  archive: Archive;
  /** Batches at or after this time stay, in Unix ms. */
  before: number;
  /** Batches from the one that ends here on stay: a snapshot or the read models may need them. */
  keepFromSeq: number;
}

/**
 * Moves old batches from the database into the archive, a page a segment, and gives their number. A segment is durable
 * before its rows go; a crash between the two leaves both, and the next run only removes the rows.
 */
export async function archiveOldBatches({ client, archive, before, keepFromSeq }: RetentionOptions): Promise<number> {
  let moved = 0;
  for (;;) {
    const page = await readPage(client, -1);
    const stays = page.findIndex((batch) => batch.at >= before || batch.lastSeq >= keepFromSeq);
    const old = stays < 0 ? page : page.slice(0, stays);
    if (old.length === 0) return moved;
    const archivedTo = archive.segments().at(-1)?.lastSeq ?? -1;
    const missing = old.filter((batch) => batch.lastSeq > archivedTo);
    if (missing.length > 0) await archive.write(missing);
    await removeRows(client, old.at(-1)!.lastSeq, old.length);
    moved += old.length;
  }
}

async function removeRows(client: pg.ClientBase, lastSeq: number, count: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select set_config('auric.prunes_journal', 'yes', true)`);
    const removed = await client.query('delete from journal.batch where last_seq <= $1', [lastSeq]);
    if (removed.rowCount !== count)
      throw new Error(`Of ${count} archived batches ${removed.rowCount ?? 0} were found.`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

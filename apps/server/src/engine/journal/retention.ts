import type pg from 'pg';
import { readRows } from './journal-reader.ts';
import { insertSegment } from './segment-table.ts';
import { packSegment, type Segment } from './segment.ts';

export interface RetentionOptions {
  client: pg.ClientBase;
  /** Batches at or after this time stay, in Unix ms. */
  before: number;
  /** Batches from the one that ends here on stay: a snapshot or the read models may need them. */
  keepFromSeq: number;
}

/**
 * Moves old batches into segments, a page into each, and gives their number. A move is one transaction: whoever reads
 * finds each batch in one of the two, and a crash leaves it where it was.
 */
export async function archiveOldBatches({ client, before, keepFromSeq }: RetentionOptions): Promise<number> {
  for (let moved = 0; ;) {
    const page = await readRows(client, -1);
    const stays = page.findIndex((batch) => batch.at >= before || batch.lastSeq >= keepFromSeq);
    const old = stays < 0 ? page : page.slice(0, stays);
    if (old.length === 0) return moved;
    await move(client, await packSegment(old));
    moved += old.length;
  }
}

async function move(client: pg.ClientBase, segment: Segment): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select set_config('auric.prunes_journal', 'yes', true)`);
    await insertSegment(client, segment);
    const removed = await client.query('delete from journal.batch where last_seq <= $1', [segment.lastSeq]);
    if (removed.rowCount !== segment.batches)
      throw new Error(`Of ${segment.batches} archived batches ${removed.rowCount ?? 0} were found.`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

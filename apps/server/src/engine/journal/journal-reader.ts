import type pg from 'pg';
import { batchHash } from './batch-hash.ts';
import { JournalCorrupt } from './journal-errors.ts';
import type { Tail } from './journal.ts';
import { segmentAfter } from './segment-table.ts';
import { unpackSegment } from './segment.ts';

/** One row of the journal. */
export interface StoredBatch {
  firstSeq: number;
  lastSeq: number;
  epoch: number;
  at: number;
  payload: string;
  prevHash: Buffer;
  stateHash: Buffer | null;
  hash: Buffer;
}

const rowsMax = 2048;
const bytesMax = 8 * 1024 * 1024;

// As many rows as fit into one answer, but always the first; the length of a payload is known without reading it.
const pageSql = `
  select first_seq as "firstSeq", last_seq as "lastSeq", epoch, at, payload, prev_hash as "prevHash",
         state_hash as "stateHash", hash
  from (select b.*, sum(octet_length(payload)) over (order by last_seq) as total, row_number() over (order by last_seq) as row
        from (select * from journal.batch where last_seq > $1::bigint order by last_seq limit ${rowsMax}) b) page
  where row = 1 or total <= ${bytesMax}
  order by last_seq`;

/** The rows of `journal.batch` after a position, a page of them. */
export async function readRows(client: pg.ClientBase, afterSeq: number): Promise<StoredBatch[]> {
  const result = await client.query<StoredBatch>({ name: 'page', text: pageSql, values: [afterSeq] });
  return result.rows;
}

/**
 * The durable batches after a position, a page of them; empty at the end. The one way to read the journal: it spans the
 * rows and the segments, also while batches move from one into the other, since they do so in one transaction.
 */
export async function readPage(client: pg.ClientBase, afterSeq: number): Promise<StoredBatch[]> {
  const rows = await readRows(client, afterSeq);
  if (rows[0]?.firstSeq === afterSeq + 1) return rows;
  const segment = await segmentAfter(client, afterSeq);
  if (segment === null) return rows;
  return (await unpackSegment(segment)).filter((batch) => batch.lastSeq > afterSeq);
}

/** All batches after a position, page by page; the next page is on its way while this one is being worked on. */
export async function* journalPages(client: pg.ClientBase, afterSeq: number): AsyncGenerator<StoredBatch[]> {
  let page = await readPage(client, afterSeq);
  while (page.length > 0) {
    const next = readPage(client, page.at(-1)!.lastSeq);
    // Whoever consumes may stop at an error of its own; the page on its way must not become an unhandled one.
    next.catch(() => undefined);
    yield page;
    page = await next;
  }
}

/** The batch that ends at `seq`, or null. */
export async function readBatchEndingAt(client: pg.ClientBase, seq: number): Promise<StoredBatch | null> {
  const { rows } = await client.query<StoredBatch>(`${columns} where last_seq = $1::bigint`, [seq]);
  if (rows[0] !== undefined) return rows[0];
  const segment = await segmentAfter(client, seq - 1);
  const batches = segment === null ? [] : await unpackSegment(segment);
  return batches.find((batch) => batch.lastSeq === seq) ?? null;
}

const columns = `
  select first_seq as "firstSeq", last_seq as "lastSeq", epoch, at, payload, prev_hash as "prevHash",
         state_hash as "stateHash", hash
  from journal.batch`;

/** Checks that a batch follows the tail (D35: no gap, no repetition) and is what was sealed; returns the new tail. */
export function follow(tail: Tail, batch: StoredBatch): Tail {
  if (batch.firstSeq !== tail.seq + 1) {
    const finding = batch.firstSeq > tail.seq + 1 ? 'a batch is missing' : 'a batch is there twice';
    throw new JournalCorrupt(tail.seq + 1, `${finding}: after ${tail.seq} comes ${batch.firstSeq}`);
  }
  if (!batch.prevHash.equals(tail.hash)) throw new JournalCorrupt(batch.firstSeq, 'the chain of hashes is broken');
  if (!batchHash(batch, batch.payload).equals(batch.hash)) {
    throw new JournalCorrupt(batch.firstSeq, 'the batch is not what was sealed');
  }
  return { seq: batch.lastSeq, hash: batch.hash };
}

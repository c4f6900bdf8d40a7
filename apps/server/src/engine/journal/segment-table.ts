import type pg from 'pg';
import type { Segment } from './segment.ts';

const columns = `first_seq as "firstSeq", last_seq as "lastSeq", batches, end_hash as "endHash", bytes`;

/** The segment in which the frame after `seq` is, or the next one; null where none is. */
export async function segmentAfter(client: pg.ClientBase, seq: number): Promise<Segment | null> {
  const text = `select ${columns} from journal.segment where last_seq > $1::bigint order by last_seq limit 1`;
  const { rows } = await client.query<Segment>({ name: 'segment', text, values: [seq] });
  return rows[0] ?? null;
}

export async function insertSegment(client: pg.ClientBase, segment: Segment): Promise<void> {
  const { firstSeq, lastSeq, batches, endHash, bytes } = segment;
  await client.query(
    'insert into journal.segment (first_seq, last_seq, batches, end_hash, bytes) values ($1, $2, $3, $4, $5)',
    [firstSeq, lastSeq, batches, endHash, bytes],
  );
}

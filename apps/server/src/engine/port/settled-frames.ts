import { decodeFrames, type Frame } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { StoredBatch } from '../journal/journal-reader.ts';
import { unpackSegment } from '../journal/segment.ts';

/** Where a frame stands: the row of the journal that it is in, the hash that seals it, and the one that it was chained to. */
export interface JournalPlace {
  readonly seq: number;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly prevHash: string;
  readonly hash: string;
}

/** How many rows of the journal are read at once on the way back. */
const rowsAtOnce = 64;

/** Reads durable frames of the past, whether their rows have been packed away or not. */
export class SettledFrames {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** A frame with its place; null where there is none. */
  async frameAt(seq: number): Promise<{ frame: Frame; journal: JournalPlace } | null> {
    const batch = (await this.#upTo(seq, 1)).find(({ lastSeq }) => lastSeq >= seq);
    const frame = decodeFrames(batch?.payload ?? '').find((candidate) => candidate.seq === seq);
    if (batch === undefined || frame === undefined) return null;
    const { firstSeq, lastSeq, prevHash, hash } = batch;
    return {
      frame,
      journal: { seq, firstSeq, lastSeq, prevHash: prevHash.toString('hex'), hash: hash.toString('hex') },
    };
  }

  /** The frames before `seq`, newest first, as far back as `since` (ms) or until `isEnough` says so. */
  async before(seq: number, since: number, isEnough: (frames: readonly Frame[]) => boolean): Promise<Frame[]> {
    const found: Frame[] = [];
    for (let from = seq - 1; from > 0 && !isEnough(found);) {
      const batches = await this.#upTo(from, rowsAtOnce);
      const oldest = batches.at(-1);
      if (oldest === undefined) break;
      const frames = batches.flatMap(({ payload }) => decodeFrames(payload).toReversed());
      found.push(...frames.filter((frame) => frame.seq < seq && frame.at >= since));
      if ((frames.at(-1)?.at ?? 0) < since) break;
      from = oldest.firstSeq - 1;
    }
    return found;
  }

  /** The batch that holds the frame `seq` and those before it, newest first, `most` of them or a segment's. */
  async #upTo(seq: number, most: number): Promise<StoredBatch[]> {
    const rows = await this.#db
      .selectFrom('journal.batch')
      .selectAll()
      .where('first_seq', '<=', seq)
      .where('last_seq', '<=', (eb) =>
        eb.selectFrom('journal.batch').select('last_seq').where('last_seq', '>=', seq).orderBy('last_seq').limit(1),
      )
      .orderBy('last_seq', 'desc')
      .limit(most)
      .execute();
    if (rows.length > 0) return rows.map(stored);
    const segment = await this.#db
      .selectFrom('journal.segment')
      .selectAll()
      .where('last_seq', '>=', seq)
      .orderBy('last_seq')
      .limit(1)
      .executeTakeFirst();
    if (segment === undefined || segment.first_seq > seq) return [];
    const { first_seq, last_seq, end_hash, ...rest } = segment;
    const batches = await unpackSegment({ firstSeq: first_seq, lastSeq: last_seq, endHash: end_hash, ...rest });
    return batches.filter(({ firstSeq }) => firstSeq <= seq).toReversed();
  }
}

function stored(row: {
  first_seq: number;
  last_seq: number;
  prev_hash: Buffer;
  state_hash: Buffer | null;
  epoch: number;
  at: number;
  payload: string;
  hash: Buffer;
}): StoredBatch {
  const { first_seq, last_seq, prev_hash, state_hash, ...rest } = row;
  return { firstSeq: first_seq, lastSeq: last_seq, prevHash: prev_hash, stateHash: state_hash, ...rest };
}

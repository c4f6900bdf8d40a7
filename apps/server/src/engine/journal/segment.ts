import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { promisify } from 'node:util';
import { JournalCorrupt } from './journal-errors.ts';
import type { StoredBatch } from './journal-reader.ts';

/** Batches that follow each other, many in one row of `journal.segment`. */
export interface Segment {
  firstSeq: number;
  lastSeq: number;
  batches: number;
  /** The hash of its last batch: what the batch after it seals. */
  endHash: Buffer;
  /** One line of JSON and the payload for each batch, under zstd. */
  bytes: Buffer;
}

/** What stands before a batch's payload in a segment. */
interface Line extends Omit<StoredBatch, 'payload' | 'prevHash' | 'stateHash' | 'hash'> {
  prevHash: string;
  stateHash: string | null;
  hash: string;
  payloadLength: number;
}

const withChecksum = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

/** Packs batches, of which there is at least one. */
export async function packSegment(batches: readonly StoredBatch[]): Promise<Segment> {
  const [first, last] = [batches[0], batches.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A segment has at least one batch.');
  const bytes = await promisify(zstdCompress)(Buffer.concat(batches.flatMap(encode)), withChecksum);
  return { firstSeq: first.firstSeq, lastSeq: last.lastSeq, batches: batches.length, endHash: last.hash, bytes };
}

/** The batches of a segment, links of the chain like all others: whoever replays them checks them. */
export async function unpackSegment({ firstSeq, lastSeq, batches, endHash, bytes }: Segment): Promise<StoredBatch[]> {
  let unpacked: StoredBatch[];
  try {
    unpacked = await unpackBytes(bytes);
  } catch {
    throw new JournalCorrupt(firstSeq, 'the segment is not what was written');
  }
  const last = unpacked.at(-1);
  const whole = unpacked[0]?.firstSeq === firstSeq && last?.lastSeq === lastSeq && unpacked.length === batches;
  if (!whole || !last.hash.equals(endHash)) throw new JournalCorrupt(firstSeq, 'the segment is not what its row says');
  return unpacked;
}

/** The batches in the bytes of a segment; throws where they are not what was packed. */
export async function unpackBytes(bytes: Buffer): Promise<StoredBatch[]> {
  return decode(await promisify(zstdDecompress)(bytes));
}

function encode({ payload, prevHash, stateHash, hash, ...rest }: StoredBatch): Buffer[] {
  const bytes = Buffer.from(payload);
  const line: Line = {
    ...rest,
    prevHash: prevHash.toString('hex'),
    stateHash: stateHash?.toString('hex') ?? null,
    hash: hash.toString('hex'),
    payloadLength: bytes.byteLength,
  };
  return [Buffer.from(`${JSON.stringify(line)}\n`), bytes];
}

function decode(bytes: Buffer): StoredBatch[] {
  const batches: StoredBatch[] = [];
  for (let at = 0; at < bytes.byteLength;) {
    const lineEnd = bytes.indexOf(10, at);
    const { payloadLength, prevHash, stateHash, hash, ...rest } = JSON.parse(
      bytes.toString('utf8', at, lineEnd),
    ) as Line;
    at = lineEnd + 1 + payloadLength;
    batches.push({
      ...rest,
      payload: bytes.toString('utf8', lineEnd + 1, at),
      prevHash: Buffer.from(prevHash, 'hex'),
      stateHash: stateHash === null ? null : Buffer.from(stateHash, 'hex'),
      hash: Buffer.from(hash, 'hex'),
    });
  }
  return batches;
}

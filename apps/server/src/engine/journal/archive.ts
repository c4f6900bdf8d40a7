import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { writeFileDurably } from './durable-file.ts';
import { JournalCorrupt } from './journal-errors.ts';
import type { StoredBatch } from './journal-reader.ts';

/** A file of old batches. */
export interface Segment {
  firstSeq: number;
  lastSeq: number;
  path: string;
  read(): Promise<StoredBatch[]>;
}

/** What stands before a batch's payload in a segment. */
interface Line extends Omit<StoredBatch, 'payload' | 'prevHash' | 'stateHash' | 'hash'> {
  prevHash: string;
  stateHash: string | null;
  hash: string;
  payloadLength: number;
}

const name = /^journal-(\d{16})-(\d{16})\.zst$/;

/**
 * Batches that have left the database: segments of the journal, each one line of JSON with its end hash and a checksum,
 * then the batches under zstd. They are links of the same chain; whoever replays reads both and checks both alike.
 */
export class Archive {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The segments, the oldest first. */
  segments(): Segment[] {
    if (!existsSync(this.folder)) return [];
    const found: Segment[] = [];
    for (const file of readdirSync(this.folder)) {
      const [, first, last] = name.exec(file) ?? [];
      const path = join(this.folder, file);
      const read = (): Promise<StoredBatch[]> => readSegment(path);
      if (last !== undefined) found.push({ firstSeq: Number(first), lastSeq: Number(last), path, read });
    }
    return found.toSorted((left, right) => left.firstSeq - right.firstSeq);
  }

  async write(batches: readonly StoredBatch[]): Promise<void> {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const [first, last] = [batches[0], batches.at(-1)];
    if (first === undefined || last === undefined) throw new Error('A segment has at least one batch.');
    const compressed = await promisify(zstdCompress)(Buffer.concat(batches.flatMap(encode)));
    const head = { firstSeq: first.firstSeq, endHash: last.hash.toString('hex'), sha256: sha256(compressed) };
    const path = join(this.folder, `journal-${digits(first.firstSeq)}-${digits(last.lastSeq)}.zst`);
    writeFileDurably(path, [Buffer.from(`${JSON.stringify(head)}\n`), compressed]);
  }
}

async function readSegment(path: string): Promise<StoredBatch[]> {
  const file = readFileSync(path);
  const lineEnd = file.indexOf(10);
  const head = JSON.parse(file.toString('utf8', 0, lineEnd)) as { firstSeq: number; sha256: string };
  const compressed = file.subarray(lineEnd + 1);
  if (sha256(compressed) !== head.sha256) {
    throw new JournalCorrupt(head.firstSeq, `the archive ${path} is not what was written`);
  }
  return decode(await promisify(zstdDecompress)(compressed));
}

/** The archive of a data folder. */
export function archiveOf(dataFolder: string): Archive {
  return new Archive(join(dataFolder, 'journal'));
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

function digits(seq: number): string {
  return String(seq).padStart(16, '0');
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

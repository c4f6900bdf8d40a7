import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { writeFileDurably } from './durable-file.ts';
import { JournalCorrupt } from './journal-errors.ts';
import { insertSegment, segmentAfter } from './segment-table.ts';
import { type Segment, unpackBytes } from './segment.ts';

interface Head {
  firstSeq: number;
  endHash: string;
  batches?: number;
  /** Of the bytes that follow the head. */
  sha256: string;
}

const name = /^journal-(\d{16})-(\d{16})\.zst$/;

/**
 * Copies the segments that a folder has not yet into files of it, each one line of JSON and the bytes of the segment, and
 * gives their number. The database stays whole without them: they are for an operator who wants the journal elsewhere too.
 */
export async function exportSegments(client: pg.ClientBase, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let last = filesIn(folder).at(-1)?.lastSeq ?? -1;
  for (let written = 0; ; written++) {
    const segment = await segmentAfter(client, last);
    if (segment === null) return written;
    writeSegment(folder, segment);
    last = segment.lastSeq;
  }
}

/**
 * Takes the files of an earlier release, which moved old batches out of the database, back into it, where its journal does
 * not begin at the beginning; gives their number. All of them or, after a crash, none.
 */
export async function adoptSegmentFiles(client: pg.ClientBase, folder: string): Promise<number> {
  const files = filesIn(folder);
  if (files.length === 0 || (await beginsAtGenesis(client))) return 0;
  await client.query('begin');
  try {
    for (const file of files) await insertSegment(client, await readSegmentFile(file.path));
    await client.query('commit');
    return files.length;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function beginsAtGenesis(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from journal.batch where last_seq = 0 union all select from journal.segment where first_seq = 0',
  );
  return rowCount !== 0;
}

function filesIn(folder: string): { firstSeq: number; lastSeq: number; path: string }[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder).flatMap((file) => {
    const [, first, last] = name.exec(file) ?? [];
    return last === undefined ? [] : [{ firstSeq: Number(first), lastSeq: Number(last), path: join(folder, file) }];
  });
  return found.toSorted((left, right) => left.firstSeq - right.firstSeq);
}

function writeSegment(folder: string, { firstSeq, lastSeq, batches, endHash, bytes }: Segment): void {
  const head: Head = { firstSeq, endHash: endHash.toString('hex'), batches, sha256: sha256(bytes) };
  const path = join(folder, `journal-${digits(firstSeq)}-${digits(lastSeq)}.zst`);
  writeFileDurably(path, [Buffer.from(`${JSON.stringify(head)}\n`), bytes]);
}

/** Reads one file back; throws when it is not whole. */
async function readSegmentFile(path: string): Promise<Segment> {
  const [, first, last] = name.exec(basename(path)) ?? [];
  const file = readFileSync(path);
  const lineEnd = file.indexOf(10);
  const head = JSON.parse(file.toString('utf8', 0, lineEnd)) as Head;
  const bytes = file.subarray(lineEnd + 1);
  const [firstSeq, lastSeq] = [Number(first), Number(last)];
  if (sha256(bytes) !== head.sha256) throw new JournalCorrupt(firstSeq, `the archive ${path} is not what was written`);
  // Files of the first releases don't say how many batches they hold.
  const batches = head.batches ?? (await unpackBytes(bytes)).length;
  return { firstSeq, lastSeq, batches, endHash: Buffer.from(head.endHash, 'hex'), bytes };
}

function digits(seq: number): string {
  return String(seq).padStart(16, '0');
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

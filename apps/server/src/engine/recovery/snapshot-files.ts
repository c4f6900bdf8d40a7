import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { writeFileDurably } from '../journal/durable-file.ts';

/** The state of the exchange after frame `seq`, and the batch that it must agree with. */
export interface Snapshot {
  seq: number;
  batchHash: Buffer;
  stateHash: Buffer;
  state: Uint8Array;
}

interface Head {
  version: number;
  seq: number;
  batchHash: string;
  stateHash: string;
  /** Of the compressed state that follows. */
  sha256: string;
}

const version = 1;
const kept = 3;
const name = /^snapshot-(\d{16})\.zst$/;
const unfinished = /^snapshot-\d{16}\.zst\.\d+\.part$/;

/** The folder of snapshots: each file is one line of JSON and the state, compressed; the newest three are kept. */
export class SnapshotFiles {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** The sequences that have a file, the newest first. */
  sequences(): number[] {
    const found = readdirSync(this.folder).map((file) => name.exec(file)?.[1]);
    return found
      .filter((digits) => digits !== undefined)
      .map(Number)
      .sort((left, right) => right - left);
  }

  /** Writes the next snapshot and lets the fourth newest go; no crash leaves half of one. */
  async write(snapshot: Snapshot): Promise<string> {
    const compressed = await promisify(zstdCompress)(snapshot.state);
    const head: Head = {
      version,
      seq: snapshot.seq,
      batchHash: snapshot.batchHash.toString('hex'),
      stateHash: snapshot.stateHash.toString('hex'),
      sha256: sha256(compressed),
    };
    const path = this.path(snapshot.seq);
    writeFileDurably(path, [Buffer.from(`${JSON.stringify(head)}\n`), compressed]);
    this.#prune();
    return path;
  }

  /** Reads the file of a sequence back; throws with the reason when it is not whole. */
  read(seq: number): Promise<Snapshot> {
    return readSnapshot(this.path(seq));
  }

  path(seq: number): string {
    return join(this.folder, `snapshot-${String(seq).padStart(16, '0')}.zst`);
  }

  #prune(): void {
    for (const seq of this.sequences().slice(kept)) rmSync(this.path(seq), { force: true });
    for (const file of readdirSync(this.folder)) {
      if (unfinished.test(file)) rmSync(join(this.folder, file), { force: true });
    }
  }
}

/** Reads one snapshot file; throws with the reason when it is not whole. */
export async function readSnapshot(path: string): Promise<Snapshot> {
  const file = readFileSync(path);
  const lineEnd = file.indexOf(10);
  if (lineEnd < 0) throw new Error('its head is missing');
  const head = JSON.parse(file.toString('utf8', 0, lineEnd)) as Head;
  if (head.version !== version) throw new Error(`its version is ${head.version}`);
  const compressed = file.subarray(lineEnd + 1);
  if (sha256(compressed) !== head.sha256) throw new Error('it is not what was written');
  return {
    seq: head.seq,
    batchHash: Buffer.from(head.batchHash, 'hex'),
    stateHash: Buffer.from(head.stateHash, 'hex'),
    state: plainBytes(await promisify(zstdDecompress)(compressed)),
  };
}

/** A Buffer's `slice` shares memory where a Uint8Array's copies: who reads the state counts on the copy. */
function plainBytes(buffer: Buffer): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

import { type HashKey, halfSipHash } from './half-sip-hash.ts';

/** The words of a request key: four of who and which, two of what. */
export const wordsPerKey = 6;
/** A row: the key, the sequence in two words, and the time in ms since the day began. */
const [seqAt, sinceAt, wordsPerRow] = [wordsPerKey, wordsPerKey + 2, wordsPerKey + 3];
const segmentCount = 1024;
const rowsAtFirst = 16;
const two32 = 2 ** 32;

/** A request that was answered before. */
export interface Answered {
  /** The frame that answered. */
  seq: number;
  at: number;
  /** Whether the earlier request had the same body. */
  sameBody: boolean;
}

/**
 * The requests of one day: never deleted from, dropped as a whole. A keyed hash spreads them over 1,024 segments that
 * grow one at a time, so that no single command pays for a table of millions.
 */
export class RequestDay {
  readonly startsAt: number;
  readonly #hashKey: HashKey;
  readonly #segments: (Uint32Array<ArrayBuffer> | undefined)[] = Array.from({ length: segmentCount }, () => undefined);
  readonly #sizes = new Uint32Array(segmentCount);
  #size = 0;

  /** `startsAt` in ms; entries are less than 2^32 ms later. */
  constructor(startsAt: number, hashKey: HashKey) {
    this.startsAt = startsAt;
    this.#hashKey = hashKey;
  }

  /** How many requests it has. */
  get size(): number {
    return this.#size;
  }

  find(key: Uint32Array): Answered | null {
    if (this.#size === 0) return null;
    const hash = this.#hashOf(key, 0);
    const rows = this.#segments[hash & (segmentCount - 1)];
    if (rows === undefined) return null;
    const row = placeIn(rows, hash, key, 0);
    if (isFree(rows, row)) return null;
    const sameBody = rows[row + 4] === key[4] && rows[row + 5] === key[5];
    return { seq: seqIn(rows, row), at: this.startsAt + rows[row + sinceAt]!, sameBody };
  }

  /** Enters a request; a key that is in already gets the new body and frame. */
  write(key: Uint32Array, seq: number, at: number): void {
    const hash = this.#hashOf(key, 0);
    const segment = hash & (segmentCount - 1);
    let rows = this.#segments[segment] ?? (this.#segments[segment] = new Uint32Array(rowsAtFirst * wordsPerRow));
    if (this.#sizes[segment]! * wordsPerRow * 4 >= rows.length * 3) rows = this.#grow(segment, rows);
    const row = placeIn(rows, hash, key, 0);
    if (isFree(rows, row)) {
      this.#sizes[segment]!++;
      this.#size++;
    }
    for (let word = 0; word < wordsPerKey; word++) rows[row + word] = key[word]!;
    rows[row + seqAt] = seq;
    rows[row + seqAt + 1] = seq / two32;
    rows[row + sinceAt] = at - this.startsAt;
  }

  /** Calls `visit` for every request, in no order that means anything; `key` is its own only until it returns. */
  each(visit: (key: Uint32Array, seq: number, at: number) => void): void {
    for (const rows of this.#segments) {
      if (rows === undefined) continue;
      for (let row = 0; row < rows.length; row += wordsPerRow) {
        if (isFree(rows, row)) continue;
        visit(rows.subarray(row, row + wordsPerKey), seqIn(rows, row), this.startsAt + rows[row + sinceAt]!);
      }
    }
  }

  #hashOf(words: Uint32Array, at: number): number {
    return halfSipHash(this.#hashKey, words[at]!, words[at + 1]!, words[at + 2]!, words[at + 3]!);
  }

  #grow(segment: number, rows: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
    const larger = new Uint32Array(rows.length * 2);
    for (let row = 0; row < rows.length; row += wordsPerRow) {
      if (isFree(rows, row)) continue;
      const to = placeIn(larger, this.#hashOf(rows, row), rows, row);
      for (let word = 0; word < wordsPerRow; word++) larger[to + word] = rows[row + word]!;
    }
    this.#segments[segment] = larger;
    return larger;
  }
}

/** Where the row of a key stands in a segment, or where it would go. The key is the words from `at` on. */
function placeIn(rows: Uint32Array, hash: number, key: Uint32Array, at: number): number {
  const first = key[at];
  const second = key[at + 1];
  const third = key[at + 2];
  const fourth = key[at + 3];
  const mask = rows.length / wordsPerRow - 1;
  for (let place = (hash >>> 10) & mask; ; place = (place + 1) & mask) {
    const row = place * wordsPerRow;
    if (isFree(rows, row)) return row;
    if (rows[row] === first && rows[row + 1] === second && rows[row + 2] === third && rows[row + 3] === fourth)
      return row;
  }
}

/** Frames count from 1. */
function isFree(rows: Uint32Array, row: number): boolean {
  return rows[row + seqAt] === 0 && rows[row + seqAt + 1] === 0;
}

function seqIn(rows: Uint32Array, row: number): number {
  return rows[row + seqAt]! + rows[row + seqAt + 1]! * two32;
}

import { Hasher, HashSum } from './hash.ts';

/** The words of a request key: four of who and which, two of what. */
export const wordsPerKey = 6;
/** A row: the key, the sequence in two words, and the time in ms since the day began. */
const [seqAt, sinceAt, wordsPerRow] = [wordsPerKey, wordsPerKey + 2, wordsPerKey + 3];
const [pageBits, rowsPerPage] = [12, 4096];
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
 * The requests of one day in the order in which they came, in pages: a new one goes beside the last, which the
 * processor has at hand, nothing ever moves, and forgetting is dropping the whole day.
 */
export class RequestDay {
  readonly startsAt: number;
  /** The hash of all its requests. */
  readonly sum = new HashSum();
  readonly #pages: Uint32Array<ArrayBuffer>[] = [];
  #size = 0;

  /** `startsAt` in ms; entries are less than 2^32 ms later. */
  constructor(startsAt: number) {
    this.startsAt = startsAt;
  }

  /** How many requests it has; the next one gets this row. */
  get size(): number {
    return this.#size;
  }

  add(key: Uint32Array, seq: number, at: number): void {
    const row = this.#size++;
    if (row >> pageBits === this.#pages.length) this.#pages.push(new Uint32Array(rowsPerPage * wordsPerRow));
    const page = this.#pages[row >> pageBits]!;
    const start = (row & (rowsPerPage - 1)) * wordsPerRow;
    for (let word = 0; word < wordsPerKey; word++) page[start + word] = key[word]!;
    page[start + seqAt] = seq;
    page[start + seqAt + 1] = seq / two32;
    page[start + sinceAt] = at - this.startsAt;
    addTo(this.sum, key, seq, at);
  }

  /** Whether a row is of this customer and request id, whatever its body. */
  isOf(row: number, key: Uint32Array): boolean {
    const page = this.#pages[row >> pageBits]!;
    const start = (row & (rowsPerPage - 1)) * wordsPerRow;
    for (let word = 0; word < 4; word++) if (page[start + word] !== key[word]) return false;
    return true;
  }

  /** What a row says to a request with this key. */
  answered(row: number, key: Uint32Array): Answered {
    const page = this.#pages[row >> pageBits]!;
    const start = (row & (rowsPerPage - 1)) * wordsPerRow;
    const sameBody = page[start + 4] === key[4] && page[start + 5] === key[5];
    const seq = page[start + seqAt]! + page[start + seqAt + 1]! * two32;
    return { seq, at: this.startsAt + page[start + sinceAt]!, sameBody };
  }

  /** Calls `visit` for every request, the first one first; `key` is its own only until it returns. */
  each(visit: (key: Uint32Array, seq: number, at: number) => void): void {
    for (let row = 0; row < this.#size; row++) {
      const page = this.#pages[row >> pageBits]!;
      const start = (row & (rowsPerPage - 1)) * wordsPerRow;
      const key = page.subarray(start, start + wordsPerKey);
      const { seq, at } = this.answered(row, key);
      visit(key, seq, at);
    }
  }
}

const hasher = new Hasher();

function addTo(sum: HashSum, key: Uint32Array, seq: number, at: number): void {
  hasher.start(0x7265_7173);
  hasher.words(key[0]! | 0, key[1]! | 0);
  hasher.words(key[2]! | 0, key[3]! | 0);
  hasher.words(key[4]! | 0, key[5]! | 0);
  hasher.int(seq);
  hasher.int(at);
  hasher.finish();
  sum.add(hasher.low, hasher.high);
}

/** Whom an index asks about the rows that it names. */
export interface IndexedRows {
  /** Whether a row is still there: one that isn't has no place in the index any more. */
  isKept(row: number): boolean;
  /** Whether a kept row has this key. */
  hasKey(row: number, key: Uint32Array): boolean;
}

const [segmentBits, segmentCount] = [8, 256];
const [placesAtFirst, wordsPerPlace] = [16, 2];
const free = 0;

/**
 * A part of the index, open addressing with linear probing. `marks` has a byte of the hash for each place, 0 where it is
 * free; `places` has the whole hash and the row.
 */
interface Segment {
  marks: Uint8Array;
  places: Int32Array;
  taken: number;
}

/**
 * Finds the row of a key by its hash. A key that is new, as nearly all are, is told from the others by the bytes of
 * `marks`, which the processor's cache holds; what it must fetch is not read but written. Growing reads no row, 256
 * segments grow one at a time, so that no single command pays for millions, and one that is full first leaves out what
 * is forgotten.
 */
export class RequestIndex {
  readonly #rows: IndexedRows;
  readonly #segments = Array.from({ length: segmentCount }, () => segmentOf(1));

  constructor(rows: IndexedRows) {
    this.#rows = rows;
  }

  /** How many places it has, free ones included. */
  get places(): number {
    return this.#segments.reduce((sum, { marks }) => sum + marks.length, 0);
  }

  /** The row of a key that is kept, or -1. */
  find(hash: number, key: Uint32Array): number {
    const segment = this.#segments[hash & (segmentCount - 1)]!;
    const place = this.#placeOf(segment, hash, key);
    return segment.marks[place] === free ? -1 : rowAt(segment, place);
  }

  /** Says that a key has a row from now on, whichever it had before. */
  set(hash: number, key: Uint32Array, row: number): void {
    const at = hash & (segmentCount - 1);
    let segment = this.#segments[at]!;
    if ((segment.taken + 1) * 4 > segment.marks.length * 3) {
      segment = this.#cleared(segment);
      this.#segments[at] = segment;
    }
    const place = this.#placeOf(segment, hash, key);
    if (segment.marks[place] === free) segment.taken++;
    put(segment, place, hash, row);
  }

  /** The place of a key, or the free one where it would go. */
  #placeOf(segment: Segment, hash: number, key: Uint32Array): number {
    const { marks } = segment;
    const mask = marks.length - 1;
    const sought = markOf(hash);
    for (let place = (hash >>> segmentBits) & mask; ; place = (place + 1) & mask) {
      const mark = marks[place]!;
      if (mark === free) return place;
      if (mark === sought && this.#isOf(segment, place, hash, key)) return place;
    }
  }

  #isOf(segment: Segment, place: number, hash: number, key: Uint32Array): boolean {
    if (segment.places[place * wordsPerPlace] !== hash) return false;
    const row = rowAt(segment, place);
    return this.#rows.isKept(row) && this.#rows.hasKey(row, key);
  }

  /** A segment with what is kept of this one, twice as large unless much is forgotten. */
  #cleared(segment: Segment): Segment {
    const { marks, places } = segment;
    let kept = 0;
    for (let place = 0; place < marks.length; place++) if (this.#isKept(segment, place)) kept++;
    const isLarge = (kept + 1) * 8 > marks.length * 3;
    const next = segmentOf(Math.max(placesAtFirst, isLarge ? marks.length * 2 : marks.length));
    const mask = next.marks.length - 1;
    for (let place = 0; place < marks.length; place++) {
      if (!this.#isKept(segment, place)) continue;
      const hash = places[place * wordsPerPlace]!;
      let to = (hash >>> segmentBits) & mask;
      while (next.marks[to] !== free) to = (to + 1) & mask;
      put(next, to, hash, rowAt(segment, place));
    }
    next.taken = kept;
    return next;
  }

  #isKept(segment: Segment, place: number): boolean {
    return segment.marks[place] !== free && this.#rows.isKept(rowAt(segment, place));
  }
}

function segmentOf(places: number): Segment {
  return { marks: new Uint8Array(places), places: new Int32Array(places * wordsPerPlace), taken: 0 };
}

/** The upper bits of the hash, never 0; its lower ones choose the place. */
function markOf(hash: number): number {
  return (hash >>> 24) | 1;
}

function rowAt({ places }: Segment, place: number): number {
  return places[place * wordsPerPlace + 1]! >>> 0;
}

function put({ marks, places }: Segment, place: number, hash: number, row: number): void {
  marks[place] = markOf(hash);
  places[place * wordsPerPlace] = hash;
  places[place * wordsPerPlace + 1] = row;
}

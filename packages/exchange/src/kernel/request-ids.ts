import { Hasher, HashSum } from './hash.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';

const lifeMs = 24 * 3_600_000;
const wordsPerKey = 6;

interface Found {
  /** The frame that answered the request before; 0 for a request that is new. */
  seq: number;
  /** Whether the earlier request had the same body. */
  sameBody: boolean;
}

/** One day's requests in flat arrays: open addressing, never deleted from, dropped as a whole. */
class Generation {
  readonly startsAt: number;
  size = 0;
  sum = new HashSum();
  words: Uint32Array<ArrayBuffer>;
  seqs: Float64Array<ArrayBuffer>;
  times: Float64Array<ArrayBuffer>;

  constructor(startsAt: number, slots = 1 << 16) {
    this.startsAt = startsAt;
    this.words = new Uint32Array(slots * wordsPerKey);
    this.seqs = new Float64Array(slots);
    this.times = new Float64Array(slots);
  }

  /** The slot of a key, or where it would go. */
  place(key: Uint32Array): number {
    const { words, seqs } = this;
    const mask = seqs.length - 1;
    let slot = (key[0]! ^ key[1]!) & mask;
    while (seqs[slot] !== 0) {
      const at = slot * wordsPerKey;
      if (words[at] === key[0] && words[at + 1] === key[1] && words[at + 2] === key[2] && words[at + 3] === key[3])
        return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  write(key: Uint32Array, seq: number, at: number): void {
    if (this.size * 2 >= this.seqs.length) this.#grow();
    const slot = this.place(key);
    if (this.seqs[slot] === 0) this.size++;
    this.words.set(key, slot * wordsPerKey);
    this.seqs[slot] = seq;
    this.times[slot] = at;
  }

  #grow(): void {
    const { words, seqs, times } = this;
    this.words = new Uint32Array(words.length * 2);
    this.seqs = new Float64Array(seqs.length * 2);
    this.times = new Float64Array(seqs.length * 2);
    this.size = 0;
    for (let slot = 0; slot < seqs.length; slot++) {
      if (seqs[slot] === 0) continue;
      this.write(words.subarray(slot * wordsPerKey, (slot + 1) * wordsPerKey), seqs[slot]!, times[slot]!);
    }
  }
}

/**
 * The requests of the last 24 hours of exchange time: a 128-bit key of customer and request id, 64 bits of the body,
 * and the frame that answered. Two generations of a day each, so that a look-up probes two tables and forgetting is
 * dropping one; an entry older than its life counts as absent.
 */
export class RequestIds {
  readonly #capacity: number;
  readonly #hasher = new Hasher();
  #current = new Generation(0);
  #previous = new Generation(0);

  /** `capacity`: how many requests a generation takes before new ids are refused. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Whether a new id can be taken at this time. */
  hasRoom(at: number): boolean {
    return this.#current.size < this.#capacity || at - this.#current.startsAt >= lifeMs;
  }

  find(key: Uint32Array, at: number): Found | null {
    return this.#findIn(this.#current, key, at) ?? this.#findIn(this.#previous, key, at);
  }

  #findIn(generation: Generation, key: Uint32Array, at: number): Found | null {
    const slot = generation.place(key);
    const seq = generation.seqs[slot]!;
    if (seq === 0 || at - generation.times[slot]! >= lifeMs) return null;
    const body = slot * wordsPerKey + 4;
    return { seq, sameBody: generation.words[body] === key[4] && generation.words[body + 1] === key[5] };
  }

  remember(key: Uint32Array, seq: number, at: number): void {
    if (at - this.#current.startsAt >= lifeMs) {
      this.#previous = this.#current;
      this.#current = new Generation(at - (at % lifeMs));
    }
    this.#current.write(key, seq, at);
    this.#hashEntry(key, seq, at);
    this.#current.sum.add(this.#hasher.low, this.#hasher.high);
  }

  hash(): bigint {
    return this.#current.sum.value + this.#previous.sum.value;
  }

  save(writer: SnapshotWriter): void {
    for (const generation of [this.#previous, this.#current]) {
      writer.json({ startsAt: generation.startsAt, size: generation.size });
      const rows = new Float64Array(generation.size * 8);
      let row = 0;
      for (let slot = 0; slot < generation.seqs.length; slot++) {
        if (generation.seqs[slot] === 0) continue;
        for (let word = 0; word < wordsPerKey; word++) rows[row + word] = generation.words[slot * wordsPerKey + word]!;
        rows[row + 6] = generation.seqs[slot]!;
        rows[row + 7] = generation.times[slot]!;
        row += 8;
      }
      writer.bytes(new Uint8Array(rows.buffer));
    }
  }

  load(reader: SnapshotReader): void {
    const [previous, current] = [this.#loadOne(reader), this.#loadOne(reader)];
    this.#previous = previous;
    this.#current = current;
  }

  #loadOne(reader: SnapshotReader): Generation {
    const head = reader.json() as { startsAt: number; size: number };
    const rows = new Float64Array(reader.bytes().buffer);
    const generation = new Generation(head.startsAt);
    for (let row = 0; row < rows.length; row += 8) {
      const key = Uint32Array.from(rows.subarray(row, row + wordsPerKey));
      generation.write(key, rows[row + 6]!, rows[row + 7]!);
      this.#hashEntry(key, rows[row + 6]!, rows[row + 7]!);
      generation.sum.add(this.#hasher.low, this.#hasher.high);
    }
    return generation;
  }

  #hashEntry(key: Uint32Array, seq: number, at: number): void {
    const hasher = this.#hasher;
    hasher.start(0x7265_7173);
    hasher.words(key[0]! | 0, key[1]! | 0);
    hasher.words(key[2]! | 0, key[3]! | 0);
    hasher.words(key[4]! | 0, key[5]! | 0);
    hasher.int(seq);
    hasher.int(at);
    hasher.finish();
  }
}

/** Reads 48 hex digits into six words; false when it is anything else. */
export function readRequestKey(text: string, into: Uint32Array): boolean {
  if (text.length !== wordsPerKey * 8) return false;
  for (let word = 0; word < wordsPerKey; word++) {
    let value = 0;
    for (let i = word * 8; i < word * 8 + 8; i++) {
      const code = text.charCodeAt(i);
      const digit = code >= 48 && code <= 57 ? code - 48 : code >= 97 && code <= 102 ? code - 87 : -1;
      if (digit < 0) return false;
      value = (value << 4) | digit;
    }
    into[word] = value;
  }
  return true;
}

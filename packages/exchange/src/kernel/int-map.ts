const empty = 0;
/** Stands where an entry was that has gone from a table which is being left. */
const gone = -1;
/** How many places of the table before each `set` empties: it must be done before the new one is full. */
const placesPerSet = 8;

/** A table that became too small: nothing is added to it any more, and its entries leave a few at a time. */
interface Left {
  readonly keys: Float64Array;
  readonly values: Int32Array;
  readonly mask: number;
  /** The places before this one are empty. */
  emptied: number;
}

/**
 * A hash map from positive safe integers to 32-bit integers in two flat arrays: unlike `Map` it leaves nothing for the
 * garbage collector to trace and doesn't rehash when entries come and go. Linear probing, deletion by shifting back. A
 * table that is full is left for one of twice its size step by step, so that no single entry waits for a million.
 */
export class IntMap {
  #keys: Float64Array;
  #values: Int32Array;
  #mask: number;
  #size = 0;
  #left: Left | null = null;

  constructor(capacity = 64) {
    let slots = 16;
    while (slots < capacity * 2) slots *= 2;
    this.#keys = new Float64Array(slots);
    this.#values = new Int32Array(slots);
    this.#mask = slots - 1;
  }

  get size(): number {
    return this.#size;
  }

  /** The value of a key, or -1. Zero marks an empty place, so it is looked for first: nothing is ever known as 0. */
  get(key: number): number {
    const keys = this.#keys;
    let at = placeOf(key) & this.#mask;
    for (;;) {
      const found = keys[at];
      if (found === empty) return this.#left === null ? -1 : getLeft(this.#left, key);
      if (found === key) return this.#values[at]!;
      at = (at + 1) & this.#mask;
    }
  }

  set(key: number, value: number): void {
    if (this.#left !== null) this.#leave(this.#left);
    else if (this.#size * 4 > this.#mask * 3) this.#grow();
    if (this.#left !== null && takeLeft(this.#left, key)) this.#size--;
    if (this.#put(key, value)) this.#size++;
  }

  delete(key: number): void {
    const keys = this.#keys;
    const values = this.#values;
    const mask = this.#mask;
    let hole = placeOf(key) & mask;
    while (keys[hole] !== key) {
      if (keys[hole] === empty) {
        if (this.#left !== null && takeLeft(this.#left, key)) this.#size--;
        return;
      }
      hole = (hole + 1) & mask;
    }
    let next = (hole + 1) & mask;
    while (keys[next] !== empty) {
      const home = placeOf(keys[next]!) & mask;
      if (((next - home) & mask) >= ((next - hole) & mask)) {
        keys[hole] = keys[next]!;
        values[hole] = values[next]!;
        hole = next;
      }
      next = (next + 1) & mask;
    }
    keys[hole] = empty;
    this.#size--;
  }

  /** Writes an entry and says whether it is new here. */
  #put(key: number, value: number): boolean {
    const keys = this.#keys;
    let at = placeOf(key) & this.#mask;
    for (;;) {
      const found = keys[at];
      if (found === key || found === empty) {
        keys[at] = key;
        this.#values[at] = value;
        return found === empty;
      }
      at = (at + 1) & this.#mask;
    }
  }

  #grow(): void {
    const places = this.#keys.length * 2;
    this.#left = { keys: this.#keys, values: this.#values, mask: this.#mask, emptied: 0 };
    this.#keys = new Float64Array(places);
    this.#values = new Int32Array(places);
    this.#mask = places - 1;
  }

  /** Moves the entries of the next few places. A place that one has left stays taken, or those behind it were lost. */
  #leave(left: Left): void {
    const until = Math.min(left.emptied + placesPerSet, left.keys.length);
    for (let at = left.emptied; at < until; at++) {
      const key = left.keys[at]!;
      if (key === empty || key === gone) continue;
      left.keys[at] = gone;
      this.#put(key, left.values[at]!);
    }
    left.emptied = until;
    if (until === left.keys.length) this.#left = null;
  }
}

function getLeft(left: Left, key: number): number {
  const at = placeInLeft(left, key);
  return at < 0 ? -1 : left.values[at]!;
}

/** Takes an entry out and says whether there was one. */
function takeLeft(left: Left, key: number): boolean {
  const at = placeInLeft(left, key);
  if (at >= 0) left.keys[at] = gone;
  return at >= 0;
}

/** The place of an entry, or -1; also for what marks places that have none. */
function placeInLeft({ keys, mask }: Left, key: number): number {
  if (key === empty || key === gone) return -1;
  let at = placeOf(key) & mask;
  while (keys[at] !== key) {
    if (keys[at] === empty) return -1;
    at = (at + 1) & mask;
  }
  return at;
}

/** Mixes both halves of the key, since composite keys differ mostly above bit 32. */
function placeOf(key: number): number {
  const high = (key / 4294967296) | 0;
  let mixed = Math.imul((key | 0) ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1);
  mixed ^= mixed >>> 15;
  return mixed;
}

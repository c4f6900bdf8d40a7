const empty = 0;

/**
 * A hash map from positive safe integers to 32-bit integers in two flat arrays: unlike `Map` it leaves nothing for the
 * garbage collector to trace and doesn't rehash when entries come and go. Linear probing, deletion by shifting back.
 */
export class IntMap {
  #keys: Float64Array;
  #values: Int32Array;
  #mask: number;
  #size = 0;

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
      if (found === empty) return -1;
      if (found === key) return this.#values[at]!;
      at = (at + 1) & this.#mask;
    }
  }

  set(key: number, value: number): void {
    if (this.#size * 4 > this.#mask * 3) this.#grow();
    const keys = this.#keys;
    let at = placeOf(key) & this.#mask;
    for (;;) {
      const found = keys[at];
      if (found === key) break;
      if (found === empty) {
        keys[at] = key;
        this.#size++;
        break;
      }
      at = (at + 1) & this.#mask;
    }
    this.#values[at] = value;
  }

  delete(key: number): void {
    const keys = this.#keys;
    const values = this.#values;
    const mask = this.#mask;
    let hole = placeOf(key) & mask;
    while (keys[hole] !== key) {
      if (keys[hole] === empty) return;
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

  #grow(): void {
    const keys = this.#keys;
    const values = this.#values;
    this.#keys = new Float64Array(keys.length * 2);
    this.#values = new Int32Array(keys.length * 2);
    this.#mask = keys.length * 2 - 1;
    this.#size = 0;
    for (let i = 0; i < keys.length; i++) if (keys[i] !== empty) this.set(keys[i]!, values[i]!);
  }
}

/** Mixes both halves of the key, since composite keys differ mostly above bit 32. */
function placeOf(key: number): number {
  const high = (key / 4294967296) | 0;
  let mixed = Math.imul((key | 0) ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1);
  mixed ^= mixed >>> 15;
  return mixed;
}

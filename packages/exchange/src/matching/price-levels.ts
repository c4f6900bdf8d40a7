import { IntMap } from '../kernel/int-map.ts';

const chunkMax = 128;

interface Chunk {
  keys: Float64Array;
  levels: Int32Array;
  count: number;
}

function newChunk(): Chunk {
  return { keys: new Float64Array(chunkMax), levels: new Int32Array(chunkMax), count: 0 };
}

/**
 * One side of a book: price levels, best first, each a first-in first-out list of order slots. The levels are sorted
 * in chunks of at most 128, so that inserting moves little memory however deep the book is; a hash finds the level of
 * a price. `best` is the lowest price of an ascending side and the highest of a descending one.
 */
export class PriceLevels {
  readonly #sign: number;
  readonly #byPrice = new IntMap();
  #chunks: Chunk[] = [newChunk()];
  #free: number[] = [];
  #end = 0;
  /** Columns by level slot. Prices in ticks, quantities in lots; `head` and `tail` are order slots, -1 for none. */
  price = new Float64Array(16);
  quantity = new Float64Array(16);
  count = new Int32Array(16);
  head = new Int32Array(16);
  tail = new Int32Array(16);

  constructor(direction: 'ascending' | 'descending') {
    this.#sign = direction === 'ascending' ? 1 : -1;
  }

  /** The number of levels. */
  get size(): number {
    return this.#byPrice.size;
  }

  /** The slot of the best level, or -1. */
  get best(): number {
    const chunk = this.#chunks[0]!;
    return chunk.count === 0 ? -1 : chunk.levels[0]!;
  }

  /** The best price, or 0. */
  get bestPrice(): number {
    const level = this.best;
    return level < 0 ? 0 : this.price[level]!;
  }

  /** Whether `price` is at least as good as `limit` for whoever takes from this side. */
  reaches(price: number, limit: number): boolean {
    return this.#sign * price <= this.#sign * limit;
  }

  /** The level of a price, or -1. */
  find(price: number): number {
    return this.#byPrice.get(price);
  }

  /** The level of a price, made when there is none. */
  open(price: number): number {
    const known = this.#byPrice.get(price);
    if (known >= 0) return known;
    const level = this.#newLevel(price);
    this.#byPrice.set(price, level);
    this.#insert(this.#sign * price, level);
    return level;
  }

  /** Forgets a level that has no orders left. */
  close(level: number): void {
    const price = this.price[level]!;
    this.#byPrice.delete(price);
    this.#remove(this.#sign * price);
    this.#free.push(level);
  }

  /** The levels from the best on; the callback ends the walk by returning false. */
  walk(visit: (level: number) => boolean | void): void {
    for (const chunk of this.#chunks)
      for (let i = 0; i < chunk.count; i++) if (visit(chunk.levels[i]!) === false) return;
  }

  #newLevel(price: number): number {
    const level = this.#free.length > 0 ? this.#free.pop()! : this.#end++;
    if (level === this.price.length) this.#grow();
    this.price[level] = price;
    this.quantity[level] = 0;
    this.count[level] = 0;
    this.head[level] = -1;
    this.tail[level] = -1;
    return level;
  }

  #grow(): void {
    this.price = grown(this.price, Float64Array);
    this.quantity = grown(this.quantity, Float64Array);
    this.count = grown(this.count, Int32Array);
    this.head = grown(this.head, Int32Array);
    this.tail = grown(this.tail, Int32Array);
  }

  /** The last chunk whose first key isn't above `key`. */
  #chunkOf(key: number): number {
    const chunks = this.#chunks;
    let low = 0;
    let high = chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (chunks[middle]!.keys[0]! <= key) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #insert(key: number, level: number): void {
    let index = this.#chunkOf(key);
    let chunk = this.#chunks[index]!;
    if (chunk.count === chunkMax) {
      this.#split(index);
      if (this.#chunks[index + 1]!.keys[0]! <= key) index++;
      chunk = this.#chunks[index]!;
    }
    const at = placeIn(chunk, key);
    const { keys, levels } = chunk;
    for (let i = chunk.count; i > at; i--) {
      keys[i] = keys[i - 1]!;
      levels[i] = levels[i - 1]!;
    }
    keys[at] = key;
    levels[at] = level;
    chunk.count++;
  }

  #split(index: number): void {
    const chunk = this.#chunks[index]!;
    const half = chunkMax / 2;
    const right = newChunk();
    right.keys.set(chunk.keys.subarray(half));
    right.levels.set(chunk.levels.subarray(half));
    right.count = chunkMax - half;
    chunk.count = half;
    this.#chunks.splice(index + 1, 0, right);
  }

  #remove(key: number): void {
    const index = this.#chunkOf(key);
    const chunk = this.#chunks[index]!;
    const { keys, levels } = chunk;
    chunk.count--;
    for (let i = placeIn(chunk, key); i < chunk.count; i++) {
      keys[i] = keys[i + 1]!;
      levels[i] = levels[i + 1]!;
    }
    if (chunk.count === 0 && this.#chunks.length > 1) this.#chunks.splice(index, 1);
  }
}

/** The first position whose key isn't below `key`. */
function placeIn(chunk: Chunk, key: number): number {
  let low = 0;
  let high = chunk.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (chunk.keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function grown<A extends Float64Array | Int32Array>(column: A, make: new (length: number) => A): A {
  const larger = new make(column.length * 2);
  larger.set(column);
  return larger;
}

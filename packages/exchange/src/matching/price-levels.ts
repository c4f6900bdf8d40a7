import type { Lots, Ticks } from '../kernel/amounts.ts';
import { pageKeyMax, PricePages } from './price-pages.ts';

/** Values by slot, to be read only. */
type ReadColumn<Value = number> = { readonly [slot: number]: Value };

/** A side of a book as decisions see it. */
export interface ReadLevels extends Readonly<
  Pick<PriceLevels, 'size' | 'best' | 'bestPrice' | 'reaches' | 'find' | 'walk'>
> {
  readonly price: ReadColumn<Ticks>;
  readonly quantity: ReadColumn<Lots>;
  readonly count: ReadColumn;
  readonly head: ReadColumn;
  readonly tail: ReadColumn;
}

/**
 * One side of a book: price levels, best first, each a first-in first-out list of order slots. `best` is the lowest
 * price of an ascending side and the highest of a descending one. Prices are whole ticks from 1 to 2^31 - 1.
 */
export class PriceLevels {
  readonly #sign: number;
  readonly #pages = new PricePages();
  #free: number[] = [];
  #end = 0;
  #size = 0;
  #best = -1;
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
    return this.#size;
  }

  /** The slot of the best level, or -1. */
  get best(): number {
    return this.#best;
  }

  /** The best price, or 0. */
  get bestPrice(): Ticks {
    return this.#best < 0 ? 0 : this.price[this.#best]!;
  }

  /** Whether `price` is at least as good as `limit` for whoever takes from this side. */
  reaches(price: Ticks, limit: Ticks): boolean {
    return this.#sign * price <= this.#sign * limit;
  }

  /** The level of a price, or -1. */
  find(price: Ticks): number {
    return isPrice(price) ? this.#pages.get(this.#keyOf(price)) : -1;
  }

  /** The level of a price, made when there is none. Throws where it isn't a price: guards have seen to it. */
  open(price: Ticks): number {
    if (!isPrice(price)) throw new Error(`No level can have the price ${price}.`);
    const key = this.#keyOf(price);
    const known = this.#pages.get(key);
    if (known >= 0) return known;
    const level = this.#newLevel(price);
    this.#pages.add(key, level);
    this.#size++;
    if (this.#best < 0 || this.reaches(price, this.bestPrice)) this.#best = level;
    return level;
  }

  /** Forgets a level that has no orders left. */
  close(level: number): void {
    this.#pages.delete(this.#keyOf(this.price[level]!));
    this.#size--;
    this.#free.push(level);
    if (level === this.#best) this.#best = this.#pages.first();
  }

  /** The levels from the best on; the callback ends the walk by returning false, and must not open or close any. */
  walk(visit: (level: number) => boolean | void): void {
    this.#pages.walk(visit);
  }

  /** The best price has the lowest key. */
  #keyOf(price: number): number {
    return this.#sign > 0 ? price : pageKeyMax - price;
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
}

function isPrice(price: number): boolean {
  return Number.isInteger(price) && price >= 1 && price <= pageKeyMax;
}

function grown<A extends Float64Array | Int32Array>(column: A, make: new (length: number) => A): A {
  const larger = new make(column.length * 2);
  larger.set(column);
  return larger;
}

/** Levels as pairs `[price, quantity, …]`, best first. */
export interface Levels {
  bids: number[];
  asks: number[];
}

/** A copy of one book, kept sorted, that knows its best levels. Prices in ticks, quantities in lots. */
export class DepthBook {
  readonly #bids = new BookSide(true);
  readonly #asks = new BookSide(false);

  /** Takes the new quantity of each changed level; 0 removes the level. */
  apply(changes: Levels): void {
    this.#bids.apply(changes.bids);
    this.#asks.apply(changes.asks);
  }

  /** The best levels, at most `most` on each side. */
  best(most: number): Levels {
    return { bids: this.#bids.best(most), asks: this.#asks.best(most) };
  }
}

class BookSide {
  readonly #descending: boolean;
  readonly #prices: number[] = [];
  readonly #quantities: number[] = [];

  constructor(descending: boolean) {
    this.#descending = descending;
  }

  apply(changes: readonly number[]): void {
    for (let i = 0; i + 1 < changes.length; i += 2) this.#set(changes[i] ?? 0, changes[i + 1] ?? 0);
  }

  best(most: number): number[] {
    const levels: number[] = [];
    const count = Math.min(most, this.#prices.length);
    for (let i = 0; i < count; i += 1) levels.push(this.#prices[i] ?? 0, this.#quantities[i] ?? 0);
    return levels;
  }

  #set(price: number, quantity: number): void {
    const place = this.#place(price);
    const exists = this.#prices[place] === price;
    if (quantity === 0) {
      if (!exists) return;
      this.#prices.splice(place, 1);
      this.#quantities.splice(place, 1);
    } else if (exists) {
      this.#quantities[place] = quantity;
    } else {
      this.#prices.splice(place, 0, price);
      this.#quantities.splice(place, 0, quantity);
    }
  }

  /** Where the price is or belongs. */
  #place(price: number): number {
    let low = 0;
    let high = this.#prices.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = this.#prices[middle] ?? 0;
      if (this.#descending ? at > price : at < price) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** What turns one view of the best levels into the next: the new quantity of each changed one, 0 for one that left. */
export function levelChanges(before: readonly number[], after: readonly number[]): number[] {
  const left = new Map<number, number>();
  for (let i = 0; i + 1 < before.length; i += 2) left.set(before[i] ?? 0, before[i + 1] ?? 0);
  const changes: number[] = [];
  for (let i = 0; i + 1 < after.length; i += 2) {
    const price = after[i] ?? 0;
    const quantity = after[i + 1] ?? 0;
    if (left.get(price) !== quantity) changes.push(price, quantity);
    left.delete(price);
  }
  for (const price of left.keys()) changes.push(price, 0);
  return changes;
}

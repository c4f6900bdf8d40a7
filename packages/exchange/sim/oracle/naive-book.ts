/** What the naive book needs of an order. Prices in ticks, quantities in lots. */
export interface Resting {
  id: number;
  side: 'buy' | 'sell';
  price: bigint;
  remaining: bigint;
}

interface Level<O> {
  price: bigint;
  orders: O[];
}

/**
 * Two sorted arrays of prices, best first, each with the orders in the order of their arrival. Rules, section 3:
 * "price-time priority; trades at the maker's price".
 */
export class NaiveBook<O extends Resting> {
  readonly #bids: Level<O>[] = [];
  readonly #asks: Level<O>[] = [];

  #levels(side: 'buy' | 'sell'): Level<O>[] {
    return side === 'buy' ? this.#bids : this.#asks;
  }

  /** The first order in line on a side. */
  best(side: 'buy' | 'sell'): O | undefined {
    return this.#levels(side)[0]?.orders[0];
  }

  /** The orders of a side in the order in which a taker would meet them. */
  *orders(side: 'buy' | 'sell'): Generator<O, void, undefined> {
    for (const level of this.#levels(side)) yield* level.orders;
  }

  /** Where a price is, or would be inserted. */
  #place(side: 'buy' | 'sell', price: bigint): number {
    const levels = this.#levels(side);
    let low = 0;
    let high = levels.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = levels[middle]!.price;
      if (side === 'buy' ? other > price : other < price) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Puts an order at the end of the line of its price. */
  add(order: O): void {
    const levels = this.#levels(order.side);
    const at = this.#place(order.side, order.price);
    if (levels[at]?.price === order.price) levels[at].orders.push(order);
    else levels.splice(at, 0, { price: order.price, orders: [order] });
  }

  remove(order: O): void {
    const levels = this.#levels(order.side);
    const at = this.#place(order.side, order.price);
    const level = levels[at];
    const place = level?.price === order.price ? level.orders.indexOf(order) : -1;
    if (level === undefined || place < 0) throw new Error(`Order ${order.id} is not at its place in the naive book.`);
    level.orders.splice(place, 1);
    if (level.orders.length === 0) levels.splice(at, 1);
  }

  /** The quantity of each price, best first: pairs `[price, quantity, …]`. */
  depth(side: 'buy' | 'sell'): number[] {
    return this.#levels(side).flatMap((level) => [
      Number(level.price),
      Number(level.orders.reduce((sum, order) => sum + order.remaining, 0n)),
    ]);
  }
}

export function otherSide(side: 'buy' | 'sell'): 'buy' | 'sell' {
  return side === 'buy' ? 'sell' : 'buy';
}

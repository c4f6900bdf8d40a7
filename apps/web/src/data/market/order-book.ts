/** A level on the screen: price in ticks, quantity in lots, `total` from the best level to this one. */
export interface BookRow {
  price: number;
  quantity: number;
  total: number;
}

/** Asks and bids, the best first. `deepest` is the larger total, which the bars are drawn against. */
export interface BookView {
  asks: readonly BookRow[];
  bids: readonly BookRow[];
  bestAsk: number | undefined;
  bestBid: number | undefined;
  deepest: number;
}

export type Levels = readonly (readonly [price: number, quantity: number])[];

/** The book of one market in ticks and lots. A delta sets levels; quantity 0 removes one. */
export class OrderBook {
  readonly #asks = new Map<number, number>();
  readonly #bids = new Map<number, number>();

  replace(bids: Levels, asks: Levels): void {
    this.#bids.clear();
    this.#asks.clear();
    this.apply(bids, asks);
  }

  apply(bids: Levels, asks: Levels): void {
    setLevels(this.#bids, bids);
    setLevels(this.#asks, asks);
  }

  /**
   * The first `depth` rows of each side, gathered into steps of `step` ticks: asks round up and bids down, so that a
   * row never promises a better price than its levels have.
   */
  view(depth: number, step = 1): BookView {
    const askPrices = [...this.#asks.keys()].sort((a, b) => a - b);
    const bidPrices = [...this.#bids.keys()].sort((a, b) => b - a);
    const asks = gather(this.#asks, askPrices, depth, (price) => Math.ceil(price / step) * step);
    const bids = gather(this.#bids, bidPrices, depth, (price) => Math.floor(price / step) * step);
    return {
      asks,
      bids,
      bestAsk: askPrices[0],
      bestBid: bidPrices[0],
      deepest: Math.max(asks.at(-1)?.total ?? 0, bids.at(-1)?.total ?? 0),
    };
  }
}

function setLevels(side: Map<number, number>, levels: Levels): void {
  for (const [price, quantity] of levels) {
    if (quantity === 0) side.delete(price);
    else side.set(price, quantity);
  }
}

function gather(
  side: Map<number, number>,
  prices: readonly number[],
  depth: number,
  bucket: (price: number) => number,
) {
  const rows: BookRow[] = [];
  let total = 0;
  for (const price of prices) {
    const quantity = side.get(price) ?? 0;
    const shown = bucket(price);
    const last = rows.at(-1);
    if (last?.price !== shown && rows.length === depth) break;
    total += quantity;
    if (last?.price === shown) {
      last.quantity += quantity;
      last.total = total;
    } else {
      rows.push({ price: shown, quantity, total });
    }
  }
  return rows;
}

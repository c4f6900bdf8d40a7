/** A level on the screen: price in ticks, quantity in lots, `total` from the best level to this one. */
export interface BookRow {
  price: number;
  quantity: number;
  total: number;
}

/** Asks and bids, the best first. `deepest` is the larger total, which the bars are drawn against. */
export interface BookView extends BestPrices {
  asks: readonly BookRow[];
  bids: readonly BookRow[];
  deepest: number;
}

/** The best price of each side, in ticks; undefined where a side is empty. */
export interface BestPrices {
  bestAsk: number | undefined;
  bestBid: number | undefined;
}

export type Levels = readonly (readonly [price: number, quantity: number])[];

/** The book of one market in ticks and lots. A delta sets levels; quantity 0 removes one. */
export class OrderBook {
  readonly #asks = new Map<number, number>();
  readonly #bids = new Map<number, number>();
  /** The prices, best first; sorted again only after a level has come or gone, because most changes are of quantities. */
  #askPrices: readonly number[] | null = null;
  #bidPrices: readonly number[] | null = null;

  replace(bids: Levels, asks: Levels): void {
    this.#bids.clear();
    this.#asks.clear();
    [this.#bidPrices, this.#askPrices] = [null, null];
    this.apply(bids, asks);
  }

  apply(bids: Levels, asks: Levels): void {
    if (setLevels(this.#bids, bids)) this.#bidPrices = null;
    if (setLevels(this.#asks, asks)) this.#askPrices = null;
  }

  best(): BestPrices {
    return { bestAsk: this.#sortedAsks()[0], bestBid: this.#sortedBids()[0] };
  }

  /**
   * The first `depth` rows of each side, gathered into steps of `step` ticks: asks round up and bids down, so that a
   * row never promises a better price than its levels have.
   */
  view(depth: number, step = 1): BookView {
    const asks = gather(this.#asks, this.#sortedAsks(), depth, (price) => Math.ceil(price / step) * step);
    const bids = gather(this.#bids, this.#sortedBids(), depth, (price) => Math.floor(price / step) * step);
    return { asks, bids, ...this.best(), deepest: Math.max(asks.at(-1)?.total ?? 0, bids.at(-1)?.total ?? 0) };
  }

  #sortedAsks(): readonly number[] {
    this.#askPrices ??= [...this.#asks.keys()].sort((a, b) => a - b);
    return this.#askPrices;
  }

  #sortedBids(): readonly number[] {
    this.#bidPrices ??= [...this.#bids.keys()].sort((a, b) => b - a);
    return this.#bidPrices;
  }
}

/** Says whether a price has come or gone. */
function setLevels(side: Map<number, number>, levels: Levels): boolean {
  const before = side.size;
  let removed = 0;
  for (const [price, quantity] of levels) {
    if (quantity !== 0) side.set(price, quantity);
    else if (side.delete(price)) removed += 1;
  }
  return removed > 0 || side.size !== before;
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

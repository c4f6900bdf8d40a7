import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';
import { customers, provider, type StockListing, stockOf, stocks } from './stock-listing.ts';
import type { StockWitness } from './stock-witness.ts';

/** How much of a share an order asks for at most, in lots. */
const lotsMost = 60_000;

/** Makes the orders of the world of stock, around prices (ticks, by share) that the scenario moves. */
export class StockOrders {
  readonly #random: Random;
  readonly #witness: StockWitness;
  readonly #prices: ReadonlyMap<number, number>;

  constructor(random: Random, witness: StockWitness, prices: ReadonlyMap<number, number>) {
    this.#random = random;
    this.#witness = witness;
    this.#prices = prices;
  }

  limit(stock = this.#random.pick(stocks), lots = this.#random.between(1000, lotsMost)): Command {
    return this.order(stock, this.#near(stock, 40), { quantity: lots });
  }

  atOnce(): Command {
    const random = this.#random;
    const stock = random.pick(stocks);
    if (random.chance(40)) return this.order(stock, 0, { orderType: 'market' });
    return this.order(stock, this.#near(stock, 10), random.chance(50) ? { timeInForce: 'ioc' } : { postOnly: true });
  }

  stop(): Command {
    const random = this.#random;
    const stock = random.pick(stocks);
    const side = random.pick(['buy', 'sell'] as const);
    const away = random.between(2, 30) * (side === 'buy' ? 1 : -1);
    const triggerPrice = moved(this.#prices.get(stock.base)!, away, 1000);
    return this.order(stock, triggerPrice, { side, orderType: 'stop_limit', triggerPrice });
  }

  order(stock: StockListing, price: number, fields: Partial<Extract<Command, { type: 'PlaceOrder' }>>): Command {
    return {
      type: 'PlaceOrder',
      customer: this.#random.pick(customers),
      market: stock.market,
      side: this.#random.pick(['buy', 'sell'] as const),
      orderType: 'limit',
      timeInForce: 'gtc',
      postOnly: false,
      price,
      quantity: this.#random.between(1000, lotsMost),
      quoteAmount: 0n,
      triggerPrice: 0,
      trailingBasisPoints: 0,
      quotedPrice: 0,
      ...fields,
    };
  }

  cancel(): Command {
    const order = this.#anyOrder();
    return { type: 'CancelOrder', customer: order?.customer ?? provider, order: order?.id ?? 1 };
  }

  amend(): Command {
    const random = this.#random;
    const order = this.#anyOrder();
    const price = random.chance(50) || order === undefined ? 0 : this.#near(stockOf(order.market), 40);
    const quantity = random.between(1000, lotsMost);
    return { type: 'AmendOrder', customer: order?.customer ?? provider, order: order?.id ?? 1, price, quantity };
  }

  #anyOrder() {
    const open = [...this.#witness.book.orders.values()].filter(({ isQuote }) => !isQuote);
    return open.length === 0 ? undefined : this.#random.pick(open);
  }

  quotes(): Command {
    const random = this.#random;
    const stock = random.pick(stocks);
    const middle = this.#prices.get(stock.base)!;
    const side = (step: 1 | -1): number[] =>
      Array.from({ length: random.below(4) }, (_, at) => [
        middle + step * (at * 3 + 2),
        random.between(1000, lotsMost),
      ]).flat();
    return { type: 'MassQuote', customer: provider, market: stock.market, bids: side(-1), asks: side(1) };
  }

  /** A price within so many thousandths of the index. */
  #near({ base }: StockListing, thousandths: number): number {
    return moved(this.#prices.get(base)!, this.#random.between(-thousandths, thousandths), 1000);
  }
}

/** Ticks that went up or down by so many parts of `of`. */
export function moved(ticks: number, by: number, of: number): number {
  return Math.max(100, Math.round((ticks * (of + by)) / of));
}

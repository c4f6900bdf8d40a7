import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';
import {
  customers,
  indexOf,
  opening,
  provider,
  sessionMs,
  startAt,
  type StockListing,
  stockOf,
  stocks,
} from './stock-listing.ts';
import type { StockWitness } from './stock-witness.ts';

interface Step {
  readonly command: Command;
  readonly at: number;
}

/** How much of a share an order asks for at most, in lots. */
const lotsMost = 60_000;

/**
 * Decides what happens next in the world of stock, from the seed alone: short days with long nights between them, in which the
 * index jumps and orders gather; some openings are crowded, late, or of a halted market.
 */
export class StockScenario {
  readonly #random: Random;
  readonly #witness: StockWitness;
  readonly #plans: (() => Command)[] = [];
  readonly #prices = new Map(stocks.map(({ base, startsAt }) => [base, startsAt]));
  #at = startAt;
  #opensAt = 0;

  constructor(random: Random, witness: StockWitness) {
    this.#random = random;
    this.#witness = witness;
    for (const command of opening(random)) this.#plans.push(() => command);
    this.#plans.push(() => indexOf(this.#prices, 0, 3));
  }

  next(): Step {
    const plan = this.#plans.shift();
    if (plan !== undefined) return { command: plan(), at: ++this.#at };
    this.#at += this.#random.between(1, 900);
    if (this.#at > this.#opensAt + sessionMs) return { command: this.#nextSession(), at: this.#at };
    return { command: this.#at < this.#opensAt ? this.#atNight() : this.#byDay(), at: this.#at };
  }

  /** The day is over: the next one is announced, and the index jumps meanwhile. */
  #nextSession(): Command {
    const random = this.#random;
    this.#opensAt = this.#at + random.between(10_000, 40_000);
    for (const [base, ticks] of this.#prices) this.#prices.set(base, moved(ticks, random.between(-60, 60), 1000));
    if (random.chance(25)) this.#crowd(random.pick(stocks));
    return { type: 'AnnounceSession', opensAt: this.#opensAt, closesAt: this.#opensAt + sessionMs };
  }

  #atNight(): Command {
    const random = this.#random;
    return random.weighted<() => Command>([
      [50, () => this.#limit()],
      [8, () => this.#cancel()],
      [8, () => this.#amend()],
      [4, () => this.#stop()],
      [3, () => this.#atOnce()],
      [2, () => this.#quotes()],
      [3, () => this.#misfit()],
      [2, () => this.#state()],
      [3, () => indexOf(this.#prices, random.pick([0, 60_000]), 3)],
    ])();
  }

  #byDay(): Command {
    const random = this.#random;
    return random.weighted<() => Command>([
      [25, () => this.#tick()],
      [14, () => this.#quotes()],
      [20, () => this.#limit()],
      [8, () => this.#atOnce()],
      [6, () => this.#stop()],
      [6, () => this.#cancel()],
      [6, () => this.#amend()],
      [2, () => this.#misfit()],
      [1, () => this.#state()],
      [2, () => ({ type: 'AdvanceTime' })],
    ])();
  }

  /** A second's move; now and then of an index that is too old or of one source. */
  #tick(): Command {
    const random = this.#random;
    for (const [base, ticks] of this.#prices) this.#prices.set(base, moved(ticks, random.between(-3, 3), 1000));
    return indexOf(this.#prices, random.chance(10) ? 30_000 : random.between(0, 3000), random.chance(5) ? 1 : 3);
  }

  #limit(stock = this.#random.pick(stocks), lots = this.#random.between(1000, lotsMost)): Command {
    return this.#order(stock, this.#near(stock, 40), { quantity: lots });
  }

  #atOnce(): Command {
    const random = this.#random;
    const stock = random.pick(stocks);
    if (random.chance(40)) return this.#order(stock, 0, { orderType: 'market' });
    return this.#order(stock, this.#near(stock, 10), random.chance(50) ? { timeInForce: 'ioc' } : { postOnly: true });
  }

  #stop(): Command {
    const random = this.#random;
    const stock = random.pick(stocks);
    const side = random.pick(['buy', 'sell'] as const);
    const away = random.between(2, 30) * (side === 'buy' ? 1 : -1);
    const triggerPrice = moved(this.#prices.get(stock.base)!, away, 1000);
    return this.#order(stock, triggerPrice, { side, orderType: 'stop_limit', triggerPrice });
  }

  #order(stock: StockListing, price: number, fields: Partial<Extract<Command, { type: 'PlaceOrder' }>>): Command {
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

  #cancel(): Command {
    const order = this.#anyOrder();
    return { type: 'CancelOrder', customer: order?.customer ?? provider, order: order?.id ?? 1 };
  }

  #amend(): Command {
    const random = this.#random;
    const order = this.#anyOrder();
    const price = random.chance(50) || order === undefined ? 0 : this.#near(stockOf(order.market), 40);
    const quantity = random.between(1000, lotsMost);
    return { type: 'AmendOrder', customer: order?.customer ?? provider, order: order?.id ?? 1, price, quantity };
  }

  #anyOrder() {
    const open = [...this.#witness.orders.values()].filter(({ isQuote }) => !isQuote);
    return open.length === 0 ? undefined : this.#random.pick(open);
  }

  #quotes(): Command {
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

  /** Many small orders on both sides, more than one frame can match. */
  #crowd(stock: StockListing): void {
    for (let i = 0; i < 420; i++)
      this.#plans.push(() => {
        const customer = customers[i % (customers.length - 1)]!;
        const side = customer % 2 === 0 ? 'buy' : 'sell';
        const price = moved(this.#prices.get(stock.base)!, side === 'buy' ? 12 : -12, 1000);
        return this.#order(stock, price, { customer, side, quantity: this.#random.between(5000, 9000) });
      });
  }

  /** A market is halted, and mostly opened again a little later. */
  #state(): Command {
    const random = this.#random;
    const { market } = random.pick(stocks);
    this.#plans.push(() => ({ type: 'SetMarketState', market, state: 'open' }));
    return { type: 'SetMarketState', market, state: random.pick(['halted', 'cancel_only'] as const) };
  }

  #misfit(): Command {
    const random = this.#random;
    return random.pick<Command>([
      { type: 'AnnounceSession', opensAt: 5, closesAt: 4 },
      { type: 'AnnounceSession', opensAt: 1, closesAt: 2 },
      { type: 'AnnounceSession', opensAt: this.#opensAt + 1, closesAt: this.#opensAt + 2 * sessionMs },
      { type: 'CancelSession', session: 1 },
    ]);
  }

  /** A price within so many thousandths of the index. */
  #near({ base }: StockListing, thousandths: number): number {
    return moved(this.#prices.get(base)!, this.#random.between(-thousandths, thousandths), 1000);
  }
}

function moved(ticks: number, by: number, of: number): number {
  return Math.max(100, Math.round((ticks * (of + by)) / of));
}

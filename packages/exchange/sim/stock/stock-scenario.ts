import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';
import { customers, indexOf, opening, sessionMs, startAt, type StockListing, stocks } from './stock-listing.ts';
import { moved, StockOrders } from './stock-orders.ts';
import type { StockWitness } from './stock-witness.ts';

interface Step {
  readonly command: Command;
  readonly at: number;
}

/**
 * Decides what happens next in the world of stock, from the seed alone: short days with long nights between them, in which the
 * index jumps and orders gather; some openings are crowded, late, or of a halted market.
 */
export class StockScenario {
  readonly #random: Random;
  readonly #orders: StockOrders;
  readonly #plans: (() => Command)[] = [];
  readonly #prices = new Map(stocks.map(({ base, startsAt }) => [base, startsAt]));
  #at = startAt;
  #opensAt = 0;

  constructor(random: Random, witness: StockWitness) {
    this.#random = random;
    this.#orders = new StockOrders(random, witness, this.#prices);
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
      [50, () => this.#orders.limit()],
      [8, () => this.#orders.cancel()],
      [8, () => this.#orders.amend()],
      [4, () => this.#orders.stop()],
      [3, () => this.#orders.atOnce()],
      [2, () => this.#orders.quotes()],
      [3, () => this.#misfit()],
      [2, () => this.#state()],
      [3, () => indexOf(this.#prices, random.pick([0, 60_000]), 3)],
    ])();
  }

  #byDay(): Command {
    const random = this.#random;
    return random.weighted<() => Command>([
      [25, () => this.#tick()],
      [14, () => this.#orders.quotes()],
      [20, () => this.#orders.limit()],
      [8, () => this.#orders.atOnce()],
      [6, () => this.#orders.stop()],
      [6, () => this.#orders.cancel()],
      [6, () => this.#orders.amend()],
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

  /** Many small orders on both sides, more than one frame can match. */
  #crowd(stock: StockListing): void {
    for (let i = 0; i < 420; i++)
      this.#plans.push(() => {
        const customer = customers[i % (customers.length - 1)]!;
        const side = customer % 2 === 0 ? 'buy' : 'sell';
        const price = moved(this.#prices.get(stock.base)!, side === 'buy' ? 12 : -12, 1000);
        return this.#orders.order(stock, price, { customer, side, quantity: this.#random.between(5000, 9000) });
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
}

import type { Command } from '../src/index.ts';
import type { Side } from '../src/kernel/vocabulary.ts';
import { customerCount, firstCustomer, providers } from './listing.ts';
import type { HouseMaker } from './house-maker.ts';
import type { NaiveMarket, NaiveOrder } from './oracle/naive-venue.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import type { OrderMaker } from './order-maker.ts';
import type { Random } from './random.ts';

/** How many try to reach the stops of a cascade. */
const sweepsMax = 4;

/** What happens at its turn: decided when its turn comes, since it depends on what the queue then holds. */
export type Plan = () => Command;

/**
 * Makes stops that trigger stops (D8, D9), and while they wait in the queue of their market: cancels and amends of
 * them, halts and reopenings.
 */
export class QueueMaker {
  readonly #random: Random;
  readonly #world: NaiveWorld;
  readonly #orders: OrderMaker;
  readonly #house: HouseMaker;

  constructor(random: Random, world: NaiveWorld, orders: OrderMaker, house: HouseMaker) {
    this.#house = house;
    this.#random = random;
    this.#world = world;
    this.#orders = orders;
  }

  /** Many stops close to each other, an order that sweeps the book, and what customers do while the stops wait. */
  cascade(market: NaiveMarket): Plan[] {
    const random = this.#random;
    const side = random.pick(['buy', 'sell'] as const);
    const count = random.pick([22, 40, 70]);
    const customer = (): number => firstCustomer + random.below(customerCount);
    const plans: Plan[] = [];
    for (let stop = 0; stop < count; stop++) plans.push(() => this.#orders.nearStop(customer(), market, side));
    plans.push(...this.#sweepsAndTouches(market, side));
    for (let turn = 0; turn < random.between(1, 7); turn++) plans.push(() => this.#whileTheyWait(market));
    plans.push(
      () => ({ type: 'SetMarketState', market: market.id, state: 'open' }),
      () => ({ type: 'AdvanceTime' }),
    );
    return plans;
  }

  /**
   * Most sweeps end before they have reached a trigger: another one comes until one has. What has to be seen of a queue is
   * not left to chance then: its market is halted, its last one canceled meanwhile, and the one before that amended when
   * the market is open again. Halted first, since each frame brings sixteen to the book.
   */
  #sweepsAndTouches(market: NaiveMarket, side: Side): Plan[] {
    const { id } = market;
    const touches: ((order: NaiveOrder) => Command)[] = [
      () => ({ type: 'SetMarketState', market: id, state: 'halted' }),
      ({ id: order, customer }) => ({ type: 'CancelOrder', customer, order }),
      () => ({ type: 'SetMarketState', market: id, state: 'open' }),
      (order) => this.#orders.lessOf(order),
    ];
    return Array.from({ length: sweepsMax + touches.length }, () => (): Command => {
      const order = market.queue.at(-1);
      const touch = order === undefined ? undefined : touches.shift();
      if (order !== undefined && touch !== undefined) return touch(order);
      return this.#orders.sweep(this.#random.pick(providers), market, side);
    });
  }

  /** Something that touches an order in the queue, or its market. */
  #whileTheyWait(market: NaiveMarket): Command {
    const random = this.#random;
    const waiting = [...this.#world.markets.values()].flatMap(({ queue }) => queue);
    const order = random.pick<NaiveOrder | undefined>(waiting);
    if (order === undefined || random.chance(20)) {
      const state = random.pick(['halted', 'cancel_only'] as const);
      return { type: 'SetMarketState', market: order?.market ?? market.id, state };
    }
    const { customer } = order;
    return random.weighted<Command>([
      [3, { type: 'CancelOrder', customer, order: order.id }],
      [5, this.#orders.amendOf(order, customer)],
      [1, this.#orders.cancelAll(customer, random.chance(50) ? 0 : order.market)],
      [1, { type: 'SetMarketState', market: order.market, state: 'open' }],
      [2, this.#house.lonelyIndex()],
    ]);
  }
}

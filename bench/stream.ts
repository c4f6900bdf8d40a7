import { NaiveBook, otherSide, type Resting } from '../packages/exchange/sim/oracle/naive-book.ts';
import { Random } from '../packages/exchange/sim/random.ts';

export const operations = ['gtc', 'ioc', 'cancel', 'amend'] as const;
export type Operation = (typeof operations)[number];

/**
 * A prepared stream of commands in one market, as columns. `order` counts placements from 1, so it is also the id that
 * an exchange gives when it numbers its orders. Prices in ticks, quantities in lots; both 0 where the operation has none.
 */
export interface Stream {
  readonly seed: number;
  readonly resting: number;
  readonly customers: number;
  /** The commands before this position only fill the book; they are not measured. */
  readonly prefill: number;
  readonly length: number;
  readonly operation: Uint8Array;
  readonly order: Int32Array;
  readonly customer: Int32Array;
  readonly isBuy: Uint8Array;
  readonly price: Int32Array;
  readonly quantity: Int32Array;
  /** What the naive book came to after the last command. */
  readonly expected: Expected;
}

export interface Expected {
  trades: number;
  tradedLots: number;
  bids: number[];
  asks: number[];
  /** The share of each operation as achieved, in percent, and how the measured part went. */
  mix: Record<Operation, number>;
  restingMean: number;
  amendsThatTraded: number;
}

export interface StreamOptions {
  seed: number;
  resting: number;
  commands: number;
}

const customerCount = 1000;
const maxOrdersPerCustomer = 190;
/** One tick is 0.1 USDT: 60,000 USDT, the price that the benchmark's index publishes. */
export const middleTicks = 600_000;

interface StreamOrder extends Resting {
  customer: number;
  /** The place in the list of resting orders, so that a random one is found and removed at once. */
  at: number;
}

/**
 * Makes exchange-core's mix: 9 % good-till-canceled orders, 3 % immediate-or-cancel, 6 % cancels, 82 % amends of the
 * price ("move"), around a target of resting orders. Every command is valid when it comes, which the naive book that
 * runs along sees to; orders of one customer never meet, because the peer beside us has no self-trade prevention there.
 */
export function makeStream(options: StreamOptions): Stream {
  return new StreamMaker(options).run();
}

class StreamMaker {
  readonly #options: StreamOptions;
  readonly #random: Random;
  readonly #book = new NaiveBook<StreamOrder>();
  readonly #orders: StreamOrder[] = [];
  readonly #perCustomer = new Int32Array(customerCount);
  readonly #columns;
  /** How far from the middle orders rest, in ticks: deeper books are wider. */
  readonly #spread: number;
  #length = 0;
  #placed = 0;
  #trades = 0;
  #tradedLots = 0;
  #amendsThatTraded = 0;
  #restingSum = 0;

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#random = new Random(options.seed);
    this.#spread = Math.round(options.resting ** 0.5 * 60);
    const capacity = options.resting + options.commands;
    this.#columns = {
      operation: new Uint8Array(capacity),
      order: new Int32Array(capacity),
      customer: new Int32Array(capacity),
      isBuy: new Uint8Array(capacity),
      price: new Int32Array(capacity),
      quantity: new Int32Array(capacity),
    };
  }

  run(): Stream {
    const { seed, resting, commands } = this.#options;
    while (this.#orders.length < resting) this.#place('gtc', false);
    const prefill = this.#length;
    const counts: Record<Operation, number> = { gtc: 0, ioc: 0, cancel: 0, amend: 0 };
    for (let count = 0; count < commands; count++) {
      const operation = this.#random.weighted([
        [9, 'gtc'],
        [3, 'ioc'],
        [6, 'cancel'],
        [82, 'amend'],
      ] as const);
      counts[operation]++;
      if (operation === 'cancel') this.#cancel();
      else if (operation === 'amend') this.#amend();
      else this.#place(operation, true);
      this.#restingSum += this.#orders.length;
    }
    const percent = (count: number): number => Math.round((count * 1000) / commands) / 10;
    return {
      seed,
      resting,
      customers: customerCount,
      prefill,
      length: this.#length,
      ...this.#columns,
      expected: {
        trades: this.#trades,
        tradedLots: this.#tradedLots,
        bids: this.#book.depth('buy'),
        asks: this.#book.depth('sell'),
        mix: {
          gtc: percent(counts.gtc),
          ioc: percent(counts.ioc),
          cancel: percent(counts.cancel),
          amend: percent(counts.amend),
        },
        restingMean: Math.round(this.#restingSum / commands),
        amendsThatTraded: this.#amendsThatTraded,
      },
    };
  }

  #write(operation: Operation, order: StreamOrder, price: bigint, quantity: bigint): void {
    const at = this.#length++;
    const columns = this.#columns;
    columns.operation[at] = operations.indexOf(operation);
    columns.order[at] = order.id;
    columns.customer[at] = order.customer;
    columns.isBuy[at] = order.side === 'buy' ? 1 : 0;
    columns.price[at] = Number(price);
    columns.quantity[at] = Number(quantity);
  }

  /** A price on the order's own side of the middle, more often near than far. */
  #passivePrice(side: 'buy' | 'sell'): bigint {
    const nearness = (this.#random.below(1000) * this.#random.below(1000)) / 1_000_000;
    const distance = 1 + Math.floor(nearness * this.#spread);
    return BigInt(side === 'buy' ? middleTicks - distance : middleTicks + distance);
  }

  /** A price that reaches `depth` orders into the other side, unless one of them is the customer's own. */
  #aggressivePrice(side: 'buy' | 'sell', customer: number, depth: number): bigint | null {
    let price: bigint | null = null;
    let passed = 0;
    for (const maker of this.#book.orders(otherSide(side))) {
      if (passed >= depth && maker.price !== price) break;
      if (maker.customer === customer) return null;
      price = maker.price;
      passed++;
    }
    return price;
  }

  #place(operation: 'gtc' | 'ioc', mayTake: boolean): void {
    const random = this.#random;
    let customer = random.below(customerCount);
    while (this.#perCustomer[customer]! >= maxOrdersPerCustomer) customer = (customer + 1) % customerCount;
    const side = random.chance(50) ? 'buy' : 'sell';
    const surplus = this.#orders.length - this.#options.resting;
    const takes = operation === 'ioc' || (mayTake && surplus > 0 && random.chance(30));
    const depth = surplus > 0 ? random.between(1, 4) : 1;
    const aggressive = takes ? this.#aggressivePrice(side, customer, depth) : null;
    const price = aggressive ?? this.#passivePrice(side);
    const quantity = BigInt(operation === 'ioc' ? random.between(200, 2000) : random.between(20, 1000));
    const order: StreamOrder = {
      id: ++this.#placed,
      customer,
      side,
      price,
      remaining: quantity,
      at: -1,
    };
    this.#write(operation, order, price, quantity);
    this.#take(order);
    if (operation === 'gtc' && order.remaining > 0n) this.#rest(order);
  }

  #rest(order: StreamOrder): void {
    this.#book.add(order);
    if (order.at >= 0) return;
    order.at = this.#orders.push(order) - 1;
    this.#perCustomer[order.customer]!++;
  }

  #forget(order: StreamOrder): void {
    const last = this.#orders.pop()!;
    if (last !== order) {
      this.#orders[order.at] = last;
      last.at = order.at;
    }
    order.at = -1;
    this.#perCustomer[order.customer]!--;
  }

  #take(taker: StreamOrder): void {
    while (taker.remaining > 0n) {
      const maker = this.#book.best(otherSide(taker.side));
      if (maker === undefined) return;
      if (taker.side === 'buy' ? maker.price > taker.price : maker.price < taker.price) return;
      if (maker.customer === taker.customer) throw new Error('The stream must not make a customer meet its own order.');
      const lots = taker.remaining < maker.remaining ? taker.remaining : maker.remaining;
      taker.remaining -= lots;
      maker.remaining -= lots;
      this.#trades++;
      this.#tradedLots += Number(lots);
      if (maker.remaining > 0n) return;
      this.#book.remove(maker);
      this.#forget(maker);
    }
  }

  #cancel(): void {
    const order = this.#random.pick(this.#orders);
    this.#write('cancel', order, 0n, 0n);
    this.#book.remove(order);
    this.#forget(order);
  }

  #amend(): void {
    const order = this.#random.pick(this.#orders);
    const surplus = this.#orders.length - this.#options.resting;
    const takes = surplus > 0 && this.#random.chance(2);
    const aggressive = takes ? this.#aggressivePrice(order.side, order.customer, 1) : null;
    let price = aggressive ?? this.#passivePrice(order.side);
    if (price === order.price) price += order.side === 'buy' ? -1n : 1n;
    this.#write('amend', order, price, 0n);
    this.#book.remove(order);
    order.price = price;
    const before = this.#trades;
    this.#take(order);
    if (this.#trades > before) this.#amendsThatTraded++;
    if (order.remaining > 0n) this.#rest(order);
    else this.#forget(order);
  }
}

import type { EventRecord } from '../../src/index.ts';
import { NaiveLedger } from '../oracle/naive-ledger.ts';
import { expectSame } from '../expect-same.ts';
import { firstOf, type Resting } from './naive-auction.ts';
import { stockOf, usdt } from './stock-listing.ts';

export type Said<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;

export interface SeenOrder extends Resting {
  readonly id: number;
  readonly customer: number;
  readonly market: number;
  readonly isQuote: boolean;
  readonly rests: boolean;
  /** The price that a buy holds for; a sell holds its shares. */
  cap: number;
  stage: 'waits' | 'book';
}

/** What both pay in an auction, and a maker and a taker by day: a thousandth of what they receive, rounded up. */
const feeOf = (amount: bigint): bigint => (amount + 999n) / 1000n;

/** The open orders of all customers as their events tell them, and what each holds and owns by the rules. */
export class WitnessBook {
  readonly orders = new Map<number, SeenOrder>();
  readonly ledger = new NaiveLedger();
  #age = 0;

  order(id: number): SeenOrder {
    const order = this.orders.get(id);
    if (order === undefined) throw new Error(`No order ${id} is open.`);
    return order;
  }

  /** The orders of a market that wait for somebody to meet them. */
  resting(market: number): SeenOrder[] {
    return [...this.orders.values()].filter(
      (order) => order.market === market && order.rests && order.stage === 'book',
    );
  }

  /** Who is served first on a side of a market. */
  first(market: number, side: 'buy' | 'sell'): SeenOrder | undefined {
    return firstOf(this.resting(market), side);
  }

  placed(event: Said<'OrderPlaced'>): void {
    const { order: id, customer, market, side, price, quantity, cap } = event;
    const rests = event.price !== 0 && event.timeInForce === 'gtc';
    const stage = event.orderType === 'limit' || event.orderType === 'market' ? 'book' : 'waits';
    const seen = { id, customer, market, side, price, remaining: quantity, cap, isQuote: false, rests, stage } as const;
    const order: SeenOrder = { ...seen, age: ++this.#age };
    expectSame('what an order holds', event.held, needOf(order));
    this.#hold(order, event.held);
    this.orders.set(id, order);
  }

  activated({ order }: Said<'OrderActivated'>): void {
    this.order(order).stage = 'book';
    this.order(order).age = ++this.#age;
  }

  /** Less at the same price keeps its turn. */
  amended({ order: id, price, quantity, filled, held }: Said<'OrderAmended'>): void {
    const order = this.order(id);
    const before = needOf(order);
    const remaining = quantity - filled;
    if (price !== order.price || remaining > order.remaining) order.age = ++this.#age;
    if (order.side === 'buy') order.cap = price;
    Object.assign(order, { price, remaining });
    expectSame('what an amended order holds more', held, needOf(order) - before);
    this.#hold(order, held);
  }

  closed({ order: id, released }: Said<'OrderClosed'>): void {
    const order = this.order(id);
    expectSame('what a closed order gives back', released, needOf(order));
    this.#hold(order, -released);
    this.orders.delete(id);
  }

  quoted({ customer, market, bids, asks, bidHeld, askHeld }: Said<'QuotesReplaced'>): void {
    for (const [side, levels, held] of [['buy', bids, bidHeld] as const, ['sell', asks, askHeld] as const]) {
      let more = 0n;
      for (let i = 0; i < levels.length; i += 3) more += this.#level(customer, market, side, levels.slice(i, i + 3));
      expectSame('what a quote holds more', held, more);
      this.ledger.hold(customer, 'stock', side === 'buy' ? usdt : stockOf(market).base, held);
    }
  }

  /** Moves what a trade moves: cash against shares, each side's fee out of what it receives. */
  settle(event: Said<'OrdersTraded'>, buyer: SeenOrder, seller: SeenOrder): void {
    const { market, price, quantity, takerFee, makerFee, side } = event;
    const { unit, lot, base } = stockOf(market);
    const cost = BigInt(price) * BigInt(quantity) * unit;
    const shares = BigInt(quantity) * lot;
    expectSame('the fee of the buyer', side === 'buy' ? takerFee : makerFee, feeOf(shares));
    expectSame('the fee of the seller', side === 'buy' ? makerFee : takerFee, feeOf(cost));
    const held = BigInt(buyer.cap) * BigInt(quantity) * unit;
    this.ledger.post(buyer.customer, 'stock', usdt, held - cost, -held);
    this.ledger.post(buyer.customer, 'stock', base, shares - feeOf(shares), 0n);
    this.ledger.post(seller.customer, 'stock', base, 0n, -shares);
    this.ledger.post(seller.customer, 'stock', usdt, cost - feeOf(cost), 0n);
    for (const order of [buyer, seller]) {
      order.remaining -= quantity;
      if (order.remaining === 0) this.orders.delete(order.id);
    }
  }

  /** One changed level of a quote; gives what it holds more. */
  #level(customer: number, market: number, side: 'buy' | 'sell', level: readonly number[]): bigint {
    const [price, lots, id] = level as [number, number, number];
    const known = this.orders.get(id);
    const before = known === undefined ? 0n : needOf(known);
    if (known === undefined) {
      const seen = { id, customer, market, side, price, remaining: lots, cap: price, isQuote: true, rests: true };
      this.orders.set(id, { ...seen, stage: 'book', age: ++this.#age });
    } else if (lots === 0) this.orders.delete(id);
    else {
      if (lots >= known.remaining) known.age = ++this.#age;
      known.remaining = lots;
    }
    const after = this.orders.get(id);
    return (after === undefined ? 0n : needOf(after)) - before;
  }

  #hold({ side, customer, market }: SeenOrder, amount: bigint): void {
    this.ledger.hold(customer, 'stock', side === 'buy' ? usdt : stockOf(market).base, amount);
  }
}

/** What an order holds: a buy its cap for all that is left of it, a sell the shares. */
function needOf({ side, market, cap, remaining }: SeenOrder): bigint {
  const { unit, lot } = stockOf(market);
  return side === 'buy' ? BigInt(cap) * BigInt(remaining) * unit : BigInt(remaining) * lot;
}

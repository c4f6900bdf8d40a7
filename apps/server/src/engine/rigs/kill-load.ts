import { createHash } from 'node:crypto';
import type { Command } from '@auric/exchange';
import { testMarketOpening } from '@auric/testkit/market';

/** A request as the loop sends it, again and again until it has an answer. */
export interface LoadRequest {
  command: Command;
  requestKey: string;
}

type Order = Extract<Command, { type: 'PlaceOrder' }>;

const customers = 8;
const midPrice = 600_000;

/** A stream of requests of a few customers on one market, all from one seed. */
export class KillLoad {
  #state: number;
  #count = 0;
  readonly #orders: { id: number; customer: number }[] = [];

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A whole number below `end`. */
  below(end: number): number {
    // Mulberry32: small, seeded, good enough to shuffle with.
    this.#state = (this.#state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  }

  /** What the world needs before the first order. */
  opening(): LoadRequest[] {
    const commands = testMarketOpening();
    for (let i = 0; i < customers; i++) {
      const customer = 1000 + i;
      commands.push({ type: 'OpenCustomer', customer });
      commands.push(deposit(customer, 3, 1_000_000_000_000n), deposit(customer, 1, 1_000_000_000_000n));
    }
    return commands.map((command) => this.#request(command));
  }

  next(): LoadRequest {
    return this.#request(this.#command());
  }

  /** An order that came to be, so that later requests can cancel or amend it. */
  placed(id: number, customer: number): void {
    this.#orders.push({ id, customer });
  }

  #command(): Command {
    const draw = this.below(100);
    const customer = 1000 + this.below(customers);
    const order = this.#orders[this.below(this.#orders.length)];
    if (draw < 20 && order !== undefined) return { type: 'CancelOrder', customer: order.customer, order: order.id };
    if (draw < 35 && order !== undefined) {
      return { type: 'AmendOrder', customer: order.customer, order: order.id, price: this.#price(), quantity: 0 };
    }
    if (draw < 45) return { type: 'Transfer', customer, from: 'spot', to: 'earn', asset: 3, amount: 1_000_000n };
    if (draw < 50) return this.#pair(customer);
    if (draw < 51) return { type: 'CancelAllOrders', customer, market: 1 };
    return draw < 60 ? this.#stop(customer) : this.#limit(customer);
  }

  #limit(customer: number): Order {
    return {
      type: 'PlaceOrder',
      customer,
      market: 1,
      side: this.below(2) === 0 ? 'buy' : 'sell',
      orderType: 'limit',
      timeInForce: this.below(4) === 0 ? 'ioc' : 'gtc',
      postOnly: false,
      price: this.#price(),
      quantity: 100 + this.below(100),
      quoteAmount: 0n,
      triggerPrice: 0,
      trailingBasisPoints: 0,
      quotedPrice: 0,
    };
  }

  #stop(customer: number): Order {
    const stop = { ...this.#limit(customer), timeInForce: 'ioc', price: 0 } as const;
    if (this.below(2) === 0) return { ...stop, orderType: 'trailing_stop', trailingBasisPoints: 10 + this.below(50) };
    if (this.below(2) === 0) return { ...stop, orderType: 'stop_market', triggerPrice: this.#price() };
    const limit = { ...stop, timeInForce: 'gtc', price: this.#price(), triggerPrice: this.#price() } as const;
    return { ...limit, orderType: 'stop_limit' };
  }

  #pair(customer: number): Command {
    const buys = this.below(2) === 0;
    const [below, above] = [midPrice - 250, midPrice + 250];
    return {
      type: 'PlaceOco',
      customer,
      market: 1,
      side: buys ? 'buy' : 'sell',
      quantity: 100,
      price: buys ? below : above,
      triggerPrice: buys ? above : below,
      stopPrice: 0,
    };
  }

  #price(): number {
    return midPrice - 200 + this.below(400);
  }

  #request(command: Command): LoadRequest {
    const key = (++this.#count).toString(16).padStart(32, '0');
    const body = JSON.stringify(command, (_name, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    return { command, requestKey: key + createHash('sha256').update(body).digest('hex').slice(0, 16) };
  }
}

function deposit(customer: number, asset: number, amount: bigint): Command {
  const reference = `${customer}${asset}`.padStart(32, '0');
  return { type: 'Deposit', customer, kind: 'spot', asset, amount, reference };
}

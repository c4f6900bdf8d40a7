import type { EventRecord } from '../src/index.ts';
import type { Side } from '../src/kernel/vocabulary.ts';

interface TapeOrder {
  id: number;
  customer: number;
  side: Side;
  /** 0 for a market order. */
  price: number;
  remaining: number;
  rests: boolean;
  arrival: number;
  /** The worst price that a market order may trade at, from the book and the index when it came. */
  bound: number;
}

type Of<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;

/**
 * Reads the public events of one market and nothing else, as a regulator would, and finds trades that should not have
 * been: through a better price, past an earlier order, beyond the taker's limit or collar, with oneself.
 */
export class TapeAuditor {
  readonly findings: string[] = [];
  readonly #orders = new Map<number, TapeOrder>();
  readonly #index: number;
  #arrivals = 0;

  constructor(indexTicks: number) {
    this.#index = indexTicks;
  }

  read(events: readonly EventRecord[]): void {
    for (const event of events) this.#readOne(event);
  }

  #readOne(event: EventRecord): void {
    switch (event.type) {
      case 'OrderPlaced':
        return this.#placed(event);
      case 'OrderActivated':
        return this.#activated(event);
      case 'OrdersTraded':
        return this.#traded(event);
      case 'OrderAmended':
        return this.#amended(event);
      case 'OrderClosed':
        this.#orders.delete(event.order);
        return undefined;
      case 'QuotesReplaced':
        this.#quoted(event.customer, 'buy', event.bids);
        return this.#quoted(event.customer, 'sell', event.asks);
      default:
        return undefined;
    }
  }

  #placed(event: Of<'OrderPlaced'>): void {
    const waits = event.orderType !== 'limit' && event.orderType !== 'market';
    this.#orders.set(event.order, {
      id: event.order,
      customer: event.customer,
      side: event.side,
      price: event.price,
      remaining: event.quoteAmount > 0n ? Number.MAX_SAFE_INTEGER : event.quantity,
      rests: !waits && event.price > 0,
      arrival: ++this.#arrivals,
      bound: this.#collar(event.side),
    });
  }

  #activated(event: Of<'OrderActivated'>): void {
    const order = this.#orders.get(event.order)!;
    order.rests = order.price > 0;
    order.arrival = ++this.#arrivals;
    order.bound = this.#collar(order.side);
  }

  #amended(event: Of<'OrderAmended'>): void {
    const order = this.#orders.get(event.order)!;
    const remaining = event.quantity - event.filled;
    if (event.price !== order.price || remaining >= order.remaining) order.arrival = ++this.#arrivals;
    order.price = event.price;
    order.remaining = remaining;
  }

  #quoted(customer: number, side: Side, levels: readonly number[]): void {
    for (let at = 0; at < levels.length; at += 3) {
      const [price, quantity, id] = [levels[at]!, levels[at + 1]!, levels[at + 2]!];
      const known = this.#orders.get(id);
      if (quantity === 0) this.#orders.delete(id);
      else if (known !== undefined && quantity < known.remaining) known.remaining = quantity;
      else {
        const arrival = ++this.#arrivals;
        this.#orders.set(id, { id, customer, side, price, remaining: quantity, rests: true, arrival, bound: 0 });
      }
    }
  }

  #best(side: Side, except: number): TapeOrder | undefined {
    let best: TapeOrder | undefined;
    for (const order of this.#orders.values()) {
      if (order.side !== side || !order.rests || order.id === except) continue;
      const gain = best === undefined ? 1 : side === 'buy' ? order.price - best.price : best.price - order.price;
      if (gain > 0 || (gain === 0 && order.arrival < best!.arrival)) best = order;
    }
    return best;
  }

  /** Rules, section 3: at most 5 % from the mid, the mid at most 2 % from the index; the index where a side is empty. */
  #collar(side: Side): number {
    const bid = this.#best('buy', 0)?.price;
    const ask = this.#best('sell', 0)?.price;
    const middle = bid === undefined || ask === undefined ? this.#index : Math.floor((bid + ask) / 2);
    const reference = Math.min(Math.max(middle, this.#index * 0.98), this.#index * 1.02);
    return side === 'buy' ? reference * 1.05 + 1 : reference * 0.95 - 1;
  }

  #traded(event: Of<'OrdersTraded'>): void {
    const taker = this.#orders.get(event.taker)!;
    const maker = this.#best(event.side === 'buy' ? 'sell' : 'buy', taker.id);
    const trade = `trade ${event.trade} at ${event.price}`;
    if (maker === undefined || maker.id !== event.maker) {
      this.findings.push(`${trade} passed over order ${maker?.id} at ${maker?.price} and took ${event.maker}`);
    } else if (maker.price !== event.price) this.findings.push(`${trade} is not at the maker's price ${maker.price}`);
    const bound = taker.price > 0 ? taker.price : taker.bound;
    const beyond = event.side === 'buy' ? event.price > bound : event.price < bound;
    if (beyond) this.findings.push(`${trade} is beyond the taker's ${bound}`);
    if (event.takerCustomer === event.makerCustomer) this.findings.push(`${trade} is a customer's with itself`);
    for (const id of [event.taker, event.maker]) {
      const order = this.#orders.get(id)!;
      order.remaining -= event.quantity;
      if (order.remaining === 0) this.#orders.delete(id);
    }
  }
}

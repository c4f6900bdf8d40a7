import { postingsOf } from '@auric/exchange';
import type { AccountKind, EventRecord, Exchange, OrderSource, OrderView } from '@auric/exchange';
import { Feed } from './feed.ts';
import type { Dropped } from './feed.ts';
import type { Update } from './port.ts';

interface CustomerFeed {
  feed: Feed;
  orders: Map<number, OrderView>;
  positions: Set<number>;
  balances: Set<string>;
}

/** What changed for the customers that somebody watches; all others cost one look-up an event. */
export class CustomerFeeds {
  readonly #exchange: Exchange;
  readonly #dropped: Dropped;
  readonly #feeds = new Map<number, CustomerFeed>();
  readonly #dirty = new Set<number>();

  constructor(exchange: Exchange, dropped: Dropped) {
    this.#exchange = exchange;
    this.#dropped = dropped;
  }

  of(customer: number): Feed {
    this.#sweep();
    let entry = this.#feeds.get(customer);
    if (entry === undefined) {
      entry = { feed: new Feed(this.#dropped), orders: new Map(), positions: new Set(), balances: new Set() };
      this.#feeds.set(customer, entry);
    }
    return entry.feed;
  }

  stateOf(customer: number): Update {
    const { seq, at } = this.#exchange;
    const orders = this.#exchange.query({ type: 'openOrders', customer });
    return {
      type: 'customer',
      seq,
      at,
      customer,
      orders,
      positions: this.#exchange.query({ type: 'positions', customer }),
      closedPositions: [],
      balances: this.#exchange.query({ type: 'balances', customer }),
    };
  }

  /** Called after the event has been applied and before its frame ends: a closed order can still be read. */
  observe(event: EventRecord): void {
    if (this.#feeds.size === 0) return;
    this.#exchange.touched(event, this.#orderChanged);
    postingsOf(event, this.#balanceChanged);
  }

  /** What changed since the last call, as it is now. */
  capture(): { feed: Feed; update: Update }[] {
    const captured: { feed: Feed; update: Update }[] = [];
    const { seq, at } = this.#exchange;
    for (const customer of this.#dirty) {
      const entry = this.#feeds.get(customer);
      if (entry === undefined) continue;
      const balances = this.#exchange
        .query({ type: 'balances', customer })
        .filter(({ kind, asset }) => entry.balances.has(`${kind} ${asset}`));
      const orders = [...entry.orders.values()];
      const positions = this.#positionsOf(customer, entry.positions);
      captured.push({
        feed: entry.feed,
        update: { type: 'customer', seq, at, customer, orders, ...positions, balances },
      });
      entry.orders.clear();
      entry.positions.clear();
      entry.balances.clear();
    }
    this.#dirty.clear();
    return captured;
  }

  /** Something happened to a position of a customer. */
  positionChanged(customer: number, position: number): void {
    const entry = this.#feeds.get(customer);
    if (entry === undefined) return;
    entry.positions.add(position);
    this.#dirty.add(customer);
  }

  /** Those that changed, as they are now, and the ids of those that are over. */
  #positionsOf(customer: number, changed: ReadonlySet<number>) {
    if (changed.size === 0) return { positions: [], closedPositions: [] };
    const open = this.#exchange.query({ type: 'positions', customer });
    const positions = open.filter(({ position }) => changed.has(position));
    const isOpen = new Set(positions.map(({ position }) => position));
    return { positions, closedPositions: [...changed].filter((position) => !isOpen.has(position)) };
  }

  readonly #balanceChanged = (customer: number, kind: AccountKind, asset: number): void => {
    const entry = this.#feeds.get(customer);
    if (entry === undefined) return;
    entry.balances.add(`${kind} ${asset}`);
    this.#dirty.add(customer);
  };

  readonly #orderChanged = (customer: number, id: number, orders: OrderSource): void => {
    const entry = this.#feeds.get(customer);
    if (entry === undefined) return;
    const order = orders.order(id);
    if (order === null) return;
    entry.orders.set(id, order);
    this.#dirty.add(customer);
  };

  /** Feeds that nobody listens to any more go when the next one comes. */
  #sweep(): void {
    for (const [customer, { feed }] of this.#feeds) if (feed.size === 0) this.#feeds.delete(customer);
  }
}

import { type DepthView, type EventRecord, type Exchange, oneNamespace, type TradeView } from '@auric/exchange';
import { products } from '../../products/index.ts';
import type { Changes, NoteChange } from './changes.ts';
import { CustomerFeeds } from './customer-feeds.ts';
import { changedLevels } from './depth-diff.ts';
import { Feed } from './feed.ts';
import type { Dropped } from './feed.ts';
import type { Channel, Subscription, Update } from './port.ts';

/** Levels a side that are followed; nobody looks further into a book. */
const depthLevels = 500;
/** Books and tickers are captured at most this often; the realtime edge sends them less often still. */
const coalesceMs = 50;

interface DepthFeed {
  feed: Feed;
  last: DepthView;
  dirty: boolean;
}

/** An update, captured as a value, and whom it is for. */
type Captured = { feed: Feed; update: Update }[];

/** Hands a captured value on when all that it shows is durable, or when it may also be believed to be current. */
export interface Releases {
  whenDurable<T>(value: T, release: (error: Error | null, value: T) => void): void;
  whenReadable<T>(value: T, release: (error: Error | null, value: T) => void): void;
}

/** Which events change what others watch, as the products say. */
const changed = oneNamespace<NoteChange>(
  'the public changes of an event',
  products.map((product) => product.changes ?? {}),
);

/**
 * What others watch. Changes are noted while events are applied, read from memory as values when a batch is sealed, and
 * delivered when that batch is durable: nobody sees what a crash could undo (D36).
 */
export class Subscriptions {
  readonly #exchange: Exchange;
  readonly #releases: Releases;
  readonly #customers: CustomerFeeds;
  readonly #depths = new Map<number, DepthFeed>();
  readonly #dropped: Dropped;
  readonly #tradeFeed: Feed;
  readonly #marketFeed: Feed;
  readonly #contractFeed: Feed;
  readonly #dirtyContracts = new Set<number>();
  readonly #dirtyMarkets = new Set<number>();
  readonly #changes: Changes;
  #trades: TradeView[] = [];
  #capturedAt = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `livePrices` is called at once when prices come from outside. */
  constructor(exchange: Exchange, releases: Releases, dropped: Dropped, livePrices: () => void) {
    this.#exchange = exchange;
    this.#releases = releases;
    this.#dropped = dropped;
    this.#tradeFeed = new Feed(dropped);
    this.#marketFeed = new Feed(dropped);
    this.#contractFeed = new Feed(dropped);
    this.#customers = new CustomerFeeds(exchange, dropped);
    this.#changes = this.#takingDown(livePrices);
  }

  subscribe(channel: Channel, listener: (update: Update) => void): Promise<Subscription> {
    // What the others have not been told yet is captured first: a later update then counts from this very state.
    this.#release(this.#captureCoalesced());
    const feed = this.#feedOf(channel);
    const { subscription, released } = feed.add(this.#stateOf(channel), listener);
    return new Promise((resolve, reject) => {
      this.#releases.whenReadable(subscription, (error) => {
        if (error === null) {
          resolve(subscription);
          released();
        } else {
          subscription.close();
          reject(error);
        }
      });
    });
  }

  /** The exchange calls this for every event of the live path. */
  readonly observe = (event: EventRecord, at: number): void => {
    this.#customers.observe(event);
    changed.get(event.type)?.(event, this.#changes, at);
  };

  /** The frames so far leave for the disk: what they changed is read now. */
  sealed(): void {
    const captured = this.#customers.capture();
    const { seq, at } = this.#exchange;
    if (this.#trades.length > 0) {
      captured.push({ feed: this.#tradeFeed, update: { type: 'trades', seq, at, trades: this.#trades } });
      this.#trades = [];
    }
    const waitMs = this.#capturedAt + coalesceMs - performance.now();
    if (waitMs <= 0) captured.push(...this.#captureCoalesced());
    else this.#timer ??= setTimeout(this.#captureLate, waitMs);
    this.#release(captured);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  readonly #captureLate = (): void => {
    this.#timer = undefined;
    this.#release(this.#captureCoalesced());
  };

  #captureCoalesced(): Captured {
    this.#capturedAt = performance.now();
    const captured = [...this.#captureDepths()];
    if (this.#dirtyMarkets.size > 0 && this.#marketFeed.size > 0) {
      const { seq, at } = this.#exchange;
      const markets = this.#exchange.query({ type: 'markets' }).filter(({ market }) => this.#dirtyMarkets.has(market));
      captured.push({ feed: this.#marketFeed, update: { type: 'markets', seq, at, markets } });
    }
    this.#dirtyMarkets.clear();
    captured.push(...this.#captureContracts());
    return captured;
  }

  #captureContracts(): Captured {
    const dirty = new Set(this.#dirtyContracts);
    this.#dirtyContracts.clear();
    if (dirty.size === 0 || this.#contractFeed.size === 0) return [];
    const { seq, at } = this.#exchange;
    const contracts = this.#exchange.query({ type: 'contracts' }).filter(({ market }) => dirty.has(market));
    return [{ feed: this.#contractFeed, update: { type: 'contracts', seq, at, contracts } }];
  }

  *#captureDepths(): Generator<Captured[number]> {
    const { seq, at } = this.#exchange;
    for (const [market, entry] of this.#depths) {
      if (entry.feed.size === 0) {
        this.#depths.delete(market);
        continue;
      }
      if (!entry.dirty) continue;
      entry.dirty = false;
      const now = this.#depthOf(market);
      const bids = changedLevels(entry.last.bids, now.bids, true);
      const asks = changedLevels(entry.last.asks, now.asks, false);
      entry.last = now;
      if (bids.length + asks.length > 0)
        yield { feed: entry.feed, update: { type: 'depth', seq, at, market, bids, asks } };
    }
  }

  #release(captured: Captured): void {
    if (captured.length === 0) return;
    this.#releases.whenDurable(captured, (error) => {
      if (error !== null) return;
      for (const { feed, update } of captured) feed.deliver(update);
    });
  }

  /** A copy of a trade is made only where somebody watches. */
  #takingDown(livePrices: () => void): Changes {
    return {
      livePrices,
      book: (market) => {
        const entry = this.#depths.get(market);
        if (entry !== undefined) entry.dirty = true;
      },
      market: (market) => void this.#dirtyMarkets.add(market),
      contract: (market) => void this.#dirtyContracts.add(market),
      position: (customer, position) => this.#customers.positionChanged(customer, position),
      everyMarket: () => {
        if (this.#marketFeed.size === 0) return;
        for (const { market } of this.#exchange.query({ type: 'markets' })) this.#dirtyMarkets.add(market);
      },
      trade: (id, { market, side, price, quantity, quoteAmount }, at) => {
        if (this.#tradeFeed.size > 0) this.#trades.push({ id, market, side, price, quantity, quoteAmount, at });
      },
    };
  }

  #feedOf(channel: Channel): Feed {
    switch (channel.type) {
      case 'trades':
        return this.#tradeFeed;
      case 'markets':
        return this.#marketFeed;
      case 'contracts':
        return this.#contractFeed;
      case 'customer':
        return this.#customers.of(channel.customer);
      case 'depth': {
        let entry = this.#depths.get(channel.market);
        if (entry === undefined) {
          entry = { feed: new Feed(this.#dropped), last: this.#depthOf(channel.market), dirty: false };
          this.#depths.set(channel.market, entry);
        }
        return entry.feed;
      }
    }
  }

  #stateOf(channel: Channel): Update {
    const { seq, at } = this.#exchange;
    switch (channel.type) {
      case 'trades':
        return { type: 'trades', seq, at, trades: [] };
      case 'markets':
        return { type: 'markets', seq, at, markets: this.#exchange.query({ type: 'markets' }) };
      case 'contracts':
        return { type: 'contracts', seq, at, contracts: this.#exchange.query({ type: 'contracts' }) };
      case 'customer':
        return this.#customers.stateOf(channel.customer);
      case 'depth':
        return { type: 'depth', seq, at, ...this.#depthOf(channel.market) };
    }
  }

  #depthOf(market: number): DepthView {
    return this.#exchange.query({ type: 'depth', market, limit: depthLevels }) ?? { market, bids: [], asks: [] };
  }
}

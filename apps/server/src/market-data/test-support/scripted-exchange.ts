import type { BalanceView, MarketView, OrderView, TradeView } from '@auric/exchange';
import { testAssets, testMarket } from '@auric/testkit/market';
import { ExchangePort } from '../../engine/port/port.ts';
import type {
  Channel,
  ExchangeCalls,
  Query,
  QueryAnswer,
  Reply,
  Subscription,
  Update,
} from '../../engine/port/port.ts';
import type { Levels } from '../../realtime/depth-book.ts';

/** A market as the exchange shows it: BTC/USDT where `overrides` doesn't say otherwise. */
export function marketView(overrides: Partial<MarketView> = {}): MarketView {
  return { ...testMarket, settlement: 'spot', state: 'open', lastPrice: 0, indexE8: 0, ...overrides };
}

interface Listening {
  channel: Channel;
  listener: (update: Update) => void;
}

/** An exchange that tells what a test says: every frame is durable at once. */
export class ScriptedExchange implements ExchangeCalls {
  readonly port = new ExchangePort(this);
  seq = 10;
  at: number;
  markets: MarketView[] = [marketView(), marketView({ market: 2, base: 2, symbol: 'ETH/USDT', quantityDecimals: 4 })];
  readonly books = new Map<number, { bids: Map<number, number>; asks: Map<number, number> }>();
  readonly openOrders = new Map<number, OrderView[]>();
  readonly balances = new Map<number, BalanceView[]>();
  readonly #listening = new Set<Listening>();

  constructor(at: number) {
    this.at = at;
  }

  get subscriptions(): Channel[] {
    return [...this.#listening].map(({ channel }) => channel);
  }

  execute(): Promise<Reply> {
    return Promise.reject(new Error('This exchange only tells what the test says.'));
  }

  query<Q extends Query>(query: Q): Promise<QueryAnswer<Q>> {
    return Promise.resolve({ seq: this.seq, at: this.at, value: this.#valueOf(query) } as QueryAnswer<Q>);
  }

  subscribe(channel: Channel, listener: (update: Update) => void): Promise<Subscription> {
    const listening = { channel, listener };
    this.#listening.add(listening);
    const close = (): void => void this.#listening.delete(listening);
    return Promise.resolve({ seq: this.seq, at: this.at, state: this.#stateOf(channel), close });
  }

  /** One frame that traded; `afterMs` passes before it. */
  trade(trades: readonly Omit<TradeView, 'at'>[], afterMs = 0): void {
    this.#next(afterMs);
    const { seq, at } = this;
    this.#tell({ type: 'trades' }, { type: 'trades', seq, at, trades: trades.map((trade) => ({ ...trade, at })) });
  }

  /** One frame that published an index or changed a market. */
  market(changes: Partial<MarketView> & { market: number }, afterMs = 0): void {
    this.#next(afterMs);
    this.markets = this.markets.map((market) =>
      market.market === changes.market ? { ...market, ...changes } : market,
    );
    const { seq, at } = this;
    const markets = this.markets.filter(({ market }) => market === changes.market);
    this.#tell({ type: 'markets' }, { type: 'markets', seq, at, markets });
  }

  /** One frame that changed a book. */
  book(market: number, bids: number[], asks: number[]): void {
    this.#next(0);
    const book = this.#book(market);
    for (let i = 0; i < bids.length; i += 2) put(book.bids, bids[i] ?? 0, bids[i + 1] ?? 0);
    for (let i = 0; i < asks.length; i += 2) put(book.asks, asks[i] ?? 0, asks[i + 1] ?? 0);
    this.#tell({ type: 'depth', market }, { type: 'depth', seq: this.seq, at: this.at, market, bids, asks });
  }

  /** One frame that concerned a customer. */
  customer(customer: number, orders: OrderView[], balances: BalanceView[]): void {
    this.#next(0);
    this.openOrders.set(customer, orders);
    this.balances.set(customer, balances);
    const { seq, at } = this;
    const positions = { positions: [], closedPositions: [] };
    const update: Update = { type: 'customer', seq, at, customer, orders, ...positions, balances };
    this.#tell({ type: 'customer', customer }, update);
  }

  #next(afterMs: number): void {
    this.seq += 1;
    this.at += afterMs;
  }

  #tell(channel: Channel, update: Update): void {
    for (const listening of this.#listening) {
      if (JSON.stringify(listening.channel) === JSON.stringify(channel)) listening.listener(update);
    }
  }

  #book(market: number): { bids: Map<number, number>; asks: Map<number, number> } {
    const book = this.books.get(market) ?? { bids: new Map(), asks: new Map() };
    this.books.set(market, book);
    return book;
  }

  #levels(market: number): Levels {
    const { bids, asks } = this.#book(market);
    return { bids: [...bids].sort((a, b) => b[0] - a[0]).flat(), asks: [...asks].sort((a, b) => a[0] - b[0]).flat() };
  }

  #stateOf(channel: Channel): Update {
    const { seq, at } = this;
    switch (channel.type) {
      case 'trades':
        return { type: 'trades', seq, at, trades: [] };
      case 'markets':
        return { type: 'markets', seq, at, markets: this.markets };
      case 'contracts':
        return { type: 'contracts', seq, at, contracts: [] };
      case 'depth':
        return { type: 'depth', seq, at, market: channel.market, ...this.#levels(channel.market) };
      case 'customer': {
        const { customer } = channel;
        const orders = this.openOrders.get(customer) ?? [];
        const positions = { positions: [], closedPositions: [] };
        const balances = this.balances.get(customer) ?? [];
        return { type: 'customer', seq, at, customer, orders, ...positions, balances };
      }
    }
  }

  #valueOf(query: Query): unknown {
    switch (query.type) {
      case 'assets':
        return testAssets;
      case 'markets':
        return this.markets;
      case 'depth': {
        const known = this.markets.some(({ market }) => market === query.market);
        const { bids, asks } = this.#levels(query.market);
        const most = query.limit * 2;
        return known ? { market: query.market, bids: bids.slice(0, most), asks: asks.slice(0, most) } : null;
      }
      default:
        throw new Error(`No answer is scripted for ${query.type}.`);
    }
  }
}

function put(levels: Map<number, number>, price: number, quantity: number): void {
  if (quantity === 0) levels.delete(price);
  else levels.set(price, quantity);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { KlinePeriod } from '@auric/api';
import type { AssetView, DepthView, MarketView, TradeView } from '@auric/exchange';
import type { Database } from '../db/database.ts';
import { Unavailable, type ExchangePort, type Subscription, type Update } from '../engine/port/port.ts';
import { fillFlat, periodSeconds, periodStart, type Candle } from './candle.ts';
import { readCloseBefore } from './candle-store.ts';
import { ClosedCandles } from './closed-candles.ts';
import { seedBoard } from './seed-board.ts';
import { TickerBoard, type BoardMarket } from './ticker-board.ts';
import { usdtWorthE6 } from './usdt-worth.ts';
import type { MarketAssets } from './wire.ts';

export const candlesMost = 1_500;
const candlesByDefault = 300;
/** How long after one look at a generated history that is still being written the next one comes. */
const historyRetryMs = 500;
/** A first start writes read models for months of history; a server that shows no prices is of no use before. */
const seedPatienceMs = 120_000;

export interface MarketDataOptions {
  port: ExchangePort;
  db: Kysely<Database>;
  waitForProjected: (seq: number) => Promise<void>;
}

/** A public change: the board already holds it when listeners hear of it. */
export type MarketChange =
  | { type: 'trades'; seq: number; trades: readonly TradeView[] }
  | { type: 'markets'; seq: number; markets: readonly MarketView[] };

/** What is public about the markets: answered from memory, but for candles that have closed. */
export class MarketData {
  readonly #options: MarketDataOptions;
  readonly #closedCandles: ClosedCandles;
  readonly #listeners = new Set<(change: MarketChange) => void>();
  readonly #assets = new Map<number, AssetView>();
  #board = new TickerBoard(0);
  #seq = 0;
  /** Trades that arrive while a board is being filled from SQL: what it holds of them is known only afterwards. */
  #arrivals: TradeView[] | null = null;
  #subscriptions: Subscription[] = [];
  #historyTimer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Until the first board that holds all that it looks back on, the changes of 24 hours are not to be believed. */
  #complete = false;

  private constructor(options: MarketDataOptions) {
    this.#options = options;
    this.#closedCandles = new ClosedCandles(options.db);
  }

  /** Reads the markets and their last 24 hours, and follows them from then on. */
  static async start(options: MarketDataOptions): Promise<MarketData> {
    const marketData = new MarketData(options);
    await marketData.#follow();
    return marketData;
  }

  /** The position of the journal that memory has reached. */
  get seq(): number {
    return this.#seq;
  }

  get board(): TickerBoard {
    return this.#board;
  }

  /** Whether the board holds all that it looks back on; not so while a generated history is still being written. */
  ready(): { ok: boolean; reason?: string } {
    return this.#complete ? { ok: true } : { ok: false, reason: 'the last 24 hours of the markets are being read' };
  }

  /** The names and scale of a market's numbers; markets whose assets are unknown are not shown. */
  assetsOf(market: MarketView): MarketAssets {
    const base = this.#assets.get(market.base);
    const quote = this.#assets.get(market.quote);
    if (base === undefined || quote === undefined) throw new Error(`Market ${market.market} has an unknown asset.`);
    return { baseCode: base.code, quoteCode: quote.code, quoteScale: quote.scale };
  }

  asset(asset: number): AssetView | undefined {
    return this.#assets.get(asset);
  }

  /** What an amount is worth in 1e-6 USDT at the index, rounded down; 0 without an index. */
  usdtWorthE6(asset: AssetView, amount: bigint): bigint {
    const priced = [...this.#board.markets()].find(
      ({ view }) => view.base === asset.asset && this.#assets.get(view.quote)?.code === 'USDT',
    );
    return usdtWorthE6(asset, amount, priced?.view.indexE8 ?? 0);
  }

  /** Calls `listener` after every public change until the returned function is called. */
  listen(listener: (change: MarketChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async depth(market: number, limit: number): Promise<{ seq: number; depth: DepthView } | null> {
    const { seq, value } = await this.#options.port.query({ type: 'depth', market, limit });
    return value === null ? null : { seq, depth: value };
  }

  /**
   * The candles that start in `from` to `to` (Unix seconds, inclusive), oldest first: the latest 1,500 of them. The
   * running one and the moment are captured on arrival; what has closed by then is read when it is projected.
   */
  async candles(market: BoardMarket, period: KlinePeriod, from: number | null, to: number | null): Promise<Candle[]> {
    const now = Math.floor(this.#board.at / 1_000);
    const width = periodSeconds[period];
    const last = periodStart(period, Math.min(to ?? now, now));
    const asked = from === null ? last - (candlesByDefault - 1) * width : periodStart(period, from - 1) + width;
    const first = Math.max(asked, last - (candlesMost - 1) * width);
    if (first > last) return [];
    const running = market.candles.current(period, now);
    const closedUntil = periodStart(period, now) - width;
    const closed = await this.#readClosed(market.view.market, period, first, Math.min(last, closedUntil), closedUntil);
    const candles = running === null || running.time > last ? closed : [...closed, running];
    return fillFlat(candles, period, first, last, null);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#historyTimer);
    for (const subscription of this.#subscriptions) subscription.close();
    this.#subscriptions = [];
    this.#listeners.clear();
  }

  async #readClosed(
    market: number,
    period: KlinePeriod,
    first: number,
    last: number,
    closedUntil: number,
  ): Promise<Candle[]> {
    if (first > last) return [];
    const { db, waitForProjected } = this.#options;
    await waitForProjected(this.#seq);
    const stored = await this.#closedCandles.read({ market, period, first, last, closedUntil });
    const before = stored[0]?.time === first ? null : await readCloseBefore(db, market, period, first);
    return fillFlat(stored, period, first, last, before);
  }

  async #follow(): Promise<void> {
    const { port } = this.#options;
    this.#arrivals = [];
    const trades = await port.subscribe({ type: 'trades' }, (update) => this.#take(update));
    this.#subscriptions.push(trades);
    const markets = await port.subscribe({ type: 'markets' }, (update) => this.#take(update));
    this.#subscriptions.push(markets);
    await this.#learnAssets();
    this.#seq = trades.seq;
    this.#board.advance(markets.at);
    this.#take(markets.state);
    await this.#fillBoard();
  }

  async #learnAssets(): Promise<void> {
    const { value } = await this.#options.port.query({ type: 'assets' });
    for (const asset of value) this.#assets.set(asset.asset, asset);
  }

  /** Makes a board from SQL as of now and puts it in the place of the one before. */
  async #fillBoard(): Promise<void> {
    this.#arrivals ??= [];
    const arrivals = this.#arrivals;
    try {
      await this.#waitForProjection();
      const board = new TickerBoard(this.#board.at);
      for (const market of this.#board.markets()) board.putMarket(market.view);
      const complete = await seedBoard(board, this.#options.db);
      for (const market of this.#board.markets()) board.putMarket(market.view);
      board.addTrades(arrivals);
      board.advance(this.#board.at);
      this.#board = board;
      if (complete) this.#complete = true;
      else this.#watchHistory();
    } finally {
      this.#arrivals = null;
    }
  }

  /** Fills the board again, and again, until the generated history that it looks back on is complete. */
  #watchHistory(): void {
    if (this.#closed) return;
    const fill = (): void => void this.#fillBoard().catch(() => this.#watchHistory());
    this.#historyTimer = setTimeout(fill, historyRetryMs);
    this.#historyTimer.unref();
  }

  async #waitForProjection(): Promise<void> {
    const seq = this.#seq;
    for (const startedAt = performance.now(); ;) {
      try {
        return await this.#options.waitForProjected(seq);
      } catch (error) {
        const patient = performance.now() - startedAt < seedPatienceMs && !this.#closed;
        if (!(error instanceof Unavailable) || !patient) throw error;
        await sleep(100);
      }
    }
  }

  #take(update: Update): void {
    if (update.type !== 'trades' && update.type !== 'markets') return;
    if (update.seq > this.#seq) this.#seq = update.seq;
    this.#board.advance(update.at);
    if (update.type === 'trades') this.#takeTrades(update.seq, update.trades);
    else this.#takeMarkets(update.seq, update.markets);
  }

  #takeTrades(seq: number, trades: readonly TradeView[]): void {
    this.#arrivals?.push(...trades);
    const fresh = this.#board.addTrades(trades);
    if (fresh.length > 0) this.#tell({ type: 'trades', seq, trades: fresh });
  }

  #takeMarkets(seq: number, markets: readonly MarketView[]): void {
    const known = markets.filter((market) => this.#hasNames(market));
    for (const market of known) this.#board.putMarket(market);
    if (known.length > 0) this.#tell({ type: 'markets', seq, markets: known });
    if (known.length < markets.length) void this.#takeAfterLearning(seq, markets);
  }

  /** A market that was listed with new assets waits for their names. */
  async #takeAfterLearning(seq: number, markets: readonly MarketView[]): Promise<void> {
    const unnamed = markets.filter((market) => !this.#hasNames(market));
    await this.#learnAssets().catch(() => undefined);
    const named = unnamed.filter((market) => this.#hasNames(market));
    if (named.length > 0) this.#takeMarkets(seq, named);
  }

  #hasNames(market: MarketView): boolean {
    return this.#assets.has(market.base) && this.#assets.has(market.quote);
  }

  #tell(change: MarketChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

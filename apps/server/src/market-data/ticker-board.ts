import type { MarketView, TradeView } from '@auric/exchange';
import type { Candle } from './candle.ts';
import { RecentTrades } from './recent-trades.ts';
import { RollingDay, type DaySummary } from './rolling-day.ts';
import { RunningCandles } from './running-candles.ts';

/** A market as the board knows it: the exchange's view, its last 24 hours, its latest trades, its running candles. */
export interface BoardMarket {
  view: MarketView;
  readonly day: RollingDay;
  readonly trades: RecentTrades;
  readonly candles: RunningCandles;
}

/** What shows of a market at one moment; prices in ticks, 0 while there is none. */
export interface TickerView extends DaySummary {
  market: MarketView;
  lastPrice: number;
}

/**
 * All that is asked about markets all the time, kept in memory and folded from the exchange's updates, so that no
 * request for a quotation, a trade or a running candle reads SQL. Time is the exchange's: it passes with the updates.
 */
export class TickerBoard {
  readonly #markets = new Map<number, BoardMarket>();
  #at: number;
  #lastTrade = 0;

  /** `at`: the exchange's time in Unix ms. */
  constructor(at: number) {
    this.#at = at;
  }

  get at(): number {
    return this.#at;
  }

  market(market: number): BoardMarket | undefined {
    return this.#markets.get(market);
  }

  markets(): Iterable<BoardMarket> {
    return this.#markets.values();
  }

  /** Trades up to this id are in what the board was seeded with. */
  startAfterTrade(trade: number): void {
    this.#lastTrade = trade;
  }

  /** Puts a market, or what changed about it. */
  putMarket(view: MarketView): BoardMarket {
    const known = this.#markets.get(view.market);
    if (known !== undefined) {
      known.view = view;
      return known;
    }
    const market: BoardMarket = {
      view,
      day: new RollingDay(minuteOf(this.#at), 0),
      trades: new RecentTrades(),
      candles: new RunningCandles(),
    };
    this.#markets.set(view.market, market);
    return market;
  }

  /** Lets time pass to `at` (Unix ms); never back. */
  advance(at: number): void {
    if (at <= this.#at) return;
    this.#at = at;
    const minute = minuteOf(at);
    for (const market of this.#markets.values()) market.day.advance(minute);
  }

  /** Adds trades, oldest first, and answers those that were new to the board. */
  addTrades(trades: readonly TradeView[]): TradeView[] {
    const fresh = trades.filter((trade) => trade.id > this.#lastTrade && this.#markets.has(trade.market));
    for (const trade of fresh) {
      const market = this.#markets.get(trade.market);
      if (market === undefined) continue;
      const traded = candleOfTrade(trade);
      market.trades.add(trade);
      market.day.fold(minuteOf(trade.at), traded);
      market.candles.fold(traded);
      this.#lastTrade = trade.id;
    }
    return fresh;
  }

  ticker(market: BoardMarket): TickerView {
    const summary = market.day.summary();
    const lastPrice = summary.close || market.view.lastPrice || indexInTicks(market.view);
    return { ...summary, market: market.view, lastPrice };
  }
}

export function minuteOf(at: number): number {
  return Math.floor(at / 60_000);
}

function candleOfTrade(trade: TradeView): Candle {
  return {
    time: Math.floor(trade.at / 1_000),
    open: trade.price,
    high: trade.price,
    low: trade.price,
    close: trade.price,
    volume: trade.quantity,
    amount: trade.quoteAmount,
  };
}

/** The index as a price of the market, to the nearest tick. */
export function indexInTicks(view: MarketView): number {
  return Math.round(view.indexE8 / 10 ** (8 - view.priceDecimals));
}

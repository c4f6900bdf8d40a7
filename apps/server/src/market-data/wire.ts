import { formatDecimal, type Candle as WireCandle, type PublicTrade, type Quotation, type Ticker } from '@auric/api';
import type { MarketView, TradeView } from '@auric/exchange';
import type { Candle } from './candle.ts';
import { kindOf } from './market-kind.ts';
import { indexInTicks, type TickerView } from './ticker-board.ts';

/** The names and the scale that a market's numbers are written with. */
export interface MarketAssets {
  baseCode: string;
  quoteCode: string;
  quoteScale: number;
}

export function tickerToWire(ticker: TickerView, quoteScale: number): Ticker {
  const { market } = ticker;
  const price = (ticks: number): string => formatDecimal(ticks, market.priceDecimals);
  return {
    match_id: market.market,
    now_price: price(ticker.lastPrice),
    change: changePercent(ticker.open, ticker.close),
    open: price(ticker.open),
    high: price(ticker.high),
    low: price(ticker.low),
    volume: formatDecimal(ticker.volume, market.quantityDecimals),
    amount: formatDecimal(ticker.amount, quoteScale),
    index_price: price(indexInTicks(market)),
    state: market.state,
  };
}

/** From open to close in percent with two decimals, rounded half away from zero; "0" without an open. */
export function changePercent(open: number, close: number): string {
  if (open === 0) return '0';
  const doubled = (BigInt(close - open) * 20_000n) / BigInt(open);
  const basisPoints = (doubled + (doubled < 0n ? -1n : 1n)) / 2n;
  return formatDecimal(basisPoints, 2);
}

export function quotationToWire(ticker: TickerView, hourlyCloses: readonly number[], assets: MarketAssets): Quotation {
  const { market } = ticker;
  return {
    ...tickerToWire(ticker, assets.quoteScale),
    kind: kindOf(market),
    currency_id: market.base,
    legal_id: market.quote,
    currency_name: assets.baseCode,
    legal_name: assets.quoteCode,
    symbol: market.symbol,
    filters: {
      price_decimals: market.priceDecimals,
      quantity_decimals: market.quantityDecimals,
      tick: formatDecimal(1, market.priceDecimals),
      lot: formatDecimal(1, market.quantityDecimals),
      min_notional: formatDecimal(market.minNotional, assets.quoteScale),
      max_notional: formatDecimal(market.maxNotional, assets.quoteScale),
      price_band: formatDecimal(market.priceBandPpm, 6),
      collar: formatDecimal(market.collarPpm, 6),
      reference_clamp: formatDecimal(market.referenceClampPpm, 6),
      max_open_orders: market.maxOpenOrders,
    },
    sparkline: hourlyCloses.map((close) => formatDecimal(close, market.priceDecimals)),
  };
}

export function candleToWire(candle: Candle, market: MarketView): WireCandle {
  const price = (ticks: number): string => formatDecimal(ticks, market.priceDecimals);
  return {
    time: candle.time * 1_000,
    open: price(candle.open),
    high: price(candle.high),
    low: price(candle.low),
    close: price(candle.close),
    volume: formatDecimal(candle.volume, market.quantityDecimals),
  };
}

export function tradeToWire(trade: TradeView, market: MarketView): PublicTrade {
  return {
    id: trade.id,
    price: formatDecimal(trade.price, market.priceDecimals),
    quantity: formatDecimal(trade.quantity, market.quantityDecimals),
    side: trade.side,
    time: trade.at,
  };
}

/** Pairs `[price, quantity, …]` in ticks and lots as the levels of the wire. */
export function levelsToWire(levels: readonly number[], market: MarketView): [string, string][] {
  const wire: [string, string][] = [];
  for (let i = 0; i + 1 < levels.length; i += 2) {
    wire.push([
      formatDecimal(levels[i] ?? 0, market.priceDecimals),
      formatDecimal(levels[i + 1] ?? 0, market.quantityDecimals),
    ]);
  }
  return wire;
}

import type { Command } from '../../src/index.ts';
import type { MarketState, OrderType, Side, TimeInForce } from '../../src/kernel/vocabulary.ts';
import type { NaiveBook } from './naive-book.ts';

export interface NaiveOrder {
  id: number;
  customer: number;
  market: number;
  side: Side;
  orderType: OrderType;
  timeInForce: TimeInForce;
  postOnly: boolean;
  price: bigint;
  quantity: bigint;
  quoteAmount: bigint;
  trigger: bigint;
  trailing: bigint;
  cap: bigint;
  filled: bigint;
  filledQuote: bigint;
  fee: bigint;
  /** What is on hold for this order now: base for a sell, quote for a buy. */
  held: bigint;
  oco: number;
  rank: number;
  /** The best last price since a trailing stop was placed. */
  extreme: bigint;
  /** A level of a liquidity provider's mass quote. */
  isQuote: boolean;
  /** What covers its fills, in ticks, 0 for none. */
  takeProfit: bigint;
  stopLoss: bigint;
  /** Lots of its fills that orders cover or covered. */
  covered: bigint;
  /** The orders that cover its fills and may grow. */
  coverIds: number[];
  /** Placed by the exchange to cover the fills of `coveredOrder`. */
  isCover: boolean;
  coveredOrder: NaiveOrder | null;
  stage: 'taking' | 'book' | 'pending' | 'queue' | 'closed';
  remaining: bigint;
}

export interface NaiveMarket {
  id: number;
  /** What its trades move: coins, or positions. */
  settlement: string;
  base: number;
  quote: number;
  baseScale: number;
  quoteScale: number;
  priceDecimals: number;
  quantityDecimals: number;
  minNotional: bigint;
  maxNotional: bigint;
  priceBandPpm: bigint;
  collarPpm: bigint;
  referenceClampPpm: bigint;
  priceMovedPpm: bigint;
  maxOpenOrders: number;
  stopCapPpm: bigint;
  triggerPrintPpm: bigint;
  trailingMin: number;
  trailingMax: number;
  indexAgeMaxMs: number;
  indexSourcesMin: number;
  state: MarketState;
  lastPrice: bigint;
  book: NaiveBook<NaiveOrder>;
  pending: NaiveOrder[];
  queue: NaiveOrder[];
  /** The prices of trades that triggers have yet to watch, in their order. */
  prints: bigint[];
  /** Orders with a take profit or a stop loss that have traded since the last look. */
  uncovered: NaiveOrder[];
  /** What the last frame said that it left of them. */
  printsLeft: string;
  /** The timer that brings what waits in the queue to the book. */
  drain: { id: number; due: number } | null;
}

/** The last index of an asset: its price, when the oldest quote behind it was made, and of how many sources it is. */
export interface NaiveIndex {
  priceE8: bigint;
  at: number;
  sources: number;
}

export type ScheduleMarketRules = Extract<Command, { type: 'ScheduleMarketRules' }>;

/** Rules of a market that will be set when their timer is due. */
export interface NaiveSchedule {
  id: number;
  timer: number;
  due: number;
  rules: ScheduleMarketRules;
}

/** What one tick times one lot is worth in the quote asset's smallest unit. */
export function notionalOf(market: NaiveMarket, price: bigint, quantity: bigint): bigint {
  return price * quantity * 10n ** BigInt(market.quoteScale - market.priceDecimals - market.quantityDecimals);
}

export function baseAmountOf(market: NaiveMarket, quantity: bigint): bigint {
  return quantity * 10n ** BigInt(market.baseScale - market.quantityDecimals);
}

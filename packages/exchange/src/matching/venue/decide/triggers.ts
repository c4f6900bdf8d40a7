import type { CloseReason } from '../../../kernel/vocabulary.ts';
import { sides } from '../../../kernel/vocabulary.ts';
import type { PriceLevels } from '../../price-levels.ts';
import { collarPrice, isInBand, notionalOf, referencePrice } from '../formulas.ts';
import { buy } from '../state/order-codes.ts';
import { type Desk, indexOf, type Market, notEntitled, notOpen, type VenueContext, wouldTake } from './desk.ts';
import { close, execute, openPartnerOf } from './trade.ts';

/** How many triggered orders one frame brings to the book; the rest follow in frames of their own. */
export const activationsPerFrame = 16;

/** After a taker: triggers what its trades reached and brings the first of the queue to the book. */
export function settleTriggers(desk: Desk, context: VenueContext, market: Market): void {
  trigger(desk, context, market);
  drainQueue(desk, context, market);
}

/** Brings triggered orders to the book, in the order of their trigger, at most so many. */
export function drainQueue(desk: Desk, context: VenueContext, market: Market): void {
  for (let i = 0; i < activationsPerFrame; i++) {
    if (market.book.queue.length === 0 || notOpen(desk, market)) return;
    activate(desk, context, market, market.book.queue[0]!);
    trigger(desk, context, market);
  }
}

/** Every print counts, not only the last of a sweep: rising and falling stops print by print, then trailing ones. */
function trigger(desk: Desk, context: VenueContext, market: Market): void {
  const { prices, trailing } = desk.prints;
  if (prices.length === 0) return;
  desk.prints.prices = [];
  desk.prints.trailing = [];
  for (const price of prices) {
    triggerLevels(desk, context, market, market.book.rising, price);
    triggerLevels(desk, context, market, market.book.falling, price);
  }
  for (let i = 0; i < trailing.length; i += 2) triggerOne(desk, context, market, trailing[i]!, trailing[i + 1]!);
}

function triggerLevels(
  desk: Desk,
  context: VenueContext,
  market: Market,
  levels: PriceLevels,
  lastPrice: number,
): void {
  for (;;) {
    const level = levels.best;
    if (level < 0 || !levels.reaches(levels.price[level]!, lastPrice)) return;
    triggerOne(desk, context, market, levels.head[level]!, lastPrice);
  }
}

function triggerOne(desk: Desk, context: VenueContext, market: Market, slot: number, lastPrice: number): void {
  const partner = openPartnerOf(desk, slot);
  if (partner >= 0) close(desk, context, market, partner, 'canceled', 'oco', movedHold(desk, market, slot, partner));
  const order = desk.state.orders.table.columns.id[slot]!;
  context.emit({ type: 'OrderTriggered', order, market: market.id, lastPrice });
}

/** What a stop that triggers takes over from the hold of its limit order. */
function movedHold(desk: Desk, market: Market, stop: number, limit: number): number {
  const { columns } = desk.state.orders.table;
  if (columns.side[stop] !== buy) return columns.held[limit]!;
  return notionalOf(columns.cap[stop]!, columns.quantity[stop]!, market.unit) - columns.held[stop]!;
}

/** Guards that a triggered order meets again: what they refuse closes the order, with the reason. */
function activate(desk: Desk, context: VenueContext, market: Market, slot: number): void {
  const { columns } = desk.state.orders.table;
  const refused = activationRefused(desk, market, slot);
  if (refused) {
    close(desk, context, market, slot, 'rejected', refused);
    return;
  }
  const limit = columns.price[slot] || marketLimit(desk, market, slot);
  context.emit({ type: 'OrderActivated', order: columns.id[slot]!, market: market.id, limit });
  execute(desk, context, market, slot, limit);
}

function activationRefused(desk: Desk, market: Market, slot: number): CloseReason | null {
  const { columns } = desk.state.orders.table;
  const { minNotional, priceBandPpm } = desk.state.markets.columns;
  const index = indexOf(desk, market);
  if (index === 0) return 'index_unavailable';
  const price = columns.price[slot]!;
  if (price !== 0) {
    if (!isInBand(price, index, priceBandPpm[market.slot]!)) return 'price_out_of_band';
    if (notionalOf(price, columns.quantity[slot]!, market.unit) < minNotional[market.slot]!)
      return 'notional_too_small';
    if (columns.postOnly[slot] === 1 && wouldTake(market, sides[columns.side[slot]!]!, price))
      return 'post_only_would_take';
  }
  if (notEntitled(desk, columns.customer[slot]!)) return 'account_frozen';
  return null;
}

/** A triggered market order is bounded by the collar at its activation, and a buy by what its hold pays for. */
function marketLimit(desk: Desk, market: Market, slot: number): number {
  const { columns } = desk.state.orders.table;
  const side = sides[columns.side[slot]!]!;
  const collar = collarOf(desk, market, side);
  return side === 'buy' ? Math.min(collar, columns.cap[slot]!) : collar;
}

/** The worst price for a market order that arrives now. In ticks; the index must be known. */
export function collarOf(desk: Desk, market: Market, side: 'buy' | 'sell'): number {
  const { collarPpm } = desk.state.markets.columns;
  return collarPrice(side, referenceOf(desk, market), collarPpm[market.slot]!);
}

export function referenceOf(desk: Desk, market: Market): number {
  const { bids, asks } = market.book;
  const { referenceClampPpm } = desk.state.markets.columns;
  return referencePrice(bids.bestPrice, asks.bestPrice, indexOf(desk, market), referenceClampPpm[market.slot]!);
}

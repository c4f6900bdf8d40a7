import type { Ticks } from '../../../kernel/amounts.ts';
import type { CloseReason } from '../../../kernel/vocabulary.ts';
import { sides } from '../../../kernel/vocabulary.ts';
import type { ReadLevels } from '../../price-levels.ts';
import type { ReadTrailingStops } from '../../trailing-stops.ts';
import { collarPrice, isInBand, notionalOf, referencePrice } from '../formulas.ts';
import { venueRejections as refuse } from '../rejections.ts';
import { buy } from '../state/order-codes.ts';
import {
  type Desk,
  type Pace,
  indexOf,
  isContinuous,
  type Market,
  notEntitled,
  notOpen,
  type VenueContext,
  wouldTake,
} from './desk.ts';
import { bounded, boundOfOrder } from './holds.ts';
import { holdOnPosition } from './position-holds.ts';
import { coverFills } from './protect.ts';
import { close, execute, openPartnerOf } from './trade.ts';

/** How many orders one frame triggers, and how many triggered ones it brings to the book; the rest follow in frames of their own. */
export const triggersPerFrame = 64;
export const activationsPerFrame = 16;

export function startPace(pace: Pace): void {
  pace.triggers = triggersPerFrame;
  pace.activations = activationsPerFrame;
}

/** For how long triggers wait before they ask again whether the index is sound, in ms. */
const pauseMs = 1000;

/** Goes on with what an earlier frame had no room for, unless the index isn't sound: then it pauses. */
export function drain(desk: Desk, context: VenueContext, market: Market): void {
  if (notOpen(desk, market, context.at))
    context.emit({ type: 'TriggersPaused', market: market.id, until: context.at + pauseMs });
  else settleTriggers(desk, context, market);
}

/**
 * After a taker: lets the triggers watch its trades, one after another, and brings the first of the queue to the book,
 * whose trades are watched in turn. Each print triggers rising stops, then falling ones, then trailing ones, by trigger
 * price and age. Prints that the frame has no room for are left to the next one.
 */
export function settleTriggers(desk: Desk, context: VenueContext, market: Market): void {
  const before = desk.state.markets.columns.prints[market.slot]!;
  const { queue } = market.book;
  coverFills(desk, context, market);
  if (!isContinuous(desk, market)) return;
  if (desk.prints.length === 0 && before.length === 0 && queue.size === 0) return;
  const prints = before.length === 0 ? desk.prints : [...before, ...desk.prints];
  desk.prints = prints;
  let watched = 0;
  for (;;) {
    while (watched < prints.length && watch(desk, context, market, prints[watched]!)) watched++;
    if (queue.size === 0 || desk.pace.activations === 0) break;
    desk.pace.activations--;
    activate(desk, context, market, queue.head);
    coverFills(desk, context, market);
  }
  desk.prints = [];
  if (watched < prints.length || before.length > 0)
    context.emit({ type: 'PrintsLeft', market: market.id, prices: Object.freeze(prints.slice(watched)) });
}

/**
 * Triggers what watches the mark of a market and is reached by it, as far as the frame has room, and brings the first of the
 * queue to the book. `down` and `up`: the mark in ticks, rounded down and up, since a trigger is reached by the mark itself.
 */
export function watchMark(desk: Desk, context: VenueContext, market: Market, down: Ticks, up: Ticks): void {
  const { markRising, markFalling } = market.book;
  if (triggerLevels(desk, context, market, markRising, down)) triggerLevels(desk, context, market, markFalling, up);
  settleTriggers(desk, context, market);
}

/** Triggers what one print reaches; false when the frame had no room for all of it. */
function watch(desk: Desk, context: VenueContext, market: Market, price: number): boolean {
  const { rising, falling, trailingSells, trailingBuys } = market.book;
  if (trailingSells.follows(price) || trailingBuys.follows(price))
    context.emit({ type: 'PrintWatched', market: market.id, price });
  return (
    triggerLevels(desk, context, market, rising, price) &&
    triggerLevels(desk, context, market, falling, price) &&
    triggerTrailing(desk, context, market, trailingSells, price) &&
    triggerTrailing(desk, context, market, trailingBuys, price)
  );
}

function triggerLevels(desk: Desk, context: VenueContext, market: Market, levels: ReadLevels, price: number): boolean {
  for (;;) {
    const level = levels.best;
    if (level < 0 || !levels.reaches(levels.price[level]!, price)) return true;
    if (desk.pace.triggers === 0) return false;
    triggerOne(desk, context, market, levels.head[level]!, price);
  }
}

function triggerTrailing(
  desk: Desk,
  context: VenueContext,
  market: Market,
  stops: ReadTrailingStops,
  price: number,
): boolean {
  for (;;) {
    const slot = stops.firstReached(price);
    if (slot < 0) return true;
    if (desk.pace.triggers === 0) return false;
    triggerOne(desk, context, market, slot, price);
  }
}

function triggerOne(desk: Desk, context: VenueContext, market: Market, slot: number, lastPrice: number): void {
  desk.pace.triggers--;
  const partner = openPartnerOf(desk, slot);
  if (partner >= 0) close(desk, context, market, partner, 'canceled', 'oco', movedHold(desk, market, slot, partner));
  const order = desk.state.orders.table.columns.id[slot]!;
  context.emit({ type: 'OrderTriggered', order, market: market.id, lastPrice });
}

/** What a stop that triggers takes over from the hold of its limit order. */
function movedHold(desk: Desk, market: Market, stop: number, limit: number): number {
  const { columns } = desk.state.orders.table;
  if (market.settlement.positions !== null) return 0;
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
  if (market.settlement.positions !== null && !holdOnPosition(desk, context, market, slot, limit)) return;
  context.emit({ type: 'OrderActivated', order: columns.id[slot]!, market: market.id, limit });
  execute(desk, context, market, slot, limit);
}

function activationRefused(desk: Desk, market: Market, slot: number): CloseReason | null {
  const { columns } = desk.state.orders.table;
  const { minNotional, priceBandPpm } = desk.state.markets.columns;
  const price = columns.price[slot]!;
  const closes = desk.state.terms.reduces(columns.id[slot]!);
  if (price !== 0 && !closes) {
    if (!isInBand(price, indexOf(desk, market), priceBandPpm[market.slot]!)) return 'price_out_of_band';
    if (notionalOf(price, columns.quantity[slot]!, market.unit) < minNotional[market.slot]!)
      return 'notional_too_small';
    if (columns.postOnly[slot] === 1 && wouldTake(market, sides[columns.side[slot]!]!, price))
      return 'post_only_would_take';
  }
  const barred = notEntitled(desk, market, columns.customer[slot]!, closes);
  if (!barred) return null;
  return barred.code === refuse.accountFrozen.code ? 'account_frozen' : 'not_available';
}

/** A triggered market order is bounded by the collar at its activation, by its position, and in spot a buy by what its hold pays for. */
function marketLimit(desk: Desk, market: Market, slot: number): number {
  const { columns } = desk.state.orders.table;
  const side = sides[columns.side[slot]!]!;
  const collar = collarOf(desk, market, side);
  if (market.settlement.positions !== null) {
    const lots = columns.quantity[slot]! - columns.filled[slot]!;
    return bounded(side === 'buy', collar, boundOfOrder(desk.state, market, slot, lots));
  }
  return side === 'buy' ? Math.min(collar, columns.cap[slot]!) : collar;
}

/** The worst price for a market order that arrives now. In ticks; the index must be known. */
export function collarOf(desk: Desk, market: Market, side: 'buy' | 'sell'): Ticks {
  const { collarPpm } = desk.state.markets.columns;
  return collarPrice(side, referenceOf(desk, market), collarPpm[market.slot]!);
}

export function referenceOf(desk: Desk, market: Market): Ticks {
  const { bids, asks } = market.book;
  const { referenceClampPpm } = desk.state.markets.columns;
  return referencePrice(bids.bestPrice, asks.bestPrice, indexOf(desk, market), referenceClampPpm[market.slot]!);
}

import { collarOf, insideBand } from './naive-bounds.ts';
import { otherSide } from './naive-book.ts';
import { take } from './naive-matching.ts';
import { partnerOf } from './naive-pairs.ts';
import { coverFills } from './naive-protection.ts';
import { followPrint, trailingTrigger } from './naive-trailing.ts';
import { rightsRefused } from './naive-rights.ts';
import type { NaiveMarket, NaiveOrder } from './naive-venue.ts';
import type { NaiveWorld } from './naive-world.ts';
import { baseAmountOf, notionalOf } from './naive-venue.ts';

/** Whether the trigger waits for a rising price: stops of buyers and take-profits of sellers. */
export function isRising(order: { side: 'buy' | 'sell'; orderType: string }): boolean {
  return (order.orderType === 'take_profit') !== (order.side === 'buy');
}

/**
 * After an order has taken, or at the timer for what was left: fills are covered, what the trades reach is triggered, and
 * the first of the queue go to the book.
 */
export function settleTriggers(w: NaiveWorld, market: NaiveMarket): void {
  coverFills(w, market);
  watchPrints(w, market);
  activateQueue(w, market);
  sayWhatIsLeft(w, market);
}

/** What a frame left is gone on with at its timer; while the index is unsound triggers pause, a second at a time. */
export function drain(w: NaiveWorld, market: NaiveMarket): void {
  if (w.isSound(market)) return settleTriggers(w, market);
  market.drain = { id: ++w.lastTimer, due: w.at + 1000 };
  w.emit({ type: 'TriggersPaused', market: market.id, until: market.drain.due });
}

/** Where an order that waits would trigger now. */
export function triggerOf(order: NaiveOrder): bigint {
  return order.orderType === 'trailing_stop'
    ? trailingTrigger(order.side, order.extreme, order.trailing)
    : order.trigger;
}

/** The turn of an order among those that one trade reaches: fixed before trailing ones, the nearest price first. */
function turnOf(order: NaiveOrder): number {
  const trails = order.orderType === 'trailing_stop';
  const rising = isRising(order);
  if (!trails) return rising ? 0 : 1;
  return rising ? 3 : 2;
}

function reached(market: NaiveMarket, price: bigint): NaiveOrder[] {
  const found = market.pending.filter((order) =>
    isRising(order) ? triggerOf(order) <= price : triggerOf(order) >= price,
  );
  const near = (order: NaiveOrder): bigint => (isRising(order) ? triggerOf(order) : -triggerOf(order));
  return found.sort((a, b) => turnOf(a) - turnOf(b) || Number(near(a) - near(b)) || a.rank - b.rank);
}

/**
 * Watches the trades one after another: trailing stops follow it, then every order that it reaches goes to the queue, the
 * nearest first, as many as the frame takes; what it leaves the next frame goes on with.
 */
function watchPrints(w: NaiveWorld, market: NaiveMarket): void {
  for (;;) {
    const price = market.prints[0];
    if (price === undefined) return;
    if (followPrint(market, price)) w.emit({ type: 'PrintWatched', market: market.id, price: Number(price) });
    for (const order of reached(market, price)) {
      if (!market.pending.includes(order)) continue;
      if (!w.pace.takeTrigger()) return;
      trigger(w, market, order, price);
    }
    market.prints.shift();
  }
}

/** Says at the end of a frame which trades are left to watch, and once that none is. */
function sayWhatIsLeft(w: NaiveWorld, market: NaiveMarket): void {
  const left = market.prints.join();
  if (left === '' && market.printsLeft === '') return;
  market.printsLeft = left;
  w.emit({ type: 'PrintsLeft', market: market.id, prices: market.prints.map(Number) });
  w.scheduleDrain(market);
}

function trigger(w: NaiveWorld, market: NaiveMarket, order: NaiveOrder, price: bigint): void {
  const partner = partnerOf(w, order);
  if (partner !== undefined) handOver(w, market, order, partner);
  market.pending.splice(market.pending.indexOf(order), 1);
  order.stage = 'queue';
  market.queue.push(order);
  w.scheduleDrain(market);
  w.emit({ type: 'OrderTriggered', order: order.id, market: market.id, lastPrice: Number(price) });
}

/** The limit leg of a pair ends and leaves the stop what the stop needs. */
function handOver(w: NaiveWorld, market: NaiveMarket, stop: NaiveOrder, limit: NaiveOrder): void {
  const needs = stop.side === 'buy' ? notionalOf(market, stop.cap, stop.quantity) : baseAmountOf(market, stop.quantity);
  const moved = needs - stop.held;
  w.close(limit, 'canceled', 'oco', moved);
  stop.held += moved;
}

/** Brings triggered orders to the book, first come first served, as many as the frame takes (D9). */
export function activateQueue(w: NaiveWorld, market: NaiveMarket): void {
  for (;;) {
    const order = market.queue[0];
    if (order === undefined || market.state !== 'open' || !w.pace.takeActivation()) return;
    activate(w, market, order);
    coverFills(w, market);
    watchPrints(w, market);
  }
}

type Reason = 'price_out_of_band' | 'notional_too_small' | 'post_only_would_take' | 'account_frozen' | 'not_available';

/** What a limit order meets at the door it meets again when it is triggered. */
function refusedNow(w: NaiveWorld, market: NaiveMarket, order: NaiveOrder): Reason | null {
  if (order.price > 0n) {
    if (!insideBand(w, market, order.price)) return 'price_out_of_band';
    if (notionalOf(market, order.price, order.quantity) < market.minNotional) return 'notional_too_small';
    const best = market.book.best(otherSide(order.side))?.price;
    const takes = best !== undefined && (order.side === 'buy' ? best <= order.price : best >= order.price);
    if (order.postOnly && takes) return 'post_only_would_take';
  }
  const barred = rightsRefused(w, order.customer, 'spot');
  if (barred === null) return null;
  return barred === 'account_frozen' ? 'account_frozen' : 'not_available';
}

function activate(w: NaiveWorld, market: NaiveMarket, order: NaiveOrder): void {
  const refused = refusedNow(w, market, order);
  if (refused !== null) return w.close(order, 'rejected', refused);
  market.queue.shift();
  w.scheduleDrain(market);
  order.stage = 'taking';
  let worst = order.price;
  if (worst === 0n) {
    worst = collarOf(w, market, order.side);
    if (order.side === 'buy' && order.cap < worst) worst = order.cap;
  }
  w.emit({ type: 'OrderActivated', order: order.id, market: market.id, limit: Number(worst) });
  take(w, market, order, worst);
}

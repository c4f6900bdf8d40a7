import { collarOf, insideBand } from './naive-bounds.ts';
import { otherSide } from './naive-book.ts';
import { take } from './naive-matching.ts';
import { partnerOf } from './naive-pairs.ts';
import type { NaiveMarket, NaiveOrder, NaiveWorld } from './naive-world.ts';
import { baseAmountOf, notionalOf } from './naive-world.ts';

/** Whether the trigger waits for a rising price: stops of buyers and take-profits of sellers. */
export function isRising(order: { side: 'buy' | 'sell'; orderType: string }): boolean {
  return (order.orderType === 'take_profit') !== (order.side === 'buy');
}

/** After an order has taken: what its trades reach is triggered, and the first of the queue go to the book. */
export function settleTriggers(w: NaiveWorld, market: NaiveMarket): void {
  watchTriggers(w, market);
  activateQueue(w, market);
}

/**
 * Moves every order whose trigger a trade has reached into the queue: trade by trade rising and falling ones, then the
 * trailing ones by the trade that reached them and by age.
 */
function watchTriggers(w: NaiveWorld, market: NaiveMarket): void {
  const prints = market.prints.splice(0);
  const age = (a: NaiveOrder, b: NaiveOrder): number => a.rank - b.rank;
  for (const { price } of prints) {
    const fixed = market.pending.filter((order) => order.orderType !== 'trailing_stop');
    const rising = fixed.filter((order) => isRising(order) && order.trigger <= price);
    const falling = fixed.filter((order) => !isRising(order) && order.trigger >= price);
    rising.sort((a, b) => Number(a.trigger - b.trigger) || age(a, b));
    for (const order of rising) trigger(w, market, order, price);
    falling.sort((a, b) => Number(b.trigger - a.trigger) || age(a, b));
    for (const order of falling) if (market.pending.includes(order)) trigger(w, market, order, price);
  }
  for (const { price, trailing } of prints)
    for (const order of trailing.toSorted(age)) if (market.pending.includes(order)) trigger(w, market, order, price);
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
    watchTriggers(w, market);
  }
}

type Reason =
  | 'index_unavailable'
  | 'price_out_of_band'
  | 'notional_too_small'
  | 'post_only_would_take'
  | 'account_frozen';

/** What a limit order meets at the door it meets again when it is triggered. */
function refusedNow(w: NaiveWorld, market: NaiveMarket, order: NaiveOrder): Reason | null {
  if (w.indexTicks(market) === 0n) return 'index_unavailable';
  if (order.price > 0n) {
    if (!insideBand(w, market, order.price)) return 'price_out_of_band';
    if (notionalOf(market, order.price, order.quantity) < market.minNotional) return 'notional_too_small';
    const best = market.book.best(otherSide(order.side))?.price;
    const takes = best !== undefined && (order.side === 'buy' ? best <= order.price : best >= order.price);
    if (order.postOnly && takes) return 'post_only_would_take';
  }
  return w.customers.get(order.customer)!.tradingFreeze === 'none' ? null : 'account_frozen';
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

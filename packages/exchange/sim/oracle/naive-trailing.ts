import { roundedUp } from './naive-bounds.ts';
import type { NaiveMarket } from './naive-venue.ts';

/**
 * Where a trailing stop triggers, given the best last price since it was placed. Rounded away from that price, so that
 * the stop is at least one tick from it: the extreme itself never triggers.
 */
export function trailingTrigger(side: 'buy' | 'sell', extreme: bigint, basisPoints: bigint): bigint {
  return side === 'sell'
    ? (extreme * (10_000n - basisPoints)) / 10_000n
    : roundedUp(extreme * (10_000n + basisPoints), 10_000n);
}

/** Trailing stops follow the trades that triggers watch; whether one is a new extreme for any. */
export function followPrint(market: NaiveMarket, price: bigint): boolean {
  let followed = false;
  for (const order of market.pending) {
    if (order.orderType !== 'trailing_stop') continue;
    const better = order.side === 'sell' ? price > order.extreme : price < order.extreme;
    if (!better) continue;
    order.extreme = price;
    followed = true;
  }
  return followed;
}

import { roundedUp } from './naive-bounds.ts';
import type { NaiveMarket, NaiveOrder } from './naive-world.ts';

/**
 * Where a trailing stop triggers, given the best last price since it was placed. Rounded away from that price, so that
 * the stop is at least one tick from it: the extreme itself never triggers.
 */
export function trailingTrigger(side: 'buy' | 'sell', extreme: bigint, basisPoints: bigint): bigint {
  return side === 'sell'
    ? (extreme * (10_000n - basisPoints)) / 10_000n
    : roundedUp(extreme * (10_000n + basisPoints), 10_000n);
}

/** Trailing stops follow every trade. */
export function followTrade(market: NaiveMarket): void {
  for (const order of market.pending) {
    if (order.orderType !== 'trailing_stop') continue;
    const better = order.side === 'sell' ? market.lastPrice > order.extreme : market.lastPrice < order.extreme;
    if (better) order.extreme = market.lastPrice;
  }
}

/** The trailing stops that the trade just made has reached. */
export function reachedTrailing(market: NaiveMarket): NaiveOrder[] {
  return market.pending.filter((order) => {
    if (order.orderType !== 'trailing_stop') return false;
    const trigger = trailingTrigger(order.side, order.extreme, order.trailing);
    return order.side === 'buy' ? market.lastPrice >= trigger : market.lastPrice <= trigger;
  });
}

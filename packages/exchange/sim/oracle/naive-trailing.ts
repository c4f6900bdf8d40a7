import { roundedUp } from './naive-bounds.ts';
import type { NaiveMarket } from './naive-world.ts';

/** Where a trailing stop triggers, given the best last price since it was placed; rounded towards that price. */
export function trailingTrigger(side: 'buy' | 'sell', extreme: bigint, basisPoints: bigint): bigint {
  return side === 'sell'
    ? roundedUp(extreme * (10_000n - basisPoints), 10_000n)
    : (extreme * (10_000n + basisPoints)) / 10_000n;
}

/** Trailing stops follow every trade. */
export function followTrade(market: NaiveMarket): void {
  for (const order of market.pending) {
    if (order.orderType !== 'trailing_stop') continue;
    const better = order.side === 'sell' ? market.lastPrice > order.extreme : market.lastPrice < order.extreme;
    if (better) order.extreme = market.lastPrice;
  }
}

import { parseDecimal, type WireOrder } from '@auric/api';
import type { Market } from '../../data/market/market.ts';

type Resting = Pick<WireOrder, 'match_id' | 'type' | 'price' | 'state'>;

export interface OwnLevels {
  asks: ReadonlySet<number>;
  bids: ReadonlySet<number>;
}

/**
 * The levels of the book, gathered into steps of `step` ticks as its rows are, at which own orders rest. What still waits
 * for its trigger is not in the book.
 */
export function ownLevels(orders: readonly Resting[], { id, priceDecimals }: Market, step: number): OwnLevels {
  const own = { asks: new Set<number>(), bids: new Set<number>() };
  for (const { match_id, type, price, state } of orders) {
    const ticks = parseDecimal(price, priceDecimals);
    if (match_id !== id || state === 'pending' || ticks === null || ticks === 0n) continue;
    if (type === 'sell') own.asks.add(Math.ceil(Number(ticks) / step) * step);
    else own.bids.add(Math.floor(Number(ticks) / step) * step);
  }
  return own;
}

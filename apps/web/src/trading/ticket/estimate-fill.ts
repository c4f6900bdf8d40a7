import { notionalOf, type Market } from '../../data/market/market.ts';
import type { BookRow } from '../../data/market/order-book.ts';
import type { TicketSide } from './order-kinds.ts';

/**
 * What a market order would get. `worst` is the last level's price, 0 where nothing would trade. `rest` says what becomes
 * of what the levels don't fill: nothing is left, the bound of the price stops it, or it is beyond the known book.
 */
export interface FillEstimate {
  lots: bigint;
  notional: bigint;
  worst: bigint;
  rest: 'none' | 'collared' | 'unseen';
}

/** What a market order would get from the levels of the book that are known, no further than `worst` of `bound`. */
export function estimateFill(
  market: Market,
  levels: readonly BookRow[],
  want: { lots: bigint } | { quote: bigint },
  bound: { side: TicketSide; worst: number | null },
): FillEstimate {
  const fill: FillEstimate = { lots: 0n, notional: 0n, worst: 0n, rest: 'none' };
  const wanted = (perLot: bigint): bigint =>
    'lots' in want ? want.lots - fill.lots : (want.quote - fill.notional) / perLot;
  for (const level of levels) {
    const price = BigInt(level.price);
    const perLot = notionalOf(market, price, 1n) ?? 0n;
    if (perLot === 0n || wanted(perLot) <= 0n) return fill;
    if (isBeyond(level.price, bound)) return { ...fill, rest: 'collared' };
    const taken = least(wanted(perLot), BigInt(level.quantity));
    fill.lots += taken;
    fill.notional += taken * perLot;
    fill.worst = price;
  }
  const last = notionalOf(market, fill.worst, 1n) ?? 0n;
  return last > 0n && wanted(last) > 0n ? { ...fill, rest: 'unseen' } : fill;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

function isBeyond(price: number, { side, worst }: { side: TicketSide; worst: number | null }): boolean {
  if (worst === null) return false;
  return side === 'buy' ? price > worst : price < worst;
}

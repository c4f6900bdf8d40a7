import { notionalOf, type Market } from '../../data/market/market.ts';
import type { BookRow } from '../../data/market/order-book.ts';
import type { TicketSide } from './order-kinds.ts';

/** What a market order would get. `worst` is the last level's price, 0 where nothing would trade. */
export interface FillEstimate {
  lots: bigint;
  notional: bigint;
  worst: bigint;
  /** The collar would stop the order before it is filled: the rest expires. */
  collared: boolean;
}

/** What a market order would get from the levels of the book that are known, no further than its collar. */
export function estimateFill(
  market: Market,
  levels: readonly BookRow[],
  want: { lots: bigint } | { quote: bigint },
  bound: { side: TicketSide; collar: number | null },
): FillEstimate {
  const fill: FillEstimate = { lots: 0n, notional: 0n, worst: 0n, collared: false };
  for (const level of levels) {
    const price = BigInt(level.price);
    const perLot = notionalOf(market, price, 1n) ?? 0n;
    if (perLot === 0n) break;
    const wanted = 'lots' in want ? want.lots - fill.lots : (want.quote - fill.notional) / perLot;
    const taken = wanted < BigInt(level.quantity) ? wanted : BigInt(level.quantity);
    if (taken <= 0n) break;
    if (isBeyond(level.price, bound)) return { ...fill, collared: true };
    fill.lots += taken;
    fill.notional += taken * perLot;
    fill.worst = price;
  }
  return fill;
}

function isBeyond(price: number, { side, collar }: { side: TicketSide; collar: number | null }): boolean {
  if (collar === null) return false;
  return side === 'buy' ? price > collar : price < collar;
}

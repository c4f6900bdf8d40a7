import type { Position } from '../../data/positions/position.ts';
import { signedUnits } from '../../data/futures/contract-numbers.ts';

const e8Decimals = 8;

/** How much of the way from the entry to its liquidation the mark has gone, in whole percent; null where nothing liquidates it. */
export function usedWay(position: Pick<Position, 'entryPrice' | 'markPrice' | 'liquidationPrice'>): number | null {
  const [entry, mark, liquidation] = [position.entryPrice, position.markPrice, position.liquidationPrice].map((price) =>
    signedUnits(price, e8Decimals),
  ) as [bigint, bigint, bigint];
  if (liquidation === 0n || mark === 0n) return null;
  const [gone, way] = [mark - entry, liquidation - entry];
  if (way === 0n) return 100;
  return Math.min(100, Math.max(0, Number((gone * 100n) / way)));
}

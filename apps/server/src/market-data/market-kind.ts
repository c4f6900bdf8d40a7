import type { MarketKind } from '@auric/api';
import type { MarketView } from '@auric/exchange';

const kinds: Readonly<Partial<Record<MarketView['settlement'], MarketKind>>> = {
  spot: 'spot',
  perpetual: 'perpetual',
  stock: 'stock',
};

/** What is traded in a market: a pair has one of each kind at most. */
export function kindOf({ settlement }: Pick<MarketView, 'settlement'>): MarketKind {
  const kind = kinds[settlement];
  if (kind === undefined) throw new Error(`Nothing is traded in ${settlement} accounts.`);
  return kind;
}

/** The kinds of markets in which an asset itself changes hands, by the calls `coin/*`: shares are no coins, so a pair has one of the two. */
export const pairKinds = ['spot', 'stock'] as const satisfies readonly MarketKind[];
export type PairKind = (typeof pairKinds)[number];

/** Whether a market is one where an asset itself changes hands. */
export function isPairMarket(market: Pick<MarketView, 'settlement'>): boolean {
  return pairKinds.some((kind) => kind === kindOf(market));
}

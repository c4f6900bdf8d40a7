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

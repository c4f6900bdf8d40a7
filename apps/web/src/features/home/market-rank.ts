import type { Market } from '../../data/market/market.ts';

export const marketViews = ['favourites', 'hot', 'gainers', 'losers', 'newest'] as const;
export type MarketView = (typeof marketViews)[number];
/** Favourites come first in the row, but who comes first has none. */
export const firstView: MarketView = 'hot';

/** The live numbers that markets are ranked by. */
export interface RankNumbers {
  change: string;
  amount: string;
}

/**
 * The markets of a view, the first first. Favourites stand in the order of turnover, as hot ones do; gainers have risen
 * and losers fallen, so either may be fewer than asked for; ids are given in the order of listing, so the newest are
 * the highest. Doubles are enough to tell places apart.
 */
export function rankMarkets(
  markets: readonly Market[],
  view: MarketView,
  favourites: ReadonlySet<number>,
  numbersOf: (market: number) => RankNumbers | undefined,
): Market[] {
  const changeOf = ({ id }: Market) => Number(numbersOf(id)?.change ?? 0);
  const amountOf = ({ id }: Market) => Number(numbersOf(id)?.amount ?? 0);
  switch (view) {
    case 'favourites':
      return markets.filter(({ id }) => favourites.has(id)).sort((a, b) => amountOf(b) - amountOf(a));
    case 'hot':
      return markets.toSorted((a, b) => amountOf(b) - amountOf(a));
    case 'gainers':
      return markets.filter((market) => changeOf(market) > 0).sort((a, b) => changeOf(b) - changeOf(a));
    case 'losers':
      return markets.filter((market) => changeOf(market) < 0).sort((a, b) => changeOf(a) - changeOf(b));
    case 'newest':
      return markets.toSorted((a, b) => b.id - a.id);
  }
}

import type { Market } from '../../data/market/market.ts';

/** A tab over the markets: the favourites, a kind of market, or the spot markets of one quote asset. */
export type Category = 'favourites' | Market['kind'] | `quote:${string}`;

/** Favourites and spot are always there; other kinds, and quote assets where there are several, as the markets have them. */
export function categoriesOf(markets: readonly Market[]): Category[] {
  const spot = markets.filter((market) => market.kind === 'spot');
  const quotes = [...new Set(spot.map((market) => market.quote.code))];
  const others = (['perpetual', 'stock'] as const).filter((kind) => markets.some((market) => market.kind === kind));
  return [
    'favourites',
    'spot',
    ...(quotes.length > 1 ? quotes.map((code): Category => `quote:${code}`) : []),
    ...others,
  ];
}

export function isIn(category: Category, market: Market, favourites: ReadonlySet<number>): boolean {
  if (category === 'favourites') return favourites.has(market.id);
  if (category.startsWith('quote:')) return market.kind === 'spot' && `quote:${market.quote.code}` === category;
  return market.kind === category;
}

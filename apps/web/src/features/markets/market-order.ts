import type { Market } from '../../data/market/market.ts';

export type SortKey = 'pair' | 'volume' | 'price' | 'change';
export interface Sort {
  key: SortKey;
  ascending: boolean;
}

/** The live numbers that a list is sorted by. */
export interface SortNumbers {
  price: string;
  change: string;
  amount: string;
}

/** Names start at A, numbers with the largest: what people look for first. */
export const firstSort = (key: SortKey): Sort => ({ key, ascending: key === 'pair' });

/** A second press turns the order round, a third one takes it back. */
export function nextSort(now: Sort | null, key: SortKey): Sort | null {
  if (now?.key !== key) return firstSort(key);
  const first = firstSort(key);
  return now.ascending === first.ascending ? { key, ascending: !first.ascending } : null;
}

// A position in a list is all that these doubles decide.
function numberBy(key: Exclude<SortKey, 'pair'>, numbers: SortNumbers | undefined): number {
  if (numbers === undefined) return 0;
  if (key === 'price') return Number(numbers.price);
  return Number(key === 'change' ? numbers.change : numbers.amount);
}

/** The markets in the asked order. Without one: favourites first, then by turnover. */
export function sortMarkets(
  markets: readonly Market[],
  sort: Sort | null,
  favourites: ReadonlySet<number>,
  numbersOf: (market: number) => SortNumbers | undefined,
): Market[] {
  const turnover = (a: Market, b: Market) => numberBy('volume', numbersOf(b.id)) - numberBy('volume', numbersOf(a.id));
  return [...markets].sort((a, b) => {
    if (sort === null) return Number(favourites.has(b.id)) - Number(favourites.has(a.id)) || turnover(a, b);
    const { key } = sort;
    const order =
      key === 'pair'
        ? a.symbol.localeCompare(b.symbol)
        : numberBy(key, numbersOf(a.id)) - numberBy(key, numbersOf(b.id));
    return (sort.ascending ? order : -order) || a.id - b.id;
  });
}

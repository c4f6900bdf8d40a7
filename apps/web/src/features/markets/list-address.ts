import type { Category } from './market-categories.ts';
import type { Sort, SortKey } from './market-order.ts';

/** What of the list of markets stands in the address, so that a reload and the way back show the same. */
export interface ListChoices {
  category: Category;
  sort: Sort | null;
  query: string;
}

const sortKeys = ['pair', 'volume', 'price', 'change'] as const satisfies SortKey[];
const fixedCategories: readonly string[] = ['favourites', 'spot', 'perpetual', 'stock'];

function isCategory(text: string): text is Category {
  return fixedCategories.includes(text) || /^quote:[A-Z0-9]{1,12}$/.test(text);
}

function sortOf(text: string): Sort | null {
  const [name, way] = text.split('.');
  const key = sortKeys.find((each) => each === name);
  return key === undefined || (way !== 'asc' && way !== 'desc') ? null : { key, ascending: way === 'asc' };
}

/** Reads the address; what nobody can have chosen counts as not chosen. */
export function readChoices(address: URLSearchParams): ListChoices {
  const category = address.get('view') ?? '';
  return {
    category: isCategory(category) ? category : 'spot',
    sort: sortOf(address.get('sort') ?? ''),
    query: address.get('q') ?? '',
  };
}

/** The address of the choices; the usual ones leave it empty. */
export function addressOf({ category, sort, query }: ListChoices): URLSearchParams {
  const address = new URLSearchParams();
  if (category !== 'spot') address.set('view', category);
  if (sort !== null) address.set('sort', `${sort.key}.${sort.ascending ? 'asc' : 'desc'}`);
  if (query !== '') address.set('q', query);
  return address;
}

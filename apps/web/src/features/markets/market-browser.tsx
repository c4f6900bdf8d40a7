import { SearchX, Star } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { scrollerOf } from '../../ui/lists/scroller-of.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SwipeTabs } from '../../ui/lists/swipe-tabs.tsx';
import { useFavouriteToggle } from '../../kit/market/use-favourite.ts';
import { categoriesOf, isIn, type Category } from './market-categories.ts';
import { findMarkets } from './market-search.ts';
import { MarketSkeleton } from './market-skeleton.tsx';
import { MarketTable } from './market-table.tsx';
import { useCoinNames } from './use-coin-names.ts';
import { useListAddress } from './use-list-address.ts';
import { useSortedMarkets } from './use-sorted-markets.ts';

/** The head of the page is as high as this, and the head of the table stays under it. */
const tableHeadTop = 'top-26';
const noMarkets: readonly Market[] = [];

/** Search, categories, sorting and the live table. What is chosen is in the address: a reload keeps it. */
export function MarketBrowser() {
  const { t } = useTranslation();
  const { data: markets, error, refetch } = useMarkets('all');
  const nameOf = useCoinNames();
  const { favourites } = useFavouriteToggle();
  const { category, sort, query, choose } = useListAddress();
  const head = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => findMarkets(markets ?? noMarkets, query, nameOf).filter((market) => isIn(category, market, favourites)),
    [markets, query, nameOf, category, favourites],
  );
  const sorted = useSortedMarkets(shown, sort, favourites);

  // Other rows begin at their beginning. The first ones stand where they were left.
  const before = useRef(`${category} ${query}`);
  useEffect(() => {
    if (before.current === `${category} ${query}` || head.current === null) return;
    before.current = `${category} ${query}`;
    scrollerOf(head.current).scrollTop = 0;
  }, [category, query]);

  const labelOf = (each: Category): string => {
    if (each === 'favourites') return t(($) => $.common.favourites);
    const isKind = each === 'spot' || each === 'perpetual' || each === 'stock';
    return isKind ? t(($) => $.marketKinds[each]) : each.slice('quote:'.length);
  };
  const panel = (
    // A swipe begins anywhere on the screen, also below a short list.
    <div className="min-h-[60dvh]">
      {markets === undefined && error === null && <MarketSkeleton rows={10} />}
      {markets === undefined && error !== null && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {markets !== undefined && sorted.length === 0 && (
        <EmptyState
          icon={query === '' ? Star : SearchX}
          text={query === '' ? t(($) => $.common.noFavourites) : t(($) => $.markets.nothingFound, { query })}
          action={
            <Button onClick={() => choose({ category: 'spot', query: '' })}>{t(($) => $.common.allMarkets)}</Button>
          }
        />
      )}
      {category === 'stock' && <p className="py-2 text-xs text-text-3">{t(($) => $.stock.syntheticAll)}</p>}
      {sorted.length > 0 && (
        <MarketTable
          markets={sorted}
          nameOf={nameOf}
          sort={sort}
          onSort={(next) => choose({ sort: next })}
          headTop={tableHeadTop}
        />
      )}
    </div>
  );
  return (
    <SwipeTabs<Category>
      label={t(($) => $.tabs.markets)}
      value={category}
      onChange={(next) => choose({ category: next })}
      tabs={categoriesOf(markets ?? noMarkets).map((value) => ({ value, label: labelOf(value), panel }))}
      head={(tabs) => (
        <div ref={head} className="sticky top-0 z-20 h-26 bg-surface-0 pt-3">
          <div className="mb-1 flex">
            <SearchField
              label={t(($) => $.common.searchCoins)}
              value={query}
              onChange={(text) => choose({ query: text })}
            />
          </div>
          {tabs}
        </div>
      )}
    />
  );
}

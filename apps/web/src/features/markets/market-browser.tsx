import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { useFavouriteToggle } from '../../data/use-favourite.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { matches, type Sort } from './market-order.ts';
import { MarketTable } from './market-table.tsx';
import { SortHeader } from './sort-header.tsx';
import { useSortedMarkets } from './use-sorted-markets.ts';

type View = 'all' | 'favourites';

/** Search, favourites, sorting and the live list. View and search are in the address: a reload keeps them. */
export function MarketBrowser({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useTranslation();
  const { data: markets, error, refetch } = useMarkets();
  const { favourites } = useFavouriteToggle();
  const [address, setAddress] = useSearchParams();
  const [sort, setSort] = useState<Sort | null>(null);
  const view: View = address.get('view') === 'favourites' ? 'favourites' : 'all';
  const query = address.get('q') ?? '';
  const change = (name: 'view' | 'q', value: string) =>
    setAddress(
      (before) => {
        if (value === '' || value === 'all') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const shown = useMemo(
    () => (markets ?? []).filter((market) => matches(market, query) && (view === 'all' || favourites.has(market.id))),
    [markets, query, view, favourites],
  );
  const sorted = useSortedMarkets(shown, sort, favourites);
  return (
    <>
      <div className="sticky top-0 z-10 bg-surface-0 pt-3">
        <SearchField
          label={t(($) => $.markets.searchPlaceholder)}
          value={query}
          onChange={(text) => change('q', text)}
          autoFocus={autoFocus}
        />
        <Choice<View>
          label={t(($) => $.markets.title)}
          look="underline"
          value={view}
          onChange={(next) => change('view', next)}
          options={[
            { value: 'favourites', label: t(($) => $.markets.favourites) },
            { value: 'all', label: t(($) => $.markets.spot) },
          ]}
        />
        <SortHeader sort={sort} onSort={setSort} />
      </div>
      {markets === undefined && error === null && <SkeletonRows rows={10} height="h-15" />}
      {markets === undefined && error !== null && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {markets !== undefined && sorted.length === 0 && (
        <EmptyState
          text={query === '' ? t(($) => $.markets.noFavourites) : t(($) => $.markets.nothingFound, { query })}
          action={<Button onClick={() => setAddress({}, { replace: true })}>{t(($) => $.markets.showAll)}</Button>}
        />
      )}
      {sorted.length > 0 && <MarketTable markets={sorted} />}
    </>
  );
}

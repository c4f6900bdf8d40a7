import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { useGoBack } from '../../ui/frame/use-go-back.ts';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { VirtualRows } from '../../ui/lists/virtual-rows.tsx';
import { FoundLine } from './found-line.tsx';
import { findMarkets } from './market-search.ts';
import { rememberSearch } from './recent-searches.ts';
import { SearchStart } from './search-start.tsx';
import { useCoinNames } from './use-coin-names.ts';
import { useTypedQuery } from './use-typed-query.ts';

const rowHeightRem = 3.75;

/** The search for a market: every key shows its answers, the nearest first. */
export function MarketFinder() {
  const { t } = useTranslation();
  const { data: markets, error, refetch } = useMarkets('all');
  const nameOf = useCoinNames();
  const [query, setQuery] = useTypedQuery();
  const leave = useGoBack('/');
  const found = findMarkets(markets ?? [], query, nameOf);
  return (
    <search>
      <form
        className="sticky top-0 z-10 mb-2 flex flex-wrap items-center gap-1 bg-surface-0 py-2"
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(query);
          // The keyboard of the phone goes, the answers stay.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        }}
      >
        <div className="flex min-w-[min(12rem,100%)] flex-1">
          <SearchField label={t(($) => $.common.searchCoins)} value={query} onChange={setQuery} autoFocus />
        </div>
        <Button look="quiet" onClick={leave} size="tight" className="ml-auto -mr-2">
          {t(($) => $.common.cancel)}
        </Button>
      </form>
      {markets === undefined && error === null && <SkeletonRows rows={8} height="h-15" />}
      {markets === undefined && error !== null && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {markets !== undefined && query.trim() === '' && (
        <SearchStart markets={markets} nameOf={nameOf} onSearch={setQuery} />
      )}
      {markets !== undefined && query.trim() !== '' && found.length > 0 && (
        <VirtualRows
          label={t(($) => $.common.search)}
          rows={found}
          keyOf={(market) => market.id}
          rowHeightRem={rowHeightRem}
          render={(market) => (
            <FoundLine market={market} name={nameOf(market.base.id)} onOpen={() => rememberSearch(market.base.code)} />
          )}
        />
      )}
      <div role="status">
        {markets !== undefined && found.length === 0 && query.trim() !== '' && (
          <EmptyState
            icon={SearchX}
            text={t(($) => $.markets.nothingFound, { query: query.trim() })}
            action={<Button onClick={() => setQuery('')}>{t(($) => $.parts.clearSearch)}</Button>}
          />
        )}
      </div>
    </search>
  );
}

import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { FoundLine } from './found-line.tsx';
import type { NameOf } from './market-search.ts';
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts';
import { useSortedMarkets } from './use-sorted-markets.ts';

const hotCount = 8;
const noFavourites: ReadonlySet<number> = new Set();

/** What the search shows before one types: what was looked for here before, and the busiest markets. */
export function SearchStart({
  markets,
  nameOf,
  onSearch,
}: {
  markets: readonly Market[];
  nameOf: NameOf;
  onSearch: (text: string) => void;
}) {
  const { t } = useTranslation();
  const searches = useRecentSearches((state) => state.searches);
  const hot = useSortedMarkets(markets, null, noFavourites).slice(0, hotCount);
  return (
    <>
      {searches.length > 0 && (
        <section aria-labelledby="recent-searches" className="mb-4">
          <div className="flex items-center justify-between">
            <h2 id="recent-searches" className="text-sm font-semibold">
              {t(($) => $.markets.recent)}
            </h2>
            <IconButton label={t(($) => $.markets.forgetRecent)} onClick={forgetSearches} className="-mr-3">
              <Trash2 size={18} strokeWidth={1.7} aria-hidden />
            </IconButton>
          </div>
          <ul className="flex flex-wrap gap-2">
            {searches.map((text) => (
              <li key={text} className="max-w-full">
                <button
                  type="button"
                  onClick={() => onSearch(text)}
                  className="min-h-11 max-w-full truncate rounded-control bg-surface-2 px-4 text-sm font-medium"
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="hot-markets">
        <h2 id="hot-markets" className="flex min-h-11 items-center text-sm font-semibold">
          {t(($) => $.markets.hot)}
        </h2>
        <ol>
          {hot.map((market, index) => (
            <li key={market.id}>
              <FoundLine
                market={market}
                name={nameOf(market.base.id)}
                place={index + 1}
                onOpen={() => rememberSearch(market.base.code)}
              />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { ticks } from '../../data/market/market-feed.ts';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { useFavourites } from '../../data/me/favourites.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { MarketRow, MarketRowSkeleton } from '../../kit/market/market-row.tsx';
import { SwipeTabs } from '../../ui/lists/swipe-tabs.tsx';
import { useAddressChoice } from '../../ui/lists/use-address-choice.ts';
import { firstView, marketViews, rankMarkets, type MarketView } from './market-rank.ts';

/** On a phone fewer: the rest is a tap away. */
const shownMarkets = 10;
const shownOnPhone = 6;
const onWideOnly = (row: number) => (row < shownOnPhone ? '' : 'max-lg:hidden');

/** The markets that one looks for first. The view is in the address: a reload keeps it. */
export function MarketTabs() {
  const { t } = useTranslation();
  const [view, choose] = useAddressChoice<MarketView>('markets', [firstView, ...marketViews]);
  return (
    <section>
      <h2 className="sr-only">{t(($) => $.tabs.markets)}</h2>
      <SwipeTabs<MarketView>
        label={t(($) => $.tabs.markets)}
        value={view}
        onChange={choose}
        tabs={marketViews.map((value) => ({
          value,
          label: value === 'favourites' ? t(($) => $.common.favourites) : t(($) => $.home[value]),
          panel: <Ranking view={value} />,
        }))}
      />
      <Link
        to="/pages/market/market"
        className="mt-1 flex min-h-11 items-center justify-center text-sm font-semibold text-text-2"
      >
        {t(($) => $.common.seeAll)}
      </Link>
    </section>
  );
}

function Ranking({ view }: { view: MarketView }) {
  // Who has marked a market wants to find it, of whatever kind it is; the other views are about pairs.
  const { data: markets, error, refetch } = useMarkets(view === 'favourites' ? 'all' : 'spot');
  if (markets !== undefined) return <Ranked markets={markets} view={view} />;
  if (error !== null) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  return (
    <div aria-hidden className="appear-late">
      {Array.from({ length: shownMarkets }, (_, row) => (
        <div key={row} className={onWideOnly(row)}>
          <MarketRowSkeleton />
        </div>
      ))}
    </div>
  );
}

/** Ranked once a look: a list that reorders itself under a finger can't be tapped. */
function Ranked({ markets, view }: { markets: readonly Market[]; view: MarketView }) {
  const { t } = useTranslation();
  const favourites = useFavourites();
  const rank = () => rankMarkets(markets, view, favourites, (market) => ticks.get(market)).slice(0, shownMarkets);
  const [ranked, setRanked] = useState({ markets, favourites, rows: rank() });
  if (ranked.markets !== markets || ranked.favourites !== favourites) {
    setRanked({ markets, favourites, rows: rank() });
  }
  const { rows } = ranked;
  if (rows.length === 0) {
    return (
      <EmptyState
        text={view === 'favourites' ? t(($) => $.common.noFavourites) : t(($) => $.home.noneMoved)}
        action={<ButtonLink to="/pages/market/market">{t(($) => $.common.allMarkets)}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="min-h-90 lg:min-h-150">
      {rows.map((market, row) => (
        <li key={market.id} className={onWideOnly(row)}>
          <MarketRow market={market} />
        </li>
      ))}
    </ul>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { ticks } from '../../data/market/market-feed.ts';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { Choice } from '../../ui/choice.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MarketRow } from '../../ui/market-row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const shownMarkets = 6;
const views = ['hot', 'gainers', 'losers'] as const;
type View = (typeof views)[number];

// The list is ranked once a look: doubles are enough to tell places apart.
function rank(markets: readonly Market[], view: View): Market[] {
  const score = ({ id }: Market) => {
    const tick = ticks.get(id);
    if (tick === undefined) return 0;
    return view === 'hot' ? Number(tick.amount) : view === 'gainers' ? Number(tick.change) : -Number(tick.change);
  };
  return [...markets].sort((a, b) => score(b) - score(a)).slice(0, shownMarkets);
}

/** The busiest markets, and those that moved most. */
export function TopMarkets() {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('hot');
  const { data: markets, error, refetch } = useMarkets();
  return (
    <section className="mt-6">
      <Choice<View>
        label={t(($) => $.markets.title)}
        look="underline"
        value={view}
        onChange={setView}
        options={views.map((value) => ({ value, label: t(($) => $.home[value]) }))}
      />
      {markets === undefined ? (
        error === null ? (
          <SkeletonRows rows={shownMarkets} height="h-15" />
        ) : (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        )
      ) : (
        <ul>
          {rank(markets, view).map((market) => (
            <li key={market.id}>
              <MarketRow market={market} />
            </li>
          ))}
        </ul>
      )}
      <Link
        to="/pages/market/market"
        className="mt-2 flex min-h-11 items-center justify-center text-sm font-semibold text-text-2"
      >
        {t(($) => $.common.seeAll)}
      </Link>
    </section>
  );
}

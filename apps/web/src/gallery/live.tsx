import { useTranslation } from 'react-i18next';
import { activity } from '../data/http/activity.ts';
import { useMarkets } from '../data/market/use-market-data.ts';
import { OrderChart } from '../trading/chart/order-chart.tsx';
import { Button } from '../ui/actions/button.tsx';
import { MarketRow } from '../kit/market/market-row.tsx';
import { SkeletonRows } from '../ui/states/skeleton-rows.tsx';
import { Part, Parts } from './part.tsx';

const shownMarkets = 4;
const waitMs = 3000;

/** Parts that live on the server's data. Without a server they show how they wait. */
export function Live() {
  const { t } = useTranslation();
  const { data: markets = [] } = useMarkets();
  const [first] = markets;
  return (
    <Parts title="Live">
      <Part name="market-row">
        <ul className="-my-2">
          {markets.slice(0, shownMarkets).map((market) => (
            <li key={market.id} className="flex">
              <MarketRow market={market} />
            </li>
          ))}
        </ul>
        {markets.length === 0 && <SkeletonRows rows={shownMarkets} />}
      </Part>
      <Part name="candle-chart">
        <div className="h-90">{first !== undefined && <OrderChart market={first} />}</div>
      </Part>
      <Part name="loader">
        <Button onClick={() => void setTimeout(activity.begin(), waitMs)}>{t(($) => $.common.loading)}</Button>
      </Part>
    </Parts>
  );
}

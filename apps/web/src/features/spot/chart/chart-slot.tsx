import { lazy, Suspense } from 'react';
import type { Market } from '../../../data/market/market.ts';
import { useOpenOrders } from '../../../data/me/use-own-data.ts';

const CandleChart = lazy(() => import('./candle-chart.tsx'));
const noOrders: never[] = [];

/** The place of the chart; its code is only fetched where it is shown. */
export function ChartSlot({ market }: { market: Market }) {
  const { data: open = noOrders } = useOpenOrders();
  const own = open.filter(
    (order) => order.match_id === market.id && (order.price !== '0' || order.trigger_price !== '0'),
  );
  return (
    <Suspense fallback={<div className="skeleton appear-late h-full w-full" />}>
      <CandleChart market={market} orders={own} />
    </Suspense>
  );
}

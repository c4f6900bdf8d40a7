import { lazy, memo, Suspense, useMemo } from 'react';
import type { Market } from '../../data/market/market.ts';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { useChartChoices } from './chart-choices.ts';
import { drawingHeight } from './chart-geometry.ts';

const CandleChart = lazy(() => import('./candle-chart.tsx'));
const noOrders: never[] = [];

interface ChartSlotProps {
  market: Market;
  /** As high as its panes need, instead of as high as the place that it is put into. */
  grows?: boolean;
}

/** The place of the chart; its code is only fetched where it is shown. */
export const ChartSlot = memo(function ChartSlot({ market, grows = false }: ChartSlotProps) {
  const { data: open = noOrders } = useOpenOrders();
  const { choices } = useChartChoices();
  const own = useMemo(
    () => open.filter((order) => order.match_id === market.id && (order.price !== '0' || order.trigger_price !== '0')),
    [open, market.id],
  );
  const height = grows ? drawingHeight(choices.studies) : undefined;
  return (
    <Suspense
      fallback={
        <div aria-hidden className="appear-late flex h-full flex-col">
          <div className="flex min-h-11 items-center">
            <span className="skeleton h-4 w-2/3" />
          </div>
          <span className="skeleton min-h-0 flex-1" style={{ flexBasis: height }} />
        </div>
      }
    >
      <CandleChart market={market} orders={own} height={height} />
    </Suspense>
  );
});

import { lazy, memo, Suspense } from 'react';
import type { Market } from '../../data/market/market.ts';
import { useChartChoices } from './chart-choices.ts';
import { drawingHeight } from './chart-geometry.ts';
import type { OwnOnChart } from './own-lines.ts';

const CandleChart = lazy(() => import('./candle-chart.tsx'));
const nothingOwn: OwnOnChart = { lines: [], fills: [], ask: () => null };

export interface ChartPlace {
  market: Market;
  /** As high as its panes need, instead of as high as the place that it is put into. */
  grows?: boolean;
}

interface ChartSlotProps extends ChartPlace {
  /** What the customer has in the market; the same object for as long as nothing of it has changed. */
  own?: OwnOnChart;
}

/** The place of the chart; its code is only fetched where it is shown. */
export const ChartSlot = memo(function ChartSlot({ market, grows = false, own = nothingOwn }: ChartSlotProps) {
  const { choices } = useChartChoices();
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
      <CandleChart market={market} own={own} height={height} />
    </Suspense>
  );
});

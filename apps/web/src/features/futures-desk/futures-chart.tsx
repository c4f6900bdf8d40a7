import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenPositions } from '../../data/futures/use-own-futures.ts';
import { useMarketTrades } from '../../data/positions/use-market-trades.ts';
import { useOpenPositionOrders } from '../../data/positions/use-positions.ts';
import { ChartSlot, type ChartPlace } from '../../trading/chart/chart-slot.tsx';
import { orderLines, orderOfLine } from '../../trading/chart/order-lines.ts';
import type { ChartLine, OwnOnChart } from '../../trading/chart/own-lines.ts';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { AmendSheet } from './amend-sheet.tsx';
import { movedStop, positionLines } from './position-lines.ts';
import { StopsForm } from './stops-form.tsx';

const none: never[] = [];

/**
 * The chart of a market of futures with the customer's positions, what waits to open some, and fills there. What is taken to
 * another price there is asked about with the form that sets it.
 */
export const FuturesChart = memo(function FuturesChart({ market, grows = false }: ChartPlace) {
  const { t } = useTranslation();
  const { data: open = none } = useOpenPositions();
  const { data: orders = none } = useOpenPositionOrders();
  const { data: fills = none } = useMarketTrades(market.id);
  const opening = orders.filter(({ reduce_only: closes }) => !closes);
  const lines = useUnchanged([...positionLines(open, market.id, t), ...orderLines(opening, market.id, t)]);
  const own = useMemo(
    (): OwnOnChart => ({
      lines,
      fills,
      ask: ({ held, open: asking, onClose }) => {
        const order = orderOfLine(orders, held?.key);
        if (order !== null)
          return <AmendSheet order={order} market={market} price={held?.price} open={asking} onClose={onClose} />;
        const stop = movedStop(open, held);
        return (
          <Sheet
            fit
            title={t(($) => $.trade.protection)}
            open={asking && stop !== null}
            onOpenChange={(next) => !next && onClose()}
          >
            {stop !== null && <StopsForm {...stop} market={market} onDone={onClose} />}
          </Sheet>
        );
      },
    }),
    [lines, fills, open, orders, market, t],
  );
  return <ChartSlot market={market} grows={grows} own={own} />;
});

/** The same lines for as long as none of them moves: positions are new ones with each mark, and nothing is to be redrawn. */
function useUnchanged(lines: readonly ChartLine[]): readonly ChartLine[] {
  const written = JSON.stringify(lines);
  return useMemo(() => JSON.parse(written) as ChartLine[], [written]);
}

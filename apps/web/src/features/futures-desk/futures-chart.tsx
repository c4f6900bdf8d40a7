import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnFutures } from '../../data/futures/use-futures-desk.ts';
import { positionOf } from '../../data/positions/position.ts';
import { ChartSlot, type ChartPlace } from '../../trading/chart/chart-slot.tsx';
import type { ChartLine, OwnOnChart } from '../../trading/chart/own-lines.ts';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { movedStop, positionLines } from './position-lines.ts';
import { StopsForm } from './stops-form.tsx';

const none: never[] = [];

/**
 * The chart of a market of futures with the customer's positions there. A take profit or a stop loss that is taken to
 * another price is asked about with the form that sets it.
 */
export const FuturesChart = memo(function FuturesChart({ market, grows = false }: ChartPlace) {
  const { t } = useTranslation();
  const { data } = useOwnFutures();
  const open = useMemo(() => data?.positions.map(positionOf) ?? none, [data]);
  const lines = useUnchanged(positionLines(open, market.id, t));
  const own = useMemo(
    (): OwnOnChart => ({
      lines,
      fills: none,
      ask: ({ held, open: asking, onClose }) => {
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
    [lines, open, market, t],
  );
  return <ChartSlot market={market} grows={grows} own={own} />;
});

/** The same lines for as long as none of them moves: positions are read anew with each mark, and nothing is to be redrawn. */
function useUnchanged(lines: readonly ChartLine[]): readonly ChartLine[] {
  const written = JSON.stringify(lines);
  return useMemo(() => JSON.parse(written) as ChartLine[], [written]);
}

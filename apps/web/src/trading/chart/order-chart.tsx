import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarketFills } from '../../data/me/market-fills.ts';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { AmendSheet } from '../orders/amend-sheet.tsx';
import { ChartSlot, type ChartPlace } from './chart-slot.tsx';
import { orderLines, orderOfLine } from './order-lines.ts';
import type { OwnOnChart } from './own-lines.ts';

const none: never[] = [];

/** The chart of a spot market with the customer's open orders, each of which can be taken to another price, and fills. */
export const OrderChart = memo(function OrderChart({ market, grows = false }: ChartPlace) {
  const { t } = useTranslation();
  const { data: open = none } = useOpenOrders();
  const { data: fills = none } = useMarketFills(market.id);
  const own = useMemo(
    (): OwnOnChart => ({
      lines: orderLines(open, market.id, t),
      fills,
      ask: ({ held, open: asking, onClose }) => {
        const order = orderOfLine(open, held?.key);
        return <AmendSheet order={order} price={held?.price} open={asking} onClose={onClose} />;
      },
    }),
    [open, fills, market.id, t],
  );
  return <ChartSlot market={market} grows={grows} own={own} />;
});

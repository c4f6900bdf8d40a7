import { formatDecimal } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import { useMedia, wideWindow } from '../../ui/use-media.ts';
import { OrderBookPanel } from './book/order-book-panel.tsx';
import { ChartSlot } from './chart/chart-slot.tsx';
import { MarketHeader } from './market-header.tsx';
import { OrdersPanel } from './orders/orders-panel.tsx';
import { TicketForm } from './ticket/ticket-form.tsx';
import { useTicketDesk } from './ticket/use-ticket.ts';
import { TradesPanel } from './trades-panel.tsx';

const narrowDepth = 8;
const wideDepth = 11;

/** Everything about one market: ticket and book side by side on a phone, four columns where there is room. */
export function SpotDesk({ market, onChoose }: { market: Market; onChoose: () => void }) {
  const { t } = useTranslation();
  const wide = useMedia(wideWindow);
  const [chartShown, setChartShown] = useState(false);
  const desk = useTicketDesk(market);
  const pickLevel = (ticks: number) =>
    desk.dispatch({
      type: 'level',
      price: fullDecimalText(formatDecimal(ticks, market.priceDecimals), market.priceDecimals),
    });
  const header = (
    <MarketHeader
      market={market}
      onChoose={onChoose}
      chartShown={chartShown}
      onToggleChart={() => setChartShown(!chartShown)}
    />
  );
  if (!wide) {
    return (
      <div className="@container mx-auto w-full max-w-xl px-4 pb-6">
        {header}
        {chartShown && (
          <div className="mb-3 h-72">
            <ChartSlot market={market} />
          </div>
        )}
        {/* Beside each other as long as the text leaves room: with very large letters one below the other. */}
        <div className="grid gap-3 @min-[17rem]:grid-cols-[minmax(0,57fr)_minmax(0,43fr)]">
          <TicketForm desk={desk} market={market} />
          <OrderBookPanel market={market} depth={narrowDepth} onPick={pickLevel} />
        </div>
        <div className="mt-4">
          <OrdersPanel market={market} withTrades />
        </div>
      </div>
    );
  }
  const column = 'min-h-0 overflow-y-auto rounded-card border border-line bg-surface-1 p-3';
  return (
    <div className="grid h-full min-h-150 grid-cols-[minmax(0,1fr)_260px_300px] grid-rows-[auto_minmax(0,3fr)_minmax(0,2fr)] gap-2 px-4 pb-4">
      <div className="col-span-3">{header}</div>
      <div className={column}>
        <ChartSlot market={market} />
      </div>
      <div className={`${column} row-span-2`}>
        <OrderBookPanel market={market} depth={wideDepth} onPick={pickLevel} />
        <h2 className="mt-4 mb-1 text-xs font-semibold text-text-2">{t(($) => $.trade.trades)}</h2>
        <TradesPanel market={market} />
      </div>
      <div className={`${column} row-span-2`}>
        <TicketForm desk={desk} market={market} />
      </div>
      <div className={column}>
        <OrdersPanel market={market} withTrades={false} />
      </div>
    </div>
  );
}

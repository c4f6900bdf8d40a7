import { formatDecimal } from '@auric/api';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';
import { OrderBookPanel } from '../../trading/book/order-book-panel.tsx';
import { OrderChart } from '../../trading/chart/order-chart.tsx';
import {
  deskBook,
  deskColumns,
  deskHead,
  deskOrders,
  deskPanel,
  deskRows,
  deskSide,
  narrowDepth,
  narrowDesk,
} from '../../trading/desk/desk-layout.ts';
import { PriceBar } from '../../trading/desk/price-bar.tsx';
import { MarketHeader } from '../../trading/desk/market-header.tsx';
import { OrdersPanel } from '../../trading/orders/orders-panel.tsx';
import { TicketForm } from '../../trading/ticket/ticket-form.tsx';
import { useTicketDesk } from '../../trading/ticket/use-ticket.ts';
import { TradeKinds } from '../../trading/desk/trade-kinds.tsx';
import { TradesPanel } from '../../trading/desk/trades-panel.tsx';
import { useBookDepth } from '../../trading/desk/use-book-depth.ts';

/** From here on the chart stands over the ticket from the start; on a phone it would push the ticket out of sight. */
const chartWindow = '(min-width: 768px) and (min-height: 800px)';

/** From here on the book has room for a third column. */
const sumWindow = '(min-width: 1280px)';

/** Everything about one market: ticket and book side by side on a phone, columns where there is room. */
export function SpotDesk({ market, onChoose }: { market: Market; onChoose: () => void }) {
  const { t } = useTranslation();
  const wide = useMedia(wideWindow);
  const withSum = useMedia(sumWindow);
  const depth = useBookDepth();
  const [chartShown, setChartShown] = useState(() => matchMedia(chartWindow).matches);
  const desk = useTicketDesk(market);
  const { dispatch } = desk;
  const { priceDecimals } = market;
  const pickLevel = useCallback(
    (ticks: number) =>
      dispatch({ type: 'level', price: fullDecimalText(formatDecimal(ticks, priceDecimals), priceDecimals) }),
    [dispatch, priceDecimals],
  );
  const header = (
    <>
      <TradeKinds market={market} />
      <MarketHeader market={market} onChoose={onChoose} chartShown={chartShown} onShowChart={setChartShown} />
    </>
  );
  // The ticket renders the desk with every key: nothing else on it changes with what is typed.
  const orders = useMemo(() => <OrdersPanel market={market} withTrades={!wide} />, [market, wide]);
  const trades = useMemo(() => wide && <TradesPanel market={market} />, [market, wide]);
  if (!wide) {
    return (
      <div className={`${narrowDesk.page} [--below-price-bar:2.5rem]`}>
        <PriceBar market={market}>{header}</PriceBar>
        {chartShown && (
          <div className="mb-3">
            <OrderChart market={market} grows />
          </div>
        )}
        <div className={narrowDesk.columns}>
          <TicketForm desk={desk} market={market} />
          <OrderBookPanel market={market} depth={narrowDepth} onPick={pickLevel} />
        </div>
        <div className="mt-4">{orders}</div>
      </div>
    );
  }
  return (
    <div className={`${deskColumns} ${deskRows}`}>
      <div className={deskHead}>{header}</div>
      <div className={deskPanel}>
        <OrderChart market={market} />
      </div>
      <div className={`${deskPanel} ${deskBook}`}>
        <OrderBookPanel market={market} depth={depth} withSum={withSum} onPick={pickLevel} />
      </div>
      <div className={deskSide}>
        <div className={`${deskPanel} shrink-0`}>
          <TicketForm desk={desk} market={market} onSearch={onChoose} />
        </div>
        {/* It scrolls, and holds nothing that takes the focus: without its own stop no keyboard could scroll it. */}
        <section
          tabIndex={0}
          aria-label={t(($) => $.trade.trades)}
          className={`${deskPanel} min-h-40 flex-1 contain-strict -outline-offset-2`}
        >
          <h2 className="mb-1 text-xs font-semibold text-text-2">{t(($) => $.trade.trades)}</h2>
          {trades}
        </section>
      </div>
      <div className={`${deskPanel} ${deskOrders}`}>{orders}</div>
    </div>
  );
}

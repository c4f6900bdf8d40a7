import { formatDecimal } from '@auric/api';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { FuturesMarket } from '../../data/futures/use-futures-desk.ts';
import type { Market } from '../../data/market/market.ts';
import { OrderBookPanel } from '../../trading/book/order-book-panel.tsx';
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
import { TradeKinds } from '../../trading/desk/trade-kinds.tsx';
import { TradesPanel } from '../../trading/desk/trades-panel.tsx';
import { useBookDepth } from '../../trading/desk/use-book-depth.ts';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';
import { FuturesChart } from './futures-chart.tsx';
import { FuturesHeader } from './futures-header.tsx';
import { FuturesPanel } from './futures-panel.tsx';
import { HealthNote } from './health-note.tsx';
import { TicketForm } from './ticket-form.tsx';
import { useFuturesTicket } from './use-futures-ticket.ts';

/** From here on the chart stands over the ticket from the start. */
const chartWindow = '(min-width: 768px) and (min-height: 800px)';
/** From here on the book has room for a third column. */
const sumWindow = '(min-width: 1280px)';

interface FuturesDeskProps {
  market: Market;
  contract: FuturesMarket;
  onChoose: () => void;
}

/** Everything about one market of futures: ticket and book side by side on a phone, columns where there is room. */
export function FuturesDesk({ market, contract, onChoose }: FuturesDeskProps) {
  const { t } = useTranslation();
  const wide = useMedia(wideWindow);
  const withSum = useMedia(sumWindow);
  const depth = useBookDepth();
  const [chartShown, setChartShown] = useState(() => matchMedia(chartWindow).matches);
  const desk = useFuturesTicket(market);
  const { change } = desk;
  const { priceDecimals } = market;
  const pickLevel = useCallback(
    (ticks: number) => change({ price: fullDecimalText(formatDecimal(ticks, priceDecimals), priceDecimals) }),
    [change, priceDecimals],
  );
  const header = (
    <>
      <TradeKinds market={market} />
      <FuturesHeader
        market={market}
        contract={contract}
        onChoose={onChoose}
        chartShown={chartShown}
        onShowChart={setChartShown}
      />
    </>
  );
  const ticket = (
    <div className="min-w-0">
      <HealthNote health={contract.mark.health} />
      <TicketForm desk={desk} market={market} contract={contract} />
    </div>
  );
  const own = useMemo(() => <FuturesPanel market={market} withTrades={!wide} />, [market, wide]);
  if (!wide) {
    return (
      <div className={`${narrowDesk.page} [--below-price-bar:2.5rem]`}>
        <PriceBar market={market}>{header}</PriceBar>
        {chartShown && (
          <div className="mb-3">
            <FuturesChart market={market} grows />
          </div>
        )}
        <div className={narrowDesk.columns}>
          {ticket}
          <OrderBookPanel market={market} depth={narrowDepth} onPick={pickLevel} />
        </div>
        <div className="mt-4">{own}</div>
      </div>
    );
  }
  return (
    <div className={`${deskColumns} ${deskRows}`}>
      <div className={deskHead}>{header}</div>
      <div className={deskPanel}>
        <FuturesChart market={market} />
      </div>
      <div className={`${deskPanel} ${deskBook}`}>
        <OrderBookPanel market={market} depth={depth} withSum={withSum} onPick={pickLevel} />
      </div>
      <div className={deskSide}>
        <div className={`${deskPanel} shrink-0`}>{ticket}</div>
        <section
          // It scrolls and holds nothing that takes the focus: without its own stop no keyboard could scroll it.
          tabIndex={0}
          aria-label={t(($) => $.trade.trades)}
          className={`${deskPanel} min-h-40 flex-1 contain-strict -outline-offset-2`}
        >
          <h2 className="mb-1 text-xs font-semibold text-text-2">{t(($) => $.trade.trades)}</h2>
          <TradesPanel market={market} />
        </section>
      </div>
      <div className={`${deskPanel} ${deskOrders}`}>{own}</div>
    </div>
  );
}

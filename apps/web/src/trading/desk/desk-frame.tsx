import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';
import { OrderBookPanel } from '../book/order-book-panel.tsx';
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
} from './desk-layout.ts';
import { PriceBar } from './price-bar.tsx';
import { TradeKinds } from './trade-kinds.tsx';
import { TradesPanel } from './trades-panel.tsx';
import { useBookDepth } from './use-book-depth.ts';

/** From here on the chart stands over the ticket from the start; on a phone it would push the ticket out of sight. */
const chartWindow = '(min-width: 768px) and (min-height: 800px)';

/** From here on the book has room for a third column. */
const sumWindow = '(min-width: 1280px)';

/** What a head says of the chart, and does to it. */
export interface ChartToggle {
  chartShown: boolean;
  onShowChart: (shown: boolean) => void;
}

interface DeskFrameProps {
  market: Market;
  head: (toggle: ChartToggle) => ReactNode;
  /** The chart; one that `grows` takes the height that it needs. */
  chart: (grows: boolean) => ReactNode;
  ticket: (wide: boolean) => ReactNode;
  /** What is the customer's; with the public trades where they have no place of their own. */
  own: (withTrades: boolean) => ReactNode;
  /** Hears of a level that was tapped, in ticks. */
  onLevel: (ticks: number) => void;
}

/** Where everything about one market stands: ticket and book side by side on a phone, columns where there is room. */
export function DeskFrame({ market, head, chart, ticket, own, onLevel }: DeskFrameProps) {
  const { t } = useTranslation();
  const wide = useMedia(wideWindow);
  const withSum = useMedia(sumWindow);
  const depth = useBookDepth();
  const [chartShown, onShowChart] = useState(() => matchMedia(chartWindow).matches);
  const header = (
    <>
      <TradeKinds market={market} />
      {head({ chartShown, onShowChart })}
    </>
  );
  if (!wide) {
    return (
      <div className={`${narrowDesk.page} [--below-price-bar:2.5rem]`}>
        <PriceBar market={market}>{header}</PriceBar>
        {chartShown && <div className="mb-3">{chart(true)}</div>}
        <div className={narrowDesk.columns}>
          {ticket(false)}
          <OrderBookPanel market={market} depth={narrowDepth} onPick={onLevel} />
        </div>
        <div className="mt-4">{own(true)}</div>
      </div>
    );
  }
  return (
    <div className={`${deskColumns} ${deskRows}`}>
      <div className={deskHead}>{header}</div>
      <div className={deskPanel}>{chart(false)}</div>
      <div className={`${deskPanel} ${deskBook}`}>
        <OrderBookPanel market={market} depth={depth} withSum={withSum} onPick={onLevel} />
      </div>
      <div className={deskSide}>
        <div className={`${deskPanel} shrink-0`}>{ticket(true)}</div>
        {/* It scrolls, and holds nothing that takes the focus: without its own stop no keyboard could scroll it. */}
        <section
          tabIndex={0}
          aria-label={t(($) => $.trade.trades)}
          className={`${deskPanel} min-h-40 flex-1 contain-strict -outline-offset-2`}
        >
          <h2 className="mb-1 text-xs font-semibold text-text-2">{t(($) => $.trade.trades)}</h2>
          <MarketTrades market={market} />
        </section>
      </div>
      <div className={`${deskPanel} ${deskOrders}`}>{own(false)}</div>
    </div>
  );
}

/** The ticket renders the desk with every key: nothing in the trades changes with what is typed. */
const MarketTrades = memo(TradesPanel);

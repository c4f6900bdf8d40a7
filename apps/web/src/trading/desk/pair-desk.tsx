import { formatDecimal } from '@auric/api';
import { useCallback, type ReactNode } from 'react';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import { OrderChart } from '../chart/order-chart.tsx';
import { OrdersPanel } from '../orders/orders-panel.tsx';
import type { HoldingCost } from '../orders/pair-assets.tsx';
import { TicketForm } from '../ticket/ticket-form.tsx';
import { useTicketDesk } from '../ticket/use-ticket.ts';
import { DeskFrame } from './desk-frame.tsx';
import { MarketHeader } from './market-header.tsx';

interface PairDeskProps {
  market: Market;
  onChoose: () => void;
  /** What the market has to say before one trades in it. */
  notice?: ReactNode;
  /** Says what the customer's holdings have cost. */
  Cost?: HoldingCost;
}

/** The desk of a market that trades one asset for another at once: ticket, book, chart and own orders. */
export function PairDesk({ market, onChoose, notice, Cost }: PairDeskProps) {
  const desk = useTicketDesk(market);
  const { dispatch } = desk;
  const { priceDecimals } = market;
  const onLevel = useCallback(
    (ticks: number) =>
      dispatch({ type: 'level', price: fullDecimalText(formatDecimal(ticks, priceDecimals), priceDecimals) }),
    [dispatch, priceDecimals],
  );
  return (
    <DeskFrame
      market={market}
      head={(toggle) => (
        <>
          <MarketHeader market={market} onChoose={onChoose} {...toggle} />
          {notice}
        </>
      )}
      chart={(grows) => <OrderChart market={market} grows={grows} />}
      ticket={(wide) => <TicketForm desk={desk} market={market} {...(wide && { onSearch: onChoose })} />}
      own={(withTrades) => <OrdersPanel market={market} withTrades={withTrades} Cost={Cost} />}
      onLevel={onLevel}
    />
  );
}

import { formatDecimal } from '@auric/api';
import { useCallback } from 'react';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { FuturesMarket } from '../../data/futures/use-futures-desk.ts';
import type { Market } from '../../data/market/market.ts';
import { DeskFrame } from '../../trading/desk/desk-frame.tsx';
import { FuturesChart } from './futures-chart.tsx';
import { FuturesHeader } from './futures-header.tsx';
import { FuturesPanel } from './futures-panel.tsx';
import { HealthNote } from './health-note.tsx';
import { TicketForm } from './ticket-form.tsx';
import { useFuturesTicket } from './use-futures-ticket.ts';

interface FuturesDeskProps {
  market: Market;
  contract: FuturesMarket;
  onChoose: () => void;
}

/** Everything about one market of futures. */
export function FuturesDesk({ market, contract, onChoose }: FuturesDeskProps) {
  const desk = useFuturesTicket(market);
  const { change } = desk;
  const { priceDecimals } = market;
  const onLevel = useCallback(
    (ticks: number) => change({ price: fullDecimalText(formatDecimal(ticks, priceDecimals), priceDecimals) }),
    [change, priceDecimals],
  );
  return (
    <DeskFrame
      market={market}
      head={(toggle) => <FuturesHeader market={market} contract={contract} onChoose={onChoose} {...toggle} />}
      chart={(grows) => <FuturesChart market={market} grows={grows} />}
      ticket={() => (
        <div className="min-w-0">
          <HealthNote health={contract.mark.health} />
          <TicketForm desk={desk} market={market} contract={contract} />
        </div>
      )}
      own={(withTrades) => <FuturesPanel market={market} withTrades={withTrades} />}
      onLevel={onLevel}
    />
  );
}

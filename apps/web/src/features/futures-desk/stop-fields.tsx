import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import type { FuturesTicket } from './futures-ticket.ts';
import { StopPrice } from './stop-price.tsx';
import type { FuturesDesk } from './use-futures-ticket.ts';

interface StopFieldsProps extends FuturesDesk {
  market: Market;
  entry: bigint | null;
}

/** Take profit and stop loss that the position opens with, out of sight until they are wanted. */
export function StopFields({ ticket, change, market, entry }: StopFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="-my-1 [&>label]:justify-between">
        <Switch
          label={t(($) => $.trade.protection)}
          checked={ticket.protects}
          onChange={(protects) => change({ protects })}
        />
      </div>
      {ticket.protects && <StopPrices ticket={ticket} change={change} market={market} entry={entry} />}
    </>
  );
}

interface StopPricesProps {
  ticket: Pick<FuturesTicket, 'side' | 'takeProfit' | 'stopLoss'>;
  change: (change: Partial<Pick<FuturesTicket, 'takeProfit' | 'stopLoss'>>) => void;
  market: Market;
  /** From where distances are offered, in ticks. */
  entry: bigint | null;
}

/** The two prices, with distances from the entry to tap. */
export function StopPrices({ ticket, change, market, entry }: StopPricesProps) {
  const shared = { side: ticket.side, market, entry };
  return (
    <>
      <StopPrice
        {...shared}
        kind="takeProfit"
        value={ticket.takeProfit}
        onChange={(takeProfit) => change({ takeProfit })}
      />
      <StopPrice {...shared} kind="stopLoss" value={ticket.stopLoss} onChange={(stopLoss) => change({ stopLoss })} />
    </>
  );
}

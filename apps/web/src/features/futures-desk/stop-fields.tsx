import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import { OffsetChips } from '../../trading/ticket/chip-row.tsx';
import { offsetPrice } from '../../trading/ticket/offset-price.ts';
import { StepperField } from '../../trading/ticket/stepper-field.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import type { FuturesTicket } from './futures-ticket.ts';
import { stepped } from './stepped.ts';
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
  const { t } = useTranslation();
  const decimals = market.priceDecimals;
  const field = (name: 'takeProfit' | 'stopLoss', label: string) => {
    const above = (name === 'takeProfit') === (ticket.side === 'long');
    const priceAt = (ppm: number): string =>
      entry === null ? '' : fullDecimalText(formatDecimal(offsetPrice(entry, ppm, above), decimals), decimals);
    return (
      <>
        <StepperField
          name={name === 'takeProfit' ? 'target_profit_price' : 'stop_loss_price'}
          label={label}
          unit={market.quote.code}
          value={ticket[name]}
          decimals={decimals}
          placeholder="0"
          onType={(text) => change({ [name]: text })}
          onStep={(by) =>
            change({ [name]: ticket[name] === '' ? priceAt(10_000) : stepped(ticket[name], by, decimals) })
          }
        />
        <OffsetChips label={label} above={above} onPick={(ppm) => change({ [name]: priceAt(ppm) })} />
      </>
    );
  };
  return (
    <>
      {field(
        'takeProfit',
        t(($) => $.trade.takeProfit),
      )}
      {field(
        'stopLoss',
        t(($) => $.trade.stopLoss),
      )}
    </>
  );
}

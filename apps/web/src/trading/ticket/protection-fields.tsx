import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import { bestPricesNow, lastPrice } from '../../data/market/use-market-data.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { OffsetChips } from './chip-row.tsx';
import { offsetPrice } from './offset-price.ts';
import { hasPrice, hasProtection } from './order-kinds.ts';
import { StepperField } from './stepper-field.tsx';
import { numbersOf } from './ticket-numbers.ts';
import { decimalsOf, type Ticket } from './ticket-state.ts';
import type { TicketDesk } from './use-ticket.ts';

interface ProtectionFieldsProps {
  desk: TicketDesk;
  market: Market;
}

/** Take profit and stop loss that the exchange places for what fills, out of sight until they are wanted. */
export function ProtectionFields({ desk: { ticket, dispatch }, market }: ProtectionFieldsProps) {
  const { t } = useTranslation();
  if (!hasProtection(ticket.orderType)) return null;
  const buys = ticket.side === 'buy';
  const field = (name: 'takeProfit' | 'stopLoss', label: string) => {
    const above = (name === 'takeProfit') === buys;
    const priceAt = (ppm: number) => {
      const entry = entryTicks(ticket, market);
      return entry === null ? null : formatDecimal(offsetPrice(entry, ppm, above), market.priceDecimals);
    };
    const fill = (price: string | null) =>
      price !== null && dispatch({ type: 'typed', field: name, text: fullDecimalText(price, market.priceDecimals) });
    return (
      <>
        <StepperField
          name={name === 'takeProfit' ? 'target_profit_price' : 'stop_loss_price'}
          label={label}
          unit={market.quote.code}
          value={ticket[name]}
          decimals={decimalsOf(name, market)}
          placeholder="0"
          onType={(text) => dispatch({ type: 'typed', field: name, text })}
          onStep={(by) => {
            const start = priceAt(10_000);
            dispatch({ type: 'stepped', field: name, by, market, ...(start === null ? {} : { start }) });
          }}
        />
        <OffsetChips label={label} above={above} onPick={(ppm) => fill(priceAt(ppm))} />
      </>
    );
  };
  return (
    <>
      <div className="-my-1 [&>label]:justify-between">
        <Switch
          label={t(($) => $.trade.protection)}
          checked={ticket.protects}
          onChange={(protects) => dispatch({ type: 'protects', protects })}
        />
      </div>
      {ticket.protects &&
        field(
          'takeProfit',
          t(($) => $.trade.takeProfit),
        )}
      {ticket.protects &&
        field(
          'stopLoss',
          t(($) => $.trade.stopLoss),
        )}
    </>
  );
}

/** Where the order would be filled, as far as it is known on a tap: its own price, else the best one. In ticks. */
function entryTicks(ticket: Ticket, market: Market): bigint | null {
  const { price } = numbersOf(ticket, market);
  if (hasPrice(ticket.orderType)) return price;
  const { bestAsk, bestBid } = bestPricesNow(market);
  const best = ticket.side === 'buy' ? bestAsk : bestBid;
  if (best !== undefined) return BigInt(best);
  return numbersOf({ ...ticket, price: fullDecimalText(lastPrice(market.id) ?? '0', market.priceDecimals) }, market)
    .price;
}

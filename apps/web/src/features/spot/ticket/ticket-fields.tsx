import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../../data/market/market.ts';
import { useNumbers } from '../../../locales/number-format.ts';
import { StepperField } from './stepper-field.tsx';
import type { TicketQuote } from './ticket-quote.ts';
import { hasPrice, hasStopPrice, hasTrailing, hasTrigger } from './order-kinds.ts';
import type { TicketField } from './ticket-state.ts';
import type { TicketDesk } from './use-ticket.ts';

/** The numbers of the order: which of them there are is a matter of its type. */
export function TicketFields({ desk, market, quote }: { desk: TicketDesk; market: Market; quote: TicketQuote }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { ticket, dispatch } = desk;
  const typed = (field: TicketField) => (text: string) => dispatch({ type: 'typed', field, text, market });
  const stepped = (field: 'price' | 'trigger' | 'stopPrice' | 'amount') => (by: 1 | -1) =>
    dispatch({ type: 'stepped', field, by, market });
  const { orderType, side, lead } = ticket;
  // The one of amount and total that was not typed shows what it comes to, as a hint and not as a value.
  const workedOutAmount =
    quote.lots === null
      ? '0'
      : numbers.plain(formatDecimal(quote.lots, market.quantityDecimals), market.quantityDecimals);
  const workedOutTotal =
    quote.notional === null ? '0' : numbers.plain(formatDecimal(quote.notional, market.quote.scale), 2);
  const triggerField = hasTrigger(orderType) && (
    <StepperField
      name="trigger_price"
      label={t(($) => $.trade.trigger)}
      unit={market.quote.code}
      value={ticket.trigger}
      placeholder="0"
      onType={typed('trigger')}
      onStep={stepped('trigger')}
    />
  );
  // An OCO names its limit leg first, all others where they trigger.
  return (
    <>
      {orderType !== 'oco' && triggerField}
      {hasTrailing(orderType) && (
        <StepperField
          name="trailing_delta"
          label={t(($) => $.trade.trailing)}
          unit="%"
          value={ticket.trailing}
          placeholder="1"
          onType={typed('trailing')}
        />
      )}
      {hasPrice(orderType) ? (
        <StepperField
          name="target_price"
          label={t(($) => $.trade.price)}
          unit={market.quote.code}
          value={ticket.price}
          placeholder="0"
          onType={typed('price')}
          onStep={stepped('price')}
        />
      ) : (
        <p className="grid min-h-12 place-items-center rounded-control bg-surface-2 px-3 text-center text-sm text-text-2">
          {t(($) => $.trade.marketPrice)}
        </p>
      )}
      {orderType === 'oco' && triggerField}
      {hasStopPrice(orderType) && (
        <StepperField
          name="stop_price"
          label={t(($) => $.trade.stopPrice)}
          unit={market.quote.code}
          value={ticket.stopPrice}
          placeholder={t(($) => $.trade.market)}
          onType={typed('stopPrice')}
          onStep={stepped('stopPrice')}
        />
      )}
      <StepperField
        name="amount"
        label={t(($) => $.trade.amount)}
        unit={market.base.code}
        value={ticket.amount}
        placeholder={lead === 'total' ? workedOutAmount : '0'}
        onType={typed('amount')}
        onStep={stepped('amount')}
      />
      {(orderType === 'limit' || (orderType === 'market' && side === 'buy')) && (
        <StepperField
          name="total"
          label={t(($) => $.trade.total)}
          unit={market.quote.code}
          value={ticket.total}
          placeholder={lead === 'amount' ? workedOutTotal : '0'}
          onType={typed('total')}
        />
      )}
    </>
  );
}

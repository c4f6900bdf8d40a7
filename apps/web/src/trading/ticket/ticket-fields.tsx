import { formatDecimal, parseDecimal } from '@auric/api';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import { bestPricesNow, lastPrice } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { ChipRow, OffsetChips, type Chip } from './chip-row.tsx';
import { offsetPrice } from './offset-price.ts';
import { hasPrice, hasStopPrice, hasTrailing, hasTrigger, triggersAbove } from './order-kinds.ts';
import { StepperField } from './stepper-field.tsx';
import type { TicketQuote } from './ticket-quote.ts';
import { decimalsOf, type SteppedField, type TicketField } from './ticket-state.ts';
import { UnitField } from './unit-field.tsx';
import type { TicketDesk } from './use-ticket.ts';

/** In percent. */
const usualTrailing = '1';

interface TicketFieldsProps {
  desk: TicketDesk;
  market: Market;
  quote: TicketQuote;
}

/** The prices of the order: which of them there are is a matter of its type. */
export const PriceFields = memo(function PriceFields({ desk, market }: Omit<TicketFieldsProps, 'quote'>) {
  const { t } = useTranslation();
  const { ticket, dispatch } = desk;
  const { orderType } = ticket;
  const field = (name: string, field: SteppedField, label: string, placeholder = '0') => (
    <StepperField
      name={name}
      label={label}
      unit={market.quote.code}
      value={ticket[field]}
      decimals={decimalsOf(field, market)}
      placeholder={placeholder}
      onType={(text) => dispatch({ type: 'typed', field, text })}
      onStep={(by) => {
        const last = lastPrice(market.id);
        const start = last === undefined ? {} : { start: fullDecimalText(last, market.priceDecimals) };
        dispatch({ type: 'stepped', field, by, market, ...start });
      }}
    />
  );
  const put = (field: SteppedField, ticks: bigint | number | null | undefined) =>
    ticks != null &&
    dispatch({
      type: 'typed',
      field,
      text: fullDecimalText(formatDecimal(ticks, market.priceDecimals), market.priceDecimals),
    });
  const trigger = hasTrigger(orderType) && (
    <>
      {field(
        'trigger_price',
        'trigger',
        t(($) => $.trade.trigger),
      )}
      <OffsetChips
        label={t(($) => $.trade.trigger)}
        above={triggersAbove(orderType, ticket.side)}
        onPick={(ppm) => {
          const last = lastTicks(market);
          put('trigger', last === null ? null : offsetPrice(last, ppm, triggersAbove(orderType, ticket.side)));
        }}
      />
    </>
  );
  const taken = (text: string, ticks: () => bigint | number | null | undefined): Chip => ({
    text,
    spoken: t(($) => $.joined.labelled, { what: t(($) => $.trade.price), which: text }),
    act: () => put('price', ticks()),
  });
  // An OCO names its limit leg first, all others where they trigger.
  return (
    <>
      {orderType !== 'oco' && trigger}
      {hasTrailing(orderType) && (
        <StepperField
          name="trailing_delta"
          label={t(($) => $.trade.trailing)}
          unit="%"
          value={ticket.trailing}
          decimals={decimalsOf('trailing', market)}
          placeholder={usualTrailing}
          onType={(text) => dispatch({ type: 'typed', field: 'trailing', text })}
          onStep={(by) => dispatch({ type: 'stepped', field: 'trailing', by, market, start: usualTrailing })}
        />
      )}
      {hasPrice(orderType) ? (
        <>
          {field(
            'target_price',
            'price',
            t(($) => $.trade.price),
          )}
          {/* On a short screen the receipt needs the room, and the best prices of the book are a tap away. */}
          <ChipRow
            className="[@media(max-height:699px)]:hidden"
            chips={[
              taken(
                t(($) => $.trade.bid),
                () => bestPricesNow(market).bestBid,
              ),
              taken(
                t(($) => $.trade.last),
                () => lastTicks(market),
              ),
              taken(
                t(($) => $.trade.ask),
                () => bestPricesNow(market).bestAsk,
              ),
            ]}
          />
        </>
      ) : (
        <p className="grid min-h-12 place-items-center rounded-control bg-surface-2 px-3 text-center text-sm text-text-3">
          {t(($) => $.trade.marketPrice)}
        </p>
      )}
      {orderType === 'oco' && trigger}
      {hasStopPrice(orderType) &&
        field(
          'stop_price',
          'stopPrice',
          t(($) => $.trade.stopPrice),
          t(($) => $.trade.market),
        )}
    </>
  );
});

/** The last price as it is on a tap. In ticks. */
function lastTicks({ id, priceDecimals }: Market): bigint | null {
  return parseDecimal(fullDecimalText(lastPrice(id) ?? '', priceDecimals), priceDecimals);
}

/** How much: of a market order in one of the two assets, as the customer likes; else the amount. */
export function AmountField({ desk, market, quote }: TicketFieldsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { ticket, dispatch } = desk;
  const typed = (field: TicketField) => (text: string) => dispatch({ type: 'typed', field, text });
  // The one of amount and total that was not typed shows what it comes to, as a hint and not as a value.
  const workedOut =
    ticket.lead === 'total' && quote.lots !== null
      ? numbers.plain(formatDecimal(quote.lots, market.quantityDecimals), market.quantityDecimals)
      : '0';
  if (ticket.orderType !== 'market')
    return (
      <StepperField
        name="amount"
        label={t(($) => $.trade.amount)}
        unit={market.base.code}
        value={ticket.amount}
        decimals={market.quantityDecimals}
        placeholder={workedOut}
        computed={workedOut !== '0'}
        onType={typed('amount')}
        onStep={(by) => dispatch({ type: 'stepped', field: 'amount', by, market })}
      />
    );
  const { lead } = ticket;
  const [asset, other] = lead === 'amount' ? [market.base, market.quote] : [market.quote, market.base];
  return (
    <UnitField
      name={lead}
      label={t(($) => $.trade[lead])}
      unit={asset.code}
      value={ticket[lead]}
      decimals={decimalsOf(lead, market)}
      placeholder="0"
      onType={typed(lead)}
      onSwitch={{
        label: t(($) => $.trade.switchUnit, { asset: other.code }),
        act: () => dispatch({ type: 'lead', lead: lead === 'amount' ? 'total' : 'amount' }),
      }}
    />
  );
}

/** What a limit order comes to. Typed, it leads, and the amount is what it buys. */
export function TotalField({ desk, market, quote }: TicketFieldsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { ticket, dispatch } = desk;
  const workedOut =
    ticket.lead === 'total' || quote.notional === null
      ? '0'
      : numbers.plain(formatDecimal(quote.notional, market.quote.scale), 2);
  return (
    <UnitField
      name="total"
      label={t(($) => $.trade.total)}
      unit={market.quote.code}
      value={ticket.total}
      decimals={market.quote.scale}
      placeholder={workedOut}
      computed={workedOut !== '0'}
      onType={(text) => dispatch({ type: 'typed', field: 'total', text })}
    />
  );
}

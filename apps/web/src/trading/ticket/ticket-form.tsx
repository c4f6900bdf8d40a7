import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { MoneyForm, type AskedTwice } from '../../kit/money/money-form.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { PercentSlider } from '../../ui/fields/percent-slider.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { DeskHotkeys } from './desk-hotkeys.tsx';
import { FirstStep, firstStepOf } from './first-step.tsx';
import { reasonText } from './reason-text.ts';
import { SentOrder } from './sent-order.tsx';
import { AmountField, PriceFields, TotalField } from './ticket-fields.tsx';
import { ProtectionFields } from './protection-fields.tsx';
import { TicketKind } from './ticket-kind.tsx';
import { TicketReceipt } from './ticket-receipt.tsx';
import { isTriggeredLimit, type TicketSide } from './order-kinds.ts';
import type { QuoteInput, TicketQuote } from './ticket-quote.ts';
import type { Ticket, TicketField } from './ticket-state.ts';
import { shownOfTicket, useQuoteInput, useTicketOrder, type TicketDesk } from './use-ticket.ts';

interface TicketFormProps {
  desk: TicketDesk;
  market: Market;
  /** Given on a desk: its keys are listened to, and one of them looks for another market. */
  onSearch?: () => void;
}

/** The order ticket. The text of its button is the next step, or the reason why there is none. */
export function TicketForm({ desk, market, onSearch }: TicketFormProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { ticket } = desk;
  const shown = useCallback((input: QuoteInput) => shownOfTicket(ticket, input), [ticket]);
  const input = useQuoteInput(market, ticket.side, ticket.orderType === 'market', shown);
  const { quote, act, submit, asking, confirm, withdraw } = useTicketOrder(desk, input);
  const buying = ticket.side === 'buy';
  const firstStep = firstStepOf(ticket, quote, input);
  const warning = useFarWarning(ticket, quote);
  return (
    <>
      <MoneyForm
        look="panel"
        act={act}
        fields={<Fields desk={desk} quote={quote} input={input} />}
        receipt={<TicketReceipt desk={desk} quote={quote} input={input} />}
        label={t(($) => $.trade[buying ? 'buyAsset' : 'sellAsset'], { asset: market.base.code })}
        button={ticket.side}
        reason={quote.reason === null ? null : reasonText(quote.reason, t, numbers, market)}
        askedTwice={warning}
        nextStep={
          firstStep !== null && (
            <FirstStep kind={firstStep} asset={(buying ? market.quote : market.base).code} market={market} />
          )
        }
        confirm={
          <ConfirmSheet
            kind={asking}
            ticket={ticket}
            quote={quote}
            input={input}
            onClose={withdraw}
            onConfirm={confirm}
          />
        }
        summary={(sent) => <SentOrder act={sent} market={market} />}
        history={
          <ButtonLink to="/pages/transaction/currency_order?view=history">{t(($) => $.trade.history)}</ButtonLink>
        }
        testId="submit-order"
        onSubmit={submit}
      />
      {onSearch !== undefined && <DeskHotkeys desk={desk} input={input} onSearch={onSearch} />}
    </>
  );
}

interface FieldsProps {
  desk: TicketDesk;
  quote: TicketQuote;
  input: QuoteInput;
}

/** All that is chosen and typed, from the side to the take profit. */
function Fields({ desk, quote, input }: FieldsProps) {
  const { t } = useTranslation();
  const { ticket, dispatch } = desk;
  const { market } = input;
  return (
    <div
      onFocus={({ target }) => dispatchAim(target.getAttribute('name'), dispatch)}
      className="flex min-w-0 flex-col gap-2"
    >
      <Choice<TicketSide>
        label={t(($) => $.orders.side)}
        value={ticket.side}
        onChange={(side) => dispatch({ type: 'side', side })}
        options={[
          { value: 'buy', label: t(($) => $.trade.buy) },
          { value: 'sell', label: t(($) => $.trade.sell) },
        ]}
        chosenClass={ticket.side === 'buy' ? 'bg-up text-on-up' : 'bg-down text-on-down'}
      />
      <TicketKind desk={desk} waiting={input.taking === 'waiting'} />
      <PriceFields desk={desk} market={market} />
      <AmountField desk={desk} market={market} quote={quote} />
      <PercentSlider
        label={t(($) => $.trade.percentOfBalance)}
        side={ticket.side}
        value={ticket.percent ?? quote.share}
        disabled={!input.signedIn}
        onChange={(percent) => dispatch({ type: 'percent', percent, context: input })}
      />
      {ticket.orderType === 'limit' && <TotalField desk={desk} market={market} quote={quote} />}
      <ProtectionFields desk={desk} market={market} />
    </div>
  );
}

/** What is asked twice: a price far from the best one, or from its trigger. Whatever is changed is asked about anew. */
function useFarWarning(ticket: Ticket, { farPpm }: TicketQuote): AskedTwice | null {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (farPpm === 0) return null;
  return {
    // Where the focus is changes nothing of the order.
    about: JSON.stringify({ ...ticket, aim: null }),
    text: t(($) => (isTriggeredLimit(ticket.orderType) ? $.reasons.farFromTrigger : $.reasons.farFromBest), {
      percent: numbers.loss(farPpm),
    }),
  };
}

/** The fields by the names of their inputs. */
const fieldsByName: Readonly<Record<string, TicketField>> = {
  target_price: 'price',
  trigger_price: 'trigger',
  stop_price: 'stopPrice',
  target_profit_price: 'takeProfit',
  stop_loss_price: 'stopLoss',
  amount: 'amount',
  total: 'total',
};

function dispatchAim(name: string | null, dispatch: TicketDesk['dispatch']): void {
  const field = fieldsByName[name ?? ''];
  if (field !== undefined) dispatch({ type: 'aim', field });
}

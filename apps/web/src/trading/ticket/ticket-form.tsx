import { useCallback, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { DoubtCard } from '../../kit/money/doubt-card.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { PercentSlider } from '../../ui/fields/percent-slider.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { DeskHotkeys } from './desk-hotkeys.tsx';
import { SentOrder } from './sent-order.tsx';
import { AmountField, PriceFields, TotalField } from './ticket-fields.tsx';
import { ProtectionFields } from './protection-fields.tsx';
import { TicketKind } from './ticket-kind.tsx';
import { TicketReceipt } from './ticket-receipt.tsx';
import { TicketSubmit } from './ticket-submit.tsx';
import { isTriggeredLimit, type TicketSide } from './order-kinds.ts';
import type { QuoteInput } from './ticket-quote.ts';
import type { TicketField } from './ticket-state.ts';
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
  const { ticket, dispatch } = desk;
  const shown = useCallback((input: QuoteInput) => shownOfTicket(ticket, input), [ticket]);
  const input = useQuoteInput(market, ticket.side, ticket.orderType === 'market', shown);
  const { quote, act, submit, asking, confirm, withdraw } = useTicketOrder(desk, input);
  const buying = ticket.side === 'buy';
  const asset = market.base.code;
  const label = buying ? t(($) => $.trade.buyAsset, { asset }) : t(($) => $.trade.sellAsset, { asset });
  const warned = quote.farPpm > 0 && quote.reason === null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      onSubmit={onSubmit}
      onFocus={({ target }) => dispatchAim(target.getAttribute('name'), dispatch)}
      noValidate
      aria-label={label}
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
        chosenClass={buying ? 'bg-up text-on-up' : 'bg-down text-on-down'}
      />
      <TicketKind desk={desk} />
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
      <TicketReceipt desk={desk} quote={quote} input={input} />
      {warned && (
        <p role="status" className="rounded-control bg-gold-soft px-3 py-2 text-xs font-medium text-gold-text">
          {t(($) => (isTriggeredLimit(ticket.orderType) ? $.reasons.farFromTrigger : $.reasons.farFromBest), {
            percent: numbers.loss(quote.farPpm),
          })}
        </p>
      )}
      {act.unknown === undefined ? (
        <TicketSubmit ticket={ticket} quote={quote} input={input} label={label} />
      ) : (
        <DoubtCard
          act={act}
          summary={<SentOrder act={act.unknown} market={market} />}
          disabled={input.connection !== 'online'}
          history={
            <ButtonLink to="/pages/transaction/currency_order?view=history">{t(($) => $.trade.history)}</ButtonLink>
          }
        />
      )}
      {onSearch !== undefined && <DeskHotkeys desk={desk} input={input} onSearch={onSearch} />}
      <ConfirmSheet kind={asking} ticket={ticket} quote={quote} input={input} onClose={withdraw} onConfirm={confirm} />
    </form>
  );
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

import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Market } from '../../../data/market/market.ts';
import { useNumbers } from '../../../locales/number-format.ts';
import { loginWayBackTo } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { PercentSlider } from '../../../ui/percent-slider.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { orderTypeTexts } from '../orders/order-texts.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { ticketOrderTypes, type TicketOrderType, type TicketSide, type TimeInForce } from './order-kinds.ts';
import { ppmPercent } from './ppm-percent.ts';
import { reasonText } from './reason-text.ts';
import { TicketFields } from './ticket-fields.tsx';
import { TicketReceipt } from './ticket-receipt.tsx';
import { useQuoteInput, useTicketOrder, type TicketDesk } from './use-ticket.ts';

/** How long the order may rest; post-only is one of the answers, because it excludes the others. */
type Validity = TimeInForce | 'post_only';

/** The order ticket. The text of its button is the next step, or the reason why there is none. */
export function TicketForm({ desk, market }: { desk: TicketDesk; market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { pathname, search } = useLocation();
  const { ticket, dispatch } = desk;
  const input = useQuoteInput(market, ticket.side);
  const { quote, submit, asking, confirm, withdraw } = useTicketOrder(desk, input);
  const buying = ticket.side === 'buy';
  const { reason } = quote;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const label = buying
    ? t(($) => $.trade.buyAsset, { asset: market.base.code })
    : t(($) => $.trade.sellAsset, { asset: market.base.code });
  const warned = quote.farPpm > 0 && reason === null;
  const validity: Validity = ticket.postOnly ? 'post_only' : ticket.timeInForce;
  const setValidity = (next: Validity) =>
    dispatch(next === 'post_only' ? { type: 'postOnly', postOnly: true } : { type: 'timeInForce', timeInForce: next });
  return (
    <form onSubmit={onSubmit} noValidate aria-label={label} className="flex flex-col gap-2">
      <Choice<TicketSide>
        label={`${t(($) => $.trade.buy)} / ${t(($) => $.trade.sell)}`}
        value={ticket.side}
        onChange={(side) => dispatch({ type: 'side', side })}
        options={[
          { value: 'buy', label: t(($) => $.trade.buy) },
          { value: 'sell', label: t(($) => $.trade.sell) },
        ]}
        chosenClass={buying ? 'bg-up text-on-up' : 'bg-down text-on-down'}
      />
      <div className="grid gap-2 min-[430px]:grid-cols-2">
        <SelectField<TicketOrderType>
          quiet
          label={t(($) => $.trade.orderType)}
          value={ticket.orderType}
          onChange={(orderType) => dispatch({ type: 'orderType', orderType })}
          options={ticketOrderTypes.map((value) => ({ value, label: t(($) => $.trade[orderTypeTexts[value]]) }))}
          className={ticket.orderType === 'limit' ? '' : 'min-[430px]:col-span-2'}
          height="min-h-10"
        />
        {ticket.orderType === 'limit' && (
          <SelectField<Validity>
            quiet
            label={t(($) => $.trade.timeInForce)}
            shown={validity === 'post_only' ? t(($) => $.trade.postOnly) : validity.toUpperCase()}
            value={validity}
            onChange={setValidity}
            options={[
              { value: 'gtc', label: `GTC · ${t(($) => $.trade.gtc)}` },
              { value: 'ioc', label: `IOC · ${t(($) => $.trade.ioc)}` },
              { value: 'fok', label: `FOK · ${t(($) => $.trade.fok)}` },
              { value: 'post_only', label: t(($) => $.trade.postOnly) },
            ]}
            height="min-h-10"
          />
        )}
      </div>
      <TicketFields desk={desk} market={market} quote={quote} />
      <PercentSlider
        label={t(($) => $.trade.percentOfBalance)}
        side={ticket.side}
        value={ticket.percent ?? 0}
        disabled={!input.signedIn}
        onChange={(percent) => dispatch({ type: 'percent', percent, context: input })}
      />
      <TicketReceipt ticket={ticket} quote={quote} input={input} />
      {warned && (
        <p role="status" className="rounded-control bg-gold-soft px-3 py-2 text-xs font-medium text-gold-text">
          {t(($) => $.reasons.farFromBest, { percent: `${numbers.fixed(ppmPercent(quote.farPpm), 1)}%` })}
        </p>
      )}
      {reason?.code === 'login' ? (
        <ButtonLink to={loginWayBackTo(pathname + search)} look="primary">
          {t(($) => $.reasons.login)}
        </ButtonLink>
      ) : (
        <Button type="submit" data-testid="submit-order" look={buying ? 'buy' : 'sell'} disabled={reason !== null}>
          {reason !== null
            ? reasonText(reason, t, numbers, market)
            : warned && ticket.confirmedFar
              ? t(($) => $.reasons.confirmFar)
              : label}
        </Button>
      )}
      <ConfirmSheet kind={asking} ticket={ticket} quote={quote} input={input} onClose={withdraw} onConfirm={confirm} />
    </form>
  );
}

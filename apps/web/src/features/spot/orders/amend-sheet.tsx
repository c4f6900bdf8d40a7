import { formatDecimal, type Params, type WireOrder } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../data/client.ts';
import { typedDecimalText } from '../../../data/decimal-input.ts';
import { ApiError } from '../../../data/http/envelope.ts';
import type { Market } from '../../../data/market/market.ts';
import { useMarkets } from '../../../data/market/use-market-data.ts';
import { applyOrders } from '../../../data/me/me-feed.ts';
import { randomId } from '../../../data/random-id.ts';
import { useNumbers } from '../../../locales/number-format.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { reasonText } from '../ticket/reason-text.ts';
import { StepperField } from '../ticket/stepper-field.tsx';
import { useQuoteInput } from '../ticket/use-ticket.ts';
import { amendParameters, amendReason, draftOf, losesPriority, stepped, type AmendReason } from './amend-draft.ts';

/** Changes the price or the amount of an open order without giving it up in between. */
export function AmendSheet({ order, onClose }: { order: WireOrder | null; onClose: () => void }) {
  const { t } = useTranslation();
  const { data: markets } = useMarkets();
  const market = markets?.find(({ id }) => id === order?.match_id);
  const open = order !== null && market !== undefined;
  return (
    <Sheet fit title={t(($) => $.amendOrder.title)} open={open} onOpenChange={(next) => !next && onClose()}>
      {open && <AmendForm key={order.id} order={order} market={market} onDone={onClose} />}
    </Sheet>
  );
}

function AmendForm({ order, market, onDone }: { order: WireOrder; market: Market; onDone: () => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(order));
  const input = useQuoteInput(market, order.type);
  const amend = useAmend(onDone, () => setDraft({ ...draft, requestId: null }));
  const reason: AmendReason | null = amend.isPending
    ? { code: 'submitting' }
    : input.connection !== 'online'
      ? { code: input.connection }
      : amendReason(order, draft, input);
  const reasonWords = useReasonWords(market);
  const decimals = { price: market.priceDecimals, amount: market.quantityDecimals };
  const edit = (field: 'price' | 'amount', text: string) =>
    setDraft({ ...draft, requestId: null, [field]: typedDecimalText(draft[field], text, decimals[field]) });
  const step = (field: 'price' | 'amount') => (by: 1 | -1) =>
    edit(field, formatDecimal(stepped(draft[field], by, decimals[field]), decimals[field]));
  const submit = () => {
    const named = { ...draft, requestId: draft.requestId ?? randomId() };
    setDraft(named);
    amend.mutate(amendParameters(order, named, market));
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null) submit();
      }}
    >
      <p className="text-sm text-text-2">
        {order.symbol} ·{' '}
        <span className={order.type === 'buy' ? 'text-up' : 'text-down'}>{t(($) => $.trade[order.type])}</span>
      </p>
      {order.price !== '0' && (
        <StepperField
          name="amend_price"
          label={t(($) => $.trade.price)}
          unit={market.quote.code}
          value={draft.price}
          disabled={amend.isPending}
          onType={(text) => edit('price', text)}
          onStep={step('price')}
        />
      )}
      <StepperField
        name="amend_amount"
        label={t(($) => $.trade.amount)}
        unit={market.base.code}
        value={draft.amount}
        disabled={amend.isPending}
        onType={(text) => edit('amount', text)}
        onStep={step('amount')}
      />
      {losesPriority(order, draft, market) && (
        <p role="status" className="text-xs text-text-2">
          {t(($) => $.amendOrder.priority)}
        </p>
      )}
      <Button type="submit" look="primary" data-testid="save-amend" disabled={reason !== null}>
        {reason === null ? t(($) => $.amendOrder.save) : reasonWords(reason)}
      </Button>
    </form>
  );
}

/** Sends the change; an answer that doesn't come leaves the draft and its name, so that a repeat is the same one. */
function useAmend(onDone: () => void, onRefused: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (parameters: Params<'coin/amend'>) => api.act('coin/amend', parameters),
    onSuccess: (amended) => {
      applyOrders([amended]);
      toast(t(($) => $.amendOrder.done));
      onDone();
    },
    onError: (error) => {
      const unknown = !(error instanceof ApiError) || error.unknownOutcome;
      if (!unknown) onRefused();
      toast(unknown ? t(($) => $.trade.outcomeUnknown) : error.message);
    },
  });
}

function useReasonWords(market: Market) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (reason: AmendReason): string => {
    if (reason.code === 'unchanged') return t(($) => $.amendOrder.unchanged);
    if (reason.code !== 'aboveFilled') return reasonText(reason, t, numbers, market);
    const amount = numbers.plain(formatDecimal(reason.lots, market.quantityDecimals), market.quantityDecimals);
    return t(($) => $.amendOrder.aboveFilled, { amount });
  };
}

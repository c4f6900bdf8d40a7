import { formatDecimal, type Params, type WireOrder } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acts } from '../../data/acts/acts.ts';
import type { MoneyAct } from '../../data/acts/money-act.ts';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import { useOrderAct } from '../../data/me/order-acts.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { useConfirmations } from '../../data/market/order-confirmations.ts';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { isLargeOrder } from '../ticket/ticket-confirmation.ts';
import type { QuoteInput } from '../ticket/ticket-quote.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { reasonText } from '../ticket/reason-text.ts';
import { StepperField } from '../ticket/stepper-field.tsx';
import { useQuoteInput } from '../ticket/use-ticket.ts';
import {
  amendOutlook,
  amendParameters,
  amendReason,
  draftOf,
  losesPriority,
  stepped,
  type AmendDraft,
  type AmendReason,
} from './amend-draft.ts';
import { MarketPrices } from './market-prices.tsx';
import { AmendReceipt } from './amend-receipt.tsx';
import { OrderBadge } from './order-badge.tsx';
import { filledPercent } from './order-facts.ts';
import { orderTypeTexts } from './order-texts.ts';
import { useMarketsById } from './use-order-words.ts';

interface AmendSheetProps {
  /** The order that was to be changed last; it stays while the sheet slides away. */
  order: WireOrder | null;
  /** The price that it has been taken to already, where it has. */
  price?: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** Changes the price or the amount of an open order without giving it up in between. */
export function AmendSheet({ order, price, open, onClose }: AmendSheetProps) {
  const { t } = useTranslation();
  const market = useMarketsById().get(order?.match_id ?? 0);
  const known = order !== null && market !== undefined;
  return (
    <Sheet fit title={t(($) => $.amendOrder.title)} open={open && known} onOpenChange={(next) => !next && onClose()}>
      {known && <AmendForm key={order.id} order={order} price={price} market={market} onDone={onClose} />}
    </Sheet>
  );
}

interface AmendFormProps {
  order: WireOrder;
  price: string | undefined;
  market: Market;
  onDone: () => void;
}

function AmendForm({ order, price, market, onDone }: AmendFormProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [draft, setDraft] = useState(() => ({ ...draftOf(order), ...(price === undefined ? {} : { price }) }));
  const input = useQuoteInput(market, order.type);
  const about = `amend:${order.id}`;
  const act = useMoneyAct(about, ({ became }) => {
    if (became === 'done' || became === 'moot') onDone();
    return became === 'unknown';
  });
  const sending = useOrderAct(order.id)?.phase === 'sending';
  const reason: AmendReason | null = sending ? { code: 'submitting' } : amendReason(order, draft, input);
  const reasonWords = useReasonWords(market);
  const decimals = { price: market.priceDecimals, amount: market.quantityDecimals };
  const edit = (field: 'price' | 'amount', text: string) => setDraft({ ...draft, [field]: text });
  const step = (field: 'price' | 'amount') => (by: 1 | -1) =>
    edit(
      field,
      fullDecimalText(formatDecimal(stepped(draft[field], by, decimals[field]), decimals[field]), decimals[field]),
    );
  const { outlook, guarded, large } = useAmendGuards(order, draft, input);
  const unchanged = reason?.code === 'unchanged' || reason?.code === 'submitting';
  const keeps = reason?.code !== 'unchanged' && !losesPriority(order, draft, market);
  const fields = (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{order.symbol}</b>
        <OrderBadge side={order.type}>
          {`${t(($) => $.trade[orderTypeTexts[order.order_type]])} · ${t(($) => $.trade[order.type])}`}
        </OrderBadge>
        <span className="ml-auto text-xs text-text-2">
          {t(($) => $.joined.valued, {
            what: t(($) => $.trade.filled),
            value: numbers.share(String(filledPercent(order)), 0),
          })}
        </span>
      </p>
      <MarketPrices input={input} />
      {order.price !== '0' && (
        <StepperField
          name="amend_price"
          label={t(($) => $.trade.price)}
          unit={market.quote.code}
          decimals={decimals.price}
          value={draft.price}
          disabled={sending}
          onType={(text) => edit('price', text)}
          onStep={step('price')}
        />
      )}
      <StepperField
        name="amend_amount"
        label={t(($) => $.trade.amount)}
        unit={market.base.code}
        decimals={decimals.amount}
        value={draft.amount}
        disabled={sending}
        onType={(text) => edit('amount', text)}
        onStep={step('amount')}
      />
    </>
  );
  const far = t(($) => (order.state === 'pending' ? $.reasons.farFromTrigger : $.reasons.farFromBest), {
    percent: numbers.loss(outlook.farPpm),
  });
  return (
    <MoneyForm
      act={act}
      fields={fields}
      receipt={
        <>
          <AmendReceipt order={order} draft={draft} input={input} />
          <p role="status" className="min-h-4 text-xs text-text-2">
            {!unchanged &&
              (outlook.fillsAt !== null
                ? t(($) => $.amendOrder.fillsAtOnce, { price: numbers.units(outlook.fillsAt, market.priceDecimals) })
                : t(($) => (keeps ? $.amendOrder.keeps : $.amendOrder.priority)))}
          </p>
        </>
      }
      label={t(($) => $.amendOrder.save)}
      reason={reason === null ? null : reasonWords(reason)}
      askedTwice={
        guarded
          ? {
              about: `${draft.price} ${draft.amount}`,
              text: outlook.farPpm > 0 ? far : t(($) => $.amendOrder.large, { amount: large }),
            }
          : null
      }
      summary={(sent) => <SentAmendment act={sent} order={order} market={market} />}
      history={<Button onClick={onDone}>{t(($) => $.trade.openOrders)}</Button>}
      testId="save-amend"
      onSubmit={() =>
        acts.begin({ about, path: 'coin/amend', body: amendParameters(order, draft, market), orders: [order.id] })
      }
    />
  );
}

/** The guards of a new order, which hold for a changed one: a price far away, and a large value, are asked about again. */
function useAmendGuards(order: WireOrder, draft: AmendDraft, input: QuoteInput) {
  const numbers = useNumbers();
  const asked = useConfirmations();
  const { quote } = input.market;
  const outlook = amendOutlook(order, draft, input);
  const isLarge = asked.large && isLargeOrder(outlook.notional, input.market);
  const large =
    outlook.notional === null ? '' : `${numbers.plain(formatDecimal(outlook.notional, quote.scale), 2)} ${quote.code}`;
  return { outlook, guarded: outlook.farPpm > 0 || isLarge, large };
}

/** What was sent to be changed: the new price and the new amount. */
function SentAmendment({ act, order, market }: { act: MoneyAct; order: WireOrder; market: Market }) {
  const numbers = useNumbers();
  const { price, amount } = act.body as Params<'coin/amend'>;
  const shown = (value: unknown, decimals: number) => numbers.plain(String(value), decimals);
  return `${shown(amount ?? order.amount, market.quantityDecimals)} ${market.base.code} · ${shown(price ?? order.price, market.priceDecimals)} ${market.quote.code}`;
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

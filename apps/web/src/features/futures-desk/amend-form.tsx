import { formatDecimal, parseDecimal, type WireContractOrder } from '@auric/api';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyAct } from '../../data/acts/money-act.ts';
import { contractNumbers, moneyDecimals, shareDecimals, signedUnits } from '../../data/futures/contract-numbers.ts';
import { aboutPosition, amendFuturesOrder, type AmendBody } from '../../data/futures/position-acts.ts';
import { useFuturesMarket, type FuturesMarket } from '../../data/futures/use-futures-desk.ts';
import { useOwnFutures } from '../../data/futures/use-own-futures.ts';
import type { LiveMarket } from '../../data/market/live-market.ts';
import type { Market } from '../../data/market/market.ts';
import { useConfirmations } from '../../data/market/order-confirmations.ts';
import { useLiveMarket } from '../../data/market/use-market-data.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { MarketPrices } from '../../trading/orders/market-prices.tsx';
import { reasonText } from '../../trading/ticket/reason-text.ts';
import { StepperField } from '../../trading/ticket/stepper-field.tsx';
import { isLargeOrder } from '../../trading/ticket/ticket-confirmation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import {
  amendCall,
  amendDraftOf,
  amendOutlook,
  amendReason,
  type AmendContext,
  type AmendReason,
} from './amendment.ts';
import { stepped } from './stepped.ts';

export interface AmendOrderProps {
  order: WireContractOrder;
  market: Market;
  /** The price that it has been taken to already, where it has. */
  price?: string | undefined;
  onDone: () => void;
}

/** Changes the price or the lots of an open order on a position without giving it up in between. */
export function AmendForm(props: AmendOrderProps) {
  const contract = useFuturesMarket(props.market.id);
  return contract === undefined ? <SkeletonRows rows={2} /> : <Amendment {...props} contract={contract} />;
}

function Amendment({ order, market, price, contract, onDone }: AmendOrderProps & { contract: FuturesMarket }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [draft, setDraft] = useState(() => ({ ...amendDraftOf(order), ...(price === undefined ? {} : { price }) }));
  const [context, prices] = useAmendContext(market, contract);
  const act = useMoneyAct(aboutPosition('amend', order.id), ({ became }) => {
    if (became === 'done' || became === 'moot') onDone();
    return became === 'unknown';
  });
  const reasonWords = useReasonWords(market);
  const reason = amendReason(order, draft, context);
  const outlook = amendOutlook(order, draft, context);
  const isLarge = useConfirmations(({ large }) => large) && isLargeOrder(outlook.notional, market);
  const money = (units: bigint) => `${numbers.plain(formatDecimal(units, moneyDecimals), 2)} ${market.quote.code}`;
  const field = (name: 'price' | 'share', label: string, unit: string, decimals: number) => (
    <StepperField
      name={`amend_${name}`}
      label={label}
      unit={unit}
      value={draft[name]}
      decimals={decimals}
      onType={(text) => setDraft({ ...draft, [name]: text })}
      onStep={(by) => setDraft({ ...draft, [name]: stepped(draft[name], by, decimals) })}
    />
  );
  const far = t(($) => (order.state === 'pending' ? $.reasons.farFromTrigger : $.reasons.farFromBest), {
    percent: numbers.loss(outlook.farPpm),
  });
  return (
    <MoneyForm
      act={act}
      fields={
        <>
          <p className="text-sm">
            <b className="font-semibold">{order.symbol}</b> · {t(($) => $.positions[order.side])}
            {order.reduce_only ? ` · ${t(($) => $.positions.reduceOnly)}` : ''}
          </p>
          <MarketPrices input={prices} />
          {order.price !== '0' &&
            field(
              'price',
              t(($) => $.trade.price),
              market.quote.code,
              market.priceDecimals,
            )}
          {field(
            'share',
            t(($) => $.positions.lots),
            t(($) => $.joined.valued, {
              what: t(($) => $.trade.filled),
              value: numbers.plain(order.filled_share, shareDecimals),
            }),
            shareDecimals,
          )}
        </>
      }
      receipt={
        <>
          <Facts look="receipt" className="text-xs">
            <Fact label={t(($) => $.amendOrder.held)}>
              {money(outlook.held.now)} → {money(outlook.held.next)}
            </Fact>
            <Fact label={t(($) => $.trade.available)}>
              {context.available === null ? '—' : money(context.available)}
            </Fact>
          </Facts>
          <p role="status" className="min-h-4 text-xs text-text-2">
            {reason?.code !== 'unchanged' &&
              (outlook.fillsAt !== null
                ? t(($) => $.amendOrder.fillsAtOnce, { price: numbers.units(outlook.fillsAt, market.priceDecimals) })
                : t(($) => (outlook.keepsTurn ? $.amendOrder.keeps : $.amendOrder.priority)))}
          </p>
        </>
      }
      label={t(($) => $.amendOrder.save)}
      reason={reason === null ? null : reasonWords(reason)}
      askedTwice={
        outlook.farPpm > 0 || isLarge
          ? {
              about: `${draft.price} ${draft.share}`,
              text: outlook.farPpm > 0 ? far : t(($) => $.amendOrder.large, { amount: money(outlook.notional ?? 0n) }),
            }
          : null
      }
      summary={(sent) => <SentAmendment act={sent} order={order} market={market} />}
      history={<Button onClick={onDone}>{t(($) => $.trade.openOrders)}</Button>}
      testId="save-amend"
      onSubmit={() => amendFuturesOrder(amendCall(order, draft, market))}
    />
  );
}

const pricesOnly = ({ best, tick }: LiveMarket) => ({ best, last: tick?.price });

/** What an amendment is judged by, and the prices that are shown with it. */
function useAmendContext(market: Market, { terms, mark }: FuturesMarket) {
  const { best, tick } = useLiveMarket(market, false, pricesOnly);
  const { data: own } = useOwnFutures();
  const numbers = useMemo(() => contractNumbers(terms, market), [terms, market]);
  const context: AmendContext = {
    market,
    numbers,
    indexTicks: parseDecimal(mark.index_price, market.priceDecimals),
    bestBid: best.bestBid,
    bestAsk: best.bestAsk,
    available: own === undefined ? null : signedUnits(own.account.withdrawable),
  };
  return [context, { ...context, lastTicks: parseDecimal(tick?.price ?? '', market.priceDecimals) }] as const;
}

/** What was sent to be changed: the new lots and the new price. */
function SentAmendment({ act, order, market }: { act: MoneyAct; order: WireContractOrder; market: Market }) {
  const numbers = useNumbers();
  const { price = order.price, share = order.share } = act.body as AmendBody;
  const [lots, at] = [numbers.plain(share, shareDecimals), numbers.plain(price, market.priceDecimals)];
  return `${order.symbol} · ${lots} · ${at} ${market.quote.code}`;
}

function useReasonWords(market: Market): (reason: AmendReason) => string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (reason) => {
    switch (reason.code) {
      case 'unchanged':
        return t(($) => $.amendOrder.unchanged);
      case 'enterLots':
        return t(($) => $.futures.enterLots);
      case 'aboveFilled':
        return t(($) => $.amendOrder.aboveFilled, { amount: numbers.plain(reason.share, shareDecimals) });
      default:
        return reasonText(reason, t, numbers, market);
    }
  };
}

import type { WireContractOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { aboutPosition, cancelFuturesOrder } from '../../data/futures/position-acts.ts';
import type { Market } from '../../data/market/market.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { isAmendable } from '../../trading/orders/amend-draft.ts';
import { OrderBadge } from '../../trading/orders/order-badge.tsx';
import { orderTypeTexts } from '../../trading/orders/order-texts.ts';
import { Button } from '../../ui/actions/button.tsx';

interface OpenOrderProps {
  order: WireContractOrder;
  market: Market;
  onAmend: (order: number) => void;
}

/** An open order on a position, and the ways to change and to cancel it. */
export function OpenOrder({ order, market, onAmend }: OpenOrderProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { sending } = useMoneyAct(aboutPosition('cancel', order.id));
  const { sending: amending } = useMoneyAct(aboutPosition('amend', order.id));
  const locked = sending || amending;
  const price = (text: string) => numbers.plain(text, market.priceDecimals);
  return (
    <article data-order={order.id} aria-busy={locked} className="rounded-card border border-line bg-surface-1 p-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="font-semibold">{order.symbol}</b>
        <OrderBadge side={order.type}>
          {`${t(($) => $.trade[orderTypeTexts[order.order_type]])} · ${t(($) => $.positions[order.side])}`}
        </OrderBadge>
        {order.reduce_only && <span className="text-2xs text-text-3">{t(($) => $.positions.reduceOnly)}</span>}
        <span className="ml-auto flex gap-1.5">
          {isAmendable(order) && (
            <Button size="tight" disabled={locked} onClick={() => onAmend(order.id)}>
              {t(($) => (amending ? $.orders.amending : $.amendOrder.action))}
            </Button>
          )}
          <Button size="tight" disabled={locked} onClick={() => cancelFuturesOrder(order.id)}>
            {t(($) => (sending ? $.orders.canceling : $.common.cancel))}
          </Button>
        </span>
      </div>
      <Facts look="grid" className="mt-3">
        <Fact label={t(($) => $.trade.price)}>
          {order.price === '0' ? t(($) => $.trade.marketPrice) : price(order.price)}
        </Fact>
        {order.trailing_delta > 0 && (
          <Fact label={t(($) => $.trade.trailing)}>{numbers.rate(order.trailing_delta * 100)}</Fact>
        )}
        {order.trigger_price !== '0' && <Fact label={t(($) => $.trade.trigger)}>{price(order.trigger_price)}</Fact>}
        <Fact label={t(($) => $.trade.filled)}>
          {numbers.plain(order.filled_share, 2)} / {numbers.plain(order.share, 2)}
        </Fact>
      </Facts>
    </article>
  );
}

import type { WireContractOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { aboutPosition, cancelFuturesOrder } from '../../data/futures/position-acts.ts';
import type { Market } from '../../data/market/market.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { OrderBadge } from '../../trading/orders/order-badge.tsx';
import { orderTypeTexts } from '../../trading/orders/order-texts.ts';
import { Button } from '../../ui/actions/button.tsx';

/** An open order on a position, and the way to cancel it. */
export function OpenOrder({ order, market }: { order: WireContractOrder; market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { sending } = useMoneyAct(aboutPosition('cancel', order.id));
  const price = (text: string) => numbers.plain(text, market.priceDecimals);
  return (
    <article data-order={order.id} aria-busy={sending} className="rounded-card border border-line bg-surface-1 p-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="font-semibold">{order.symbol}</b>
        <OrderBadge side={order.type}>
          {`${t(($) => $.trade[orderTypeTexts[order.order_type]])} · ${t(($) => $.positions[order.side])}`}
        </OrderBadge>
        {order.reduce_only && <span className="text-2xs text-text-3">{t(($) => $.positions.reduceOnly)}</span>}
        <Button size="tight" className="ml-auto" disabled={sending} onClick={() => cancelFuturesOrder(order.id)}>
          {t(($) => (sending ? $.orders.canceling : $.common.cancel))}
        </Button>
      </div>
      <Facts look="grid" className="mt-3">
        <Fact label={t(($) => $.trade.price)}>
          {order.price === '0' ? t(($) => $.trade.marketPrice) : price(order.price)}
        </Fact>
        {order.trigger_price !== '0' && <Fact label={t(($) => $.trade.trigger)}>{price(order.trigger_price)}</Fact>}
        <Fact label={t(($) => $.trade.filled)}>
          {numbers.plain(order.filled_share, 2)} / {numbers.plain(order.share, 2)}
        </Fact>
      </Facts>
    </article>
  );
}

import type { WireContractOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { closeReasonText } from '../../kit/market/order-news-text.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { useFlagWords } from '../../trading/orders/order-flags.tsx';
import { useOrderWords } from '../../trading/orders/use-order-words.ts';
import { Badge } from '../../ui/states/badge.tsx';
import { usePriceText } from './use-position-words.ts';

/** An order on a position: the one that it opens or closes, at what price, and what has become of it. */
export function PositionOrderCard({ order }: { order: WireContractOrder }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const said = useOrderWords()(order);
  const price = usePriceText();
  const flags = useFlagWords()(order);
  const reason = order.status === 'doing' ? null : closeReasonText(order, t);
  const filled = order.average_price !== '0';
  const side = `${said.type} · ${t(($) => $.positions[order.side])}`;
  const foot = [...(order.reduce_only ? [t(($) => $.positions.reduceOnly)] : []), ...flags];
  return (
    <article data-order={order.id} className="@container rounded-card border border-line bg-surface-1 p-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="font-semibold">{order.symbol}</b>
        <Badge look={order.type === 'buy' ? 'up' : 'down'}>{side}</Badge>
        <span className="ml-auto text-xs text-text-2">{said.state}</span>
      </div>
      <Facts look="grid" className="mt-2 @min-[16rem]:grid-cols-3">
        <Fact label={filled ? t(($) => $.trade.averagePrice) : t(($) => $.trade.price)}>
          {filled
            ? price(order.match_id, order.average_price)
            : order.price === '0'
              ? said.price
              : price(order.match_id, order.price)}
        </Fact>
        {order.trigger_price !== '0' && (
          <Fact label={t(($) => $.trade.trigger)}>{price(order.match_id, order.trigger_price)}</Fact>
        )}
        <Fact label={t(($) => $.positions.lots)}>
          {`${numbers.plain(order.filled_share, 2)} / ${numbers.plain(order.share, 2)}`}
        </Fact>
        {order.multiple > 0 && <Fact label={t(($) => $.positions.leverage)}>{`${order.multiple}×`}</Fact>}
      </Facts>
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-2xs text-text-3">
        <time dateTime={new Date(order.created_at).toISOString()}>{said.placedAt}</time>
        <span>{foot.join(' · ')}</span>
      </p>
      {reason !== null && <p className="mt-1 text-2xs text-text-2">{reason}</p>}
    </article>
  );
}

import type { WireOrder } from '@auric/api';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../locales/number-format.ts';
import { useIsLeaving } from '../../data/me/leaving-orders.ts';
import { useOrderAct } from '../../data/me/order-acts.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { closeReasonText } from '../../kit/market/order-news-text.ts';
import { OrderBadge } from './order-badge.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { useFlagWords } from './order-flags.tsx';
import { MarketDistance } from './market-distance.tsx';
import { ProtectionLine } from './protection-line.tsx';
import { filledPercent, triggerSideOf, type OrderRow } from './order-facts.ts';
import { TriggerPrice } from './trigger-price.tsx';
import { useOrderWords } from './use-order-words.ts';

interface OrderCardProps {
  row: OrderRow;
  onDetails: (order: WireOrder) => void;
  onAmend: (order: WireOrder) => void;
}

/** Rows are put together anew with every change of the list; the orders in them stay what they were. */
function isSameCard(before: OrderCardProps, now: OrderCardProps): boolean {
  return (
    before.row.order === now.row.order &&
    before.row.stop === now.row.stop &&
    before.onDetails === now.onDetails &&
    before.onAmend === now.onAmend
  );
}

/** One order, or the pair of an OCO: what was asked, what has become of it, and what can be done. */
export const OrderCard = memo(function OrderCard({ row, onDetails, onAmend }: OrderCardProps) {
  const { t } = useTranslation();
  const words = useOrderWords();
  const { order, stop } = row;
  const act = useOrderAct(order.id);
  const leaving = useIsLeaving(order.id);
  const said = words(order);
  const open = order.status === 'doing';
  const reason = open ? null : closeReasonText(order, t);
  const state = act?.phase === 'unknown' ? t(($) => $.orders.unconfirmed) : words(stop ?? order).state;
  const foot = [...useFlagWords()(order), ...(open ? [state] : [])];
  const oco = order.oco_id === 0 ? '' : `${t(($) => $.trade.oco)} · `;
  return (
    <article
      data-order={order.id}
      aria-busy={act?.phase === 'sending'}
      inert={leaving}
      className={`@container relative rounded-card border border-line bg-surface-1 p-3 ${leaving ? 'opacity-60' : ''}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        {/* The badge goes below the market before the buttons leave the line. */}
        <div className="flex min-w-0 flex-[1_1_6.5rem] flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            aria-label={t(($) => $.joined.valued, {
              what: t(($) => $.orders.details),
              value: `${order.symbol} ${order.id}`,
            })}
            onClick={() => onDetails(order)}
            className="font-semibold after:absolute after:inset-0 after:rounded-card"
          >
            {order.symbol}
          </button>
          <OrderBadge side={order.type}>
            {stop === null ? `${oco}${said.type} · ${said.side}` : `${oco}${said.side}`}
          </OrderBadge>
        </div>
        {open ? (
          <OrderButtons order={order} onAmend={onAmend} />
        ) : (
          <span className="ml-auto flex items-center text-xs text-text-2">
            {said.state}
            <ChevronRight size={14} aria-hidden className="text-text-3" />
          </span>
        )}
      </div>
      {stop === null ? <OrderFigures order={order} /> : <PairFigures limit={order} stop={stop} />}
      {open && <FilledBar order={order} said={stop !== null || triggerSideOf(order) !== null} />}
      <ProtectionLine order={order} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-2xs text-text-3">
        <time dateTime={new Date(order.created_at).toISOString()}>{said.placedAt}</time>
        <span className={act?.phase === 'unknown' ? 'text-gold-text' : ''}>{foot.join(' · ')}</span>
      </p>
      {stop !== null && <p className="mt-1 text-2xs text-text-2">{t(($) => $.orders.ocoHint)}</p>}
      {reason !== null && <p className="mt-1 text-2xs text-text-2">{reason}</p>}
    </article>
  );
}, isSameCard);

/** Three columns, of which the last is read from the right; two where letters are large. */
const columns =
  'mt-2 @min-[16rem]:grid-cols-3 ' +
  '[&>:nth-child(2)]:text-right @min-[16rem]:[&>:nth-child(2)]:text-left @min-[16rem]:[&>:nth-child(3)]:text-right';

function OrderFigures({ order }: { order: WireOrder }) {
  const numbers = useNumbers();
  const { t } = useTranslation();
  const said = useOrderWords()(order);
  const average = order.status === 'complete' && order.average_price !== '0';
  const trails = order.trailing_delta > 0;
  const triggers = triggerSideOf(order) !== null;
  return (
    <Facts look="grid" className={columns}>
      {trails ? (
        <Fact label={t(($) => $.trade.trailing)}>{said.distance}</Fact>
      ) : average ? (
        <Fact label={t(($) => $.trade.averagePrice)}>{said.average}</Fact>
      ) : (
        <Fact
          label={
            order.price === '0'
              ? t(($) => $.trade.price)
              : t(($) => $.joined.inUnit, { what: t(($) => $.trade.price), unit: said.quote })
          }
        >
          {said.price}
          {!triggers && <MarketDistance order={order} />}
        </Fact>
      )}
      {triggers && (
        <Fact label={t(($) => $.trade.trigger)}>
          <TriggerPrice order={order} />
          <MarketDistance order={order} />
        </Fact>
      )}
      <Fact
        label={t(($) => $.joined.inUnit, {
          what: t(($) => (order.amount === '0' ? $.trade.total : $.trade.amount)),
          unit: said.amountAsset,
        })}
      >
        {said.amount}
      </Fact>
      {!triggers && <Fact label={t(($) => $.trade.filled)}>{numbers.share(String(filledPercent(order)), 0)}</Fact>}
    </Facts>
  );
}

/** Both legs of an OCO, each by its type, and the amount that they share. */
function PairFigures({ limit, stop }: { limit: WireOrder; stop: WireOrder }) {
  const { t } = useTranslation();
  const words = useOrderWords();
  const [first, second] = [words(limit), words(stop)];
  return (
    <Facts look="grid" className={columns}>
      <Fact label={first.type}>{first.price}</Fact>
      <Fact label={second.type}>
        <TriggerPrice order={stop} />
        {stop.price !== '0' && <span className="block text-text-2">{second.price}</span>}
      </Fact>
      <Fact label={t(($) => $.joined.inUnit, { what: t(($) => $.trade.amount), unit: first.amountAsset })}>
        {first.amount}
      </Fact>
    </Facts>
  );
}

/** How far an order is filled; what has three other figures to say says the percentage here. */
function FilledBar({ order, said }: { order: WireOrder; said: boolean }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const percent = filledPercent(order);
  return (
    <div className="mt-2 flex items-center gap-2">
      <div aria-hidden className="h-[3px] flex-1 overflow-hidden rounded-full bg-surface-3">
        <div className={`h-full ${order.type === 'buy' ? 'bg-up' : 'bg-down'}`} style={{ width: `${percent}%` }} />
      </div>
      {said && (
        <span className="text-2xs text-text-2">
          <span className="sr-only">{t(($) => $.trade.filled)} </span>
          {numbers.share(String(percent), 0)}
        </span>
      )}
    </div>
  );
}

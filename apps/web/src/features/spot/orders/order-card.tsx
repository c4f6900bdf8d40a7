import type { WireOrder } from '@auric/api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../../data/app-store.ts';
import { useNumbers } from '../../../locales/number-format.ts';
import { closeReasonText } from '../../../ui/order-news-text.ts';
import { formatTime } from '../../../locales/time-format.ts';
import { filledPercent, orderTypeTexts } from './order-texts.ts';

const shownDecimals = 8;

function Fact({ label, children, end = false }: { label: string; children: ReactNode; end?: boolean }) {
  return (
    <div className={`min-w-0 ${end ? 'text-right' : ''}`}>
      <dt className="truncate text-2xs text-text-3">{label}</dt>
      <dd className="text-xs font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** One order: what was asked, what has become of it, and what can be done. */
export function OrderCard({ order, action }: { order: WireOrder; action?: ReactNode }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const buying = order.type === 'buy';
  const filled = filledPercent(order);
  const [base = '', quote = ''] = order.symbol.split('/');
  const plain = (text: string) => numbers.plain(text, shownDecimals);
  const reason = order.status === 'complete' ? closeReasonText(order, t) : null;
  const side = buying ? t(($) => $.trade.buy) : t(($) => $.trade.sell);
  return (
    <li data-order={order.id} className="rounded-card border border-line bg-surface-1 p-3">
      <div className="flex items-start gap-2">
        {/* Beside a long type the name of the market keeps its line, and the type takes the next. */}
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-semibold">{order.symbol}</b>
          <span
            className={`rounded-sm px-1.5 py-0.5 text-2xs font-semibold ${buying ? 'bg-up-soft text-up' : 'bg-down-soft text-down'}`}
          >
            {order.oco_id !== 0 && `${t(($) => $.trade.oco)} · `}
            {t(($) => $.trade[orderTypeTexts[order.order_type]])} · {side}
          </span>
        </div>
        <span className="ml-auto shrink-0 text-xs text-text-2">{action ?? t(($) => $.orderStates[order.state])}</span>
      </div>
      <dl className="mt-2 grid grid-cols-3 gap-2 has-[>:nth-child(4)]:grid-cols-2 has-[>:nth-child(4)]:[&>:nth-child(2)]:text-right">
        {order.price !== '0' && <Fact label={`${t(($) => $.trade.price)} ${quote}`}>{plain(order.price)}</Fact>}
        {order.price === '0' && order.average_price !== '0' && (
          <Fact label={t(($) => $.trade.averagePrice)}>{plain(order.average_price)}</Fact>
        )}
        {order.trigger_price !== '0' && <Fact label={t(($) => $.trade.trigger)}>{plain(order.trigger_price)}</Fact>}
        {order.amount === '0' ? (
          <Fact label={`${t(($) => $.trade.total)} ${quote}`}>{plain(order.quote_amount)}</Fact>
        ) : (
          <Fact label={`${t(($) => $.trade.amount)} ${base}`}>{plain(order.amount)}</Fact>
        )}
        <Fact label={t(($) => $.trade.filled)} end>
          {filled}%
        </Fact>
      </dl>
      <div aria-hidden className="mt-2 h-[3px] overflow-hidden rounded-full bg-surface-3">
        <div className={`h-full ${buying ? 'bg-up' : 'bg-down'}`} style={{ width: `${filled}%` }} />
      </div>
      <p className="mt-2 flex justify-between text-2xs text-text-3">
        <time dateTime={new Date(order.created_at).toISOString()}>{formatTime(order.created_at, lang)}</time>
        <span>{action !== undefined && t(($) => $.orderStates[order.state])}</span>
      </p>
      {reason !== null && <p className="mt-1 text-2xs text-text-2">{reason}</p>}
    </li>
  );
}

import type { WireOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../locales/number-format.ts';
import { useOrderAct } from '../../data/me/order-acts.ts';
import { closeReasonText } from '../../kit/market/order-news-text.ts';
import { Cell, type Column } from '../../kit/record/data-table.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { filledPercent, triggerSideOf } from './order-facts.ts';
import { MarketDistance } from './market-distance.tsx';
import { useFlagWords } from './order-flags.tsx';
import { ProtectionCell } from './protection-line.tsx';
import { TriggerPrice } from './trigger-price.tsx';
import { useOrderWords } from './use-order-words.ts';

type OrderColumn = Column<WireOrder>;
type Open = (order: WireOrder) => void;

/** The columns of open orders, with what can be done. */
export function useOpenOrderColumns(onDetails: Open, onAmend: Open): readonly OrderColumn[] {
  const { t } = useTranslation();
  const [pair, type, price] = useSharedColumns(onDetails);
  const words = useOrderWords();
  return [
    pair,
    type,
    price,
    {
      name: 'amount',
      label: t(($) => $.trade.amount),
      width: 'minmax(5rem,1fr)',
      end: true,
      cell: (order) => <Cell main={words(order).amount} under={words(order).amountAsset} />,
    },
    {
      name: 'filled',
      label: t(($) => $.trade.filled),
      width: 'minmax(3.5rem,0.7fr)',
      end: true,
      cell: (order) => <FilledCell order={order} />,
    },
    {
      name: 'protection',
      label: t(($) => $.orders.protection),
      width: 'minmax(4.5rem,0.8fr)',
      end: true,
      cell: (order) => <ProtectionCell order={order} />,
    },
    {
      name: 'acts',
      label: <span className="sr-only">{t(($) => $.orders.actions)}</span>,
      width: 'minmax(8.5rem,auto)',
      end: true,
      cell: (order) => <OrderButtons order={order} onAmend={onAmend} />,
    },
  ];
}

/** The columns of ended orders: what was asked, what came of it, and what it cost. */
export function useEndedOrderColumns(onDetails: Open): readonly OrderColumn[] {
  const { t } = useTranslation();
  const [pair, type, price] = useSharedColumns(onDetails);
  const words = useOrderWords();
  return [
    pair,
    type,
    price,
    {
      name: 'average',
      label: t(($) => $.trade.averagePrice),
      width: 'minmax(5rem,1fr)',
      end: true,
      cell: (order) => <Cell main={words(order).average} />,
    },
    {
      name: 'filled',
      label: t(($) => $.orders.filledAmount),
      width: 'minmax(5.5rem,1fr)',
      end: true,
      cell: (order) => {
        const { filled, amount, base, amountAsset } = words(order);
        const whole = amountAsset === base ? `/ ${amount} ${base}` : `/ ${amount} ${amountAsset}`;
        return <Cell main={filled} under={whole} />;
      },
    },
    {
      name: 'total',
      label: t(($) => $.orders.filledTotal),
      width: 'minmax(5.5rem,1fr)',
      end: true,
      cell: (order) => <Cell main={words(order).filledTotal} under={words(order).quote} />,
    },
    {
      name: 'fee',
      label: t(($) => $.trade.fee),
      width: 'minmax(5rem,0.8fr)',
      end: true,
      cell: (order) => <Cell main={words(order).fee} under={words(order).feeAsset} />,
    },
  ];
}

function FilledCell({ order }: { order: WireOrder }) {
  const numbers = useNumbers();
  const percent = filledPercent(order);
  return (
    <>
      <span className="font-medium">{numbers.share(String(percent), 0)}</span>
      <span aria-hidden className="mt-1 block h-[3px] w-12 overflow-hidden rounded-full bg-surface-3">
        <span
          className={`block h-full ${order.type === 'buy' ? 'bg-up' : 'bg-down'}`}
          style={{ width: `${percent}%` }}
        />
      </span>
    </>
  );
}

/** Market and time, type and state, price and trigger: what every order has. */
function useSharedColumns(onDetails: (order: WireOrder) => void): readonly [OrderColumn, OrderColumn, OrderColumn] {
  const { t } = useTranslation();
  const words = useOrderWords();
  return [
    {
      name: 'pair',
      label: t(($) => $.orders.market),
      width: 'minmax(8rem,1.2fr)',
      cell: (order) => (
        <div className="relative grid min-h-11 min-w-0 content-center">
          {/* The words of the button are in its name; what can be pressed is the whole cell. */}
          <button
            type="button"
            aria-label={t(($) => $.joined.valued, {
              what: t(($) => $.orders.details),
              value: `${order.symbol} ${order.id}`,
            })}
            onClick={() => onDetails(order)}
            className="truncate text-left font-medium -outline-offset-2 after:absolute after:inset-0"
          >
            {order.symbol}
          </button>
          <span className="truncate text-2xs text-text-3">{words(order).placedAt}</span>
        </div>
      ),
    },
    {
      name: 'type',
      label: t(($) => $.trade.orderType),
      width: 'minmax(7.5rem,1.4fr)',
      cell: (order) => <TypeCell order={order} />,
    },
    {
      name: 'price',
      label: t(($) => $.trade.price),
      width: 'minmax(5.5rem,1fr)',
      end: true,
      cell: (order) => {
        const said = words(order);
        const trigger = <TriggerPrice order={order} />;
        const trails = order.trailing_delta > 0 ? ` · ${said.distance}` : '';
        if (triggerSideOf(order) === null)
          return <Cell whole main={said.price} under={<MarketDistance order={order} />} />;
        return (
          <Cell
            main={said.price}
            under={
              <>
                {trigger}
                {trails}
              </>
            }
          />
        );
      },
    },
  ];
}

/** Type and side in the colour of the side; below it the state, and why the order has ended. */
function TypeCell({ order }: { order: WireOrder }) {
  const { t } = useTranslation();
  const act = useOrderAct(order.id);
  const said = useOrderWords()(order);
  const oco = order.oco_id === 0 ? '' : `${t(($) => $.trade.oco)} · `;
  const reason = order.status === 'complete' ? closeReasonText(order, t) : null;
  const flags = useFlagWords()(order);
  const state = act?.phase === 'unknown' ? t(($) => $.orders.unconfirmed) : said.state;
  return (
    <Cell
      main={
        <span className={order.type === 'buy' ? 'text-up' : 'text-down'}>
          {[said.side, oco + said.type, ...flags].join(' · ')}
        </span>
      }
      under={<span title={reason ?? undefined}>{reason === null ? state : `${state} · ${reason}`}</span>}
    />
  );
}

import type { WireOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { useFillsOf } from './use-order-lists.ts';
import { ReceiptLink } from '../../kit/detail/receipt-link.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { feeAssetOf } from './order-facts.ts';
import { useMarketsById } from './use-order-words.ts';

const finestDecimals = 12;

/** The trades that one order was filled by. */
export function OrderFills({ order }: { order: WireOrder }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const market = useMarketsById().get(order.match_id);
  const { rows: fills, state, more } = useFillsOf(order.id);
  const exact = (text: string, decimals: number | undefined) =>
    decimals === undefined ? numbers.plain(text, finestDecimals) : numbers.fixed(text, decimals);
  return (
    <section className="mt-4">
      <h3 className="text-sm font-semibold">{t(($) => $.orders.fills)}</h3>
      {fills === undefined && state !== 'failed' && <SkeletonRows rows={2} height="h-12" />}
      {fills === undefined && state === 'failed' && <ErrorState onRetry={more} />}
      <ul>
        {fills?.map((fill) => (
          <li
            key={fill.id}
            data-fill={fill.id}
            className="hairline-b flex flex-wrap items-baseline justify-between gap-x-3 py-2 text-xs"
          >
            <span>
              <span className="block font-medium">
                {exact(fill.amount, market?.quantityDecimals)} × {exact(fill.price, market?.priceDecimals)}
              </span>
              <time dateTime={new Date(fill.time).toISOString()} className="text-2xs text-text-3">
                {formatTime(fill.time, lang)}
              </time>
            </span>
            <span className="ml-auto text-right">
              <span className="block">
                {t(($) => $.joined.valued, {
                  what: t(($) => $.trade.fee),
                  value: `${numbers.plain(fill.fee, finestDecimals)} ${feeAssetOf(fill)}`,
                })}
              </span>
              <span className="text-2xs text-text-3">{t(($) => $.orders[fill.role])}</span>
            </span>
            <ReceiptLink of={{ of: 'trade', number: fill.id }} className="w-full justify-end">
              {t(($) => $.orders.receipt)}
            </ReceiptLink>
          </li>
        ))}
      </ul>
      {fills !== undefined && state !== 'end' && (
        <Button look="quiet" disabled={state === 'loading'} onClick={more} className="w-full">
          {t(($) => $.common.more)}
        </Button>
      )}
    </section>
  );
}

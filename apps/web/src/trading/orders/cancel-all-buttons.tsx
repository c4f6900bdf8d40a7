import { useTranslation } from 'react-i18next';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { isFiltered } from '../../kit/record/filter-spec.ts';
import { useOrderKind } from './use-order-words.ts';
import { cancelScopes, onlyKind, useCancelWords } from './cancel-scope.ts';
import { orderCount } from '../../kit/market/order-count.ts';
import { matching, type OrderFilter } from './order-filter.ts';
import type { OrderSheets } from './use-order-sheets.tsx';

interface CancelAllButtonProps extends Pick<OrderSheets, 'onCancelAll'> {
  filter: OrderFilter;
}

/** The ways to the question before the orders shown are canceled: all of them, or those of one side. */
export function CancelAllButtons({ filter, onCancelAll }: CancelAllButtonProps) {
  const { t } = useTranslation();
  const words = useCancelWords();
  const { data = [] } = useOpenOrders();
  const kindOf = useOrderKind();
  // The exchange ends the orders of a market or a kind, and of a side: under a finer filter that would be more than is seen.
  if (isFiltered({ ...filter, market: null, kind: null, side: null })) return null;
  const shown = matching(data, filter, Date.now(), kindOf);
  const kind = onlyKind(shown.map(kindOf));
  if (filter.market === null && kind === null) return null;
  return (
    <span className="flex flex-wrap justify-end gap-x-4">
      {cancelScopes(shown, filter).map(({ side, orders }) => (
        <button
          key={side ?? 'all'}
          type="button"
          onClick={() => onCancelAll({ market: filter.market, kind, side, orders })}
          className="min-h-11 text-xs font-semibold text-text-2"
        >
          {t(($) => $.joined.counted, {
            what: side === null ? t(($) => $.trade.cancelAll) : words(side),
            number: orderCount(orders),
          })}
        </button>
      ))}
    </span>
  );
}

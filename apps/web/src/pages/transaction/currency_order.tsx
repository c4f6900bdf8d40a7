import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { isFiltered } from '../../kit/record/filter-spec.ts';
import { RecordPage } from '../../kit/record/record-page.tsx';
import {
  noFilter,
  readAddress,
  writeAddress,
  type OrderFilter,
  type OrderView,
} from '../../trading/orders/order-filter.ts';
import { CancelAllButtons } from '../../trading/orders/cancel-all-buttons.tsx';
import { OrderExport } from '../../trading/orders/order-export.tsx';
import { OrderFilters } from '../../trading/orders/order-filters.tsx';
import { EndedOrderList, FillList, OpenOrderList } from '../../trading/orders/order-lists.tsx';
import { useAskedOrder } from '../../trading/orders/use-asked-order.ts';
import { useOpenCount } from '../../trading/orders/use-open-count.ts';
import { useOrderSheets } from '../../trading/orders/use-order-sheets.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';

/** The customer's orders and trades: open or ended, of all markets or one; the address keeps what is shown. */
export default function CurrencyOrderPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { data: markets = [] } = useMarkets('pairs');
  const { sheets, onCancelAll, ...acts } = useOrderSheets();
  const table = useMedia(wideWindow);
  const { view, order, filter } = readAddress(address);
  const show = (nextView: OrderView, next: OrderFilter) => setAddress(writeAddress(nextView, next), { replace: true });
  useAskedOrder(order, acts.onDetails, () => show(view, filter));
  const count = useOpenCount(view === 'open' ? filter : noFilter);
  const list = { filter, table, ...acts };
  const empty = (text: string, filtered: string) => (
    <Nothing text={text} filtered={filtered} filter={filter} onReset={() => show(view, noFilter)} />
  );
  const texts = {
    open: empty(
      t(($) => $.trade.noOpenOrders),
      t(($) => $.orders.noMatches),
    ),
    history: empty(
      t(($) => $.trade.noHistory),
      t(($) => $.orders.noMatches),
    ),
    fills: empty(
      t(($) => $.orders.noFills),
      t(($) => $.orders.noFillMatches),
    ),
  };
  const open = (
    <>
      <div className="-mt-2 flex justify-end">
        <CancelAllButtons filter={filter} onCancelAll={onCancelAll} />
      </div>
      <OpenOrderList {...list} empty={texts.open} />
    </>
  );
  return (
    <RecordPage<OrderView>
      title={t(($) => $.orders.title)}
      end={<OrderExport view={view} filter={filter} />}
      filters={<OrderFilters view={view} filter={filter} markets={markets} onChange={(next) => show(view, next)} />}
      tabs={{
        value: view,
        onChange: (next) => show(next, filter),
        all: [
          {
            value: 'open',
            label:
              count === 0
                ? t(($) => $.trade.openOrders)
                : t(($) => $.joined.counted, { what: t(($) => $.trade.openOrders), number: count }),
            panel: open,
          },
          {
            value: 'history',
            label: t(($) => $.trade.history),
            panel: <EndedOrderList {...list} empty={texts.history} />,
          },
          { value: 'fills', label: t(($) => $.orders.fills), panel: <FillList {...list} empty={texts.fills} /> },
        ],
      }}
      sheets={sheets}
    />
  );
}

interface NothingProps {
  text: string;
  /** Said where a filter may be the reason. */
  filtered: string;
  filter: OrderFilter;
  onReset: () => void;
}

function Nothing({ text, filtered, filter, onReset }: NothingProps) {
  const { t } = useTranslation();
  if (isFiltered(filter)) {
    return <EmptyState text={filtered} action={<Button onClick={onReset}>{t(($) => $.orders.reset)}</Button>} />;
  }
  return (
    <EmptyState
      text={text}
      action={
        <ButtonLink to="/pages/transaction/index" look="primary">
          {t(($) => $.orders.goTrade)}
        </ButtonLink>
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import {
  isFiltered,
  matching,
  noFilter,
  readAddress,
  writeAddress,
  type OrderFilter,
  type OrderView,
} from '../../trading/orders/order-filter.ts';
import { OrderFilters } from '../../trading/orders/order-filters.tsx';
import { CancelAllButton, EndedOrderList, FillList, OpenOrderList } from '../../trading/orders/order-lists.tsx';
import { useOrderSheets } from '../../trading/orders/use-order-sheets.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { SwipeTabs } from '../../ui/lists/swipe-tabs.tsx';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';

/** The customer's orders and trades: open or ended, of all markets or one; the address keeps what is shown. */
export default function CurrencyOrderPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { data: markets = [] } = useMarkets();
  const { data: open = [] } = useOpenOrders();
  const { sheets, onCancelAll, ...acts } = useOrderSheets();
  const table = useMedia(wideWindow);
  const { view, filter } = readAddress(address);
  const show = (nextView: OrderView, next: OrderFilter) => setAddress(writeAddress(nextView, next), { replace: true });
  const count = matching(open, view === 'open' ? filter : noFilter, Date.now()).length;
  const list = { filter, table, ...acts };
  const empty = (text: string, filtered: string) => (
    <Nothing text={text} filtered={filtered} filter={filter} onReset={() => show(view, noFilter)} />
  );
  const noMatches = t(($) => $.orders.noMatches);
  return (
    <Page wide>
      <NavBar title={t(($) => $.orders.title)} />
      <SwipeTabs<OrderView>
        label={t(($) => $.orders.title)}
        value={view}
        onChange={(next) => show(next, filter)}
        head={(tabs) => (
          <>
            <div className="sticky top-0 z-20 bg-surface-0">{tabs}</div>
            <OrderFilters view={view} filter={filter} markets={markets} onChange={(next) => show(view, next)} />
          </>
        )}
        className="[--table-top:2.75rem]"
        tabs={[
          {
            value: 'open',
            label: `${t(($) => $.trade.openOrders)}${count === 0 ? '' : ` (${count})`}`,
            panel: (
              <>
                <div className="-mt-2 flex justify-end">
                  <CancelAllButton filter={filter} onCancelAll={onCancelAll} />
                </div>
                <OpenOrderList
                  {...list}
                  empty={empty(
                    t(($) => $.trade.noOpenOrders),
                    noMatches,
                  )}
                />
              </>
            ),
          },
          {
            value: 'history',
            label: t(($) => $.trade.history),
            panel: (
              <EndedOrderList
                {...list}
                empty={empty(
                  t(($) => $.trade.noHistory),
                  noMatches,
                )}
              />
            ),
          },
          {
            value: 'fills',
            label: t(($) => $.orders.fills),
            panel: (
              <FillList
                {...list}
                empty={empty(
                  t(($) => $.orders.noFills),
                  t(($) => $.orders.noFillMatches),
                )}
              />
            ),
          },
        ]}
      />
      {sheets}
    </Page>
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

import { memo, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { storage } from '../../data/storage.ts';
import { loginWayBackTo } from '../../routes.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SwipeTabs } from '../../ui/lists/swipe-tabs.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';
import { TradesPanel } from '../desk/trades-panel.tsx';
import { noFilter, orderKinds, writeAddress, type OrderView } from './order-filter.ts';
import { EndedOrderList, FillList, OpenOrderList, type OrderListProps } from './order-lists.tsx';
import { PairAssets, type HoldingCost } from './pair-assets.tsx';
import { CancelAllButtons } from './cancel-all-buttons.tsx';
import { useOpenCount } from './use-open-count.ts';
import { useOrderSheets, type OrderSheets } from './use-order-sheets.tsx';

type View = OrderView | 'assets' | 'trades';
const views: readonly View[] = ['open', 'assets', 'history', 'fills', 'trades'];

/** What was looked at last, and whether of this market only: the same after a reload and in the next market. */
const viewKey = 'orders-panel';
const pairOnlyKey = 'orders-of-pair';

/** The columns of the table need this much room, with the letters of the reader; a narrower place has cards. */
const tableRem = 48;

interface OrdersPanelProps {
  market: Market;
  withTrades: boolean;
  /** Says what the holdings have cost, where that is known of their account. */
  Cost?: HoldingCost | undefined;
}

/** Own orders, balances and trades under the ticket; on a narrow window the public trades too. */
export const OrdersPanel = memo(function OrdersPanel({ market, withTrades, Cost }: OrdersPanelProps) {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const room = useWidth(section);
  const wide = useMedia(wideWindow);
  const signedIn = useSignedIn();
  const { sheets, onCancelAll, ...acts } = useOrderSheets();
  const [view, show] = useStored<View>(viewKey, 'open', views);
  const [only, setOnly] = useStored<'pair' | 'all'>(pairOnlyKey, 'all', ['pair', 'all']);
  const ofKind = { ...noFilter, kind: orderKinds.find((kind) => kind === market.kind) ?? null };
  const filter = only === 'pair' ? { ...noFilter, market: market.id } : ofKind;
  const listed = useOpenCount(filter);
  const elsewhere = useOpenCount(ofKind);
  const count = signedIn ? listed : 0;
  const list = { filter, table: wide && room >= tableRem, ...acts };
  const own = (which: OrderView) =>
    signedIn ? (
      <OwnList
        view={which}
        list={list}
        onCancelAll={onCancelAll}
        hidden={elsewhere > 0 && count === 0}
        onPairOnly={(on) => setOnly(on ? 'pair' : 'all')}
      />
    ) : (
      <LogIn />
    );
  return (
    <section ref={section} aria-label={t(($) => $.orders.title)} className="min-h-60">
      <SwipeTabs<View>
        label={t(($) => $.orders.title)}
        value={view === 'trades' && !withTrades ? 'open' : view}
        onChange={show}
        head={(tabs) => <div className="z-20 bg-(--orders-surface) lg:sticky lg:-top-3 lg:-mt-3 lg:pt-3">{tabs}</div>}
        className="[--orders-surface:var(--surface-0)] [--table-top:2.75rem] lg:[--orders-surface:var(--surface-1)]"
        tabs={[
          {
            value: 'open',
            label:
              count === 0
                ? t(($) => $.trade.openOrders)
                : t(($) => $.joined.counted, { what: t(($) => $.trade.openOrders), number: count }),
            panel: own('open'),
          },
          {
            value: 'assets',
            label: t(($) => $.tabs.assets),
            panel: signedIn ? <PairAssets market={market} Cost={Cost} /> : <LogIn />,
          },
          { value: 'history', label: t(($) => $.trade.history), panel: own('history') },
          { value: 'fills', label: t(($) => $.orders.fills), panel: own('fills') },
          ...(withTrades
            ? [{ value: 'trades' as const, label: t(($) => $.trade.trades), panel: <TradesPanel market={market} /> }]
            : []),
        ]}
      />
      {sheets}
    </section>
  );
});

/** How wide an element is, in the letters of the reader. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return;
    const measure = () =>
      setWidth(target.clientWidth / parseFloat(getComputedStyle(document.documentElement).fontSize));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** A choice of this device. */
function useStored<Value extends string>(
  key: string,
  usual: Value,
  known: readonly Value[],
): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    const stored = storage.read<string>(key, usual);
    return known.find((each) => each === stored) ?? usual;
  });
  return [
    value,
    (next) => {
      storage.write(key, next);
      setValue(next);
    },
  ];
}

function LogIn() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      text={t(($) => $.trade.loginForOrders)}
      action={<ButtonLink to={loginWayBackTo(pathname + search)}>{t(($) => $.common.login)}</ButtonLink>}
    />
  );
}

interface OwnListProps {
  view: OrderView;
  list: Omit<OrderListProps, 'empty'>;
  onCancelAll: OrderSheets['onCancelAll'];
  /** True where there are open orders of this kind, but none of this market. */
  hidden: boolean;
  onPairOnly: (on: boolean) => void;
}

/** Own orders or trades, of this market or of all, and the way to the page with all of them. */
function OwnList({ view, list, onCancelAll, hidden, onPairOnly }: OwnListProps) {
  const { t } = useTranslation();
  const pairOnly = list.filter.market !== null;
  const pageOf = (which: OrderView) => {
    const address = String(writeAddress(which, list.filter));
    return `/pages/transaction/currency_order${address === '' ? '' : `?${address}`}`;
  };
  const markets = <ButtonLink to="/pages/market/market">{t(($) => $.tabs.markets)}</ButtonLink>;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 py-1 text-xs">
        <Switch label={t(($) => $.orders.thisPair)} checked={pairOnly} onChange={onPairOnly} />
        <span className="ml-auto flex flex-wrap items-center justify-end gap-x-4">
          {view === 'open' && <CancelAllButtons filter={list.filter} onCancelAll={onCancelAll} />}
          <Link to={pageOf(view)} className="inline-flex min-h-11 items-center font-semibold text-gold-text">
            {t(($) => $.orders.allOrders)}
          </Link>
        </span>
      </div>
      {view === 'open' && (
        <OpenOrderList
          {...list}
          empty={
            <EmptyState
              text={t(($) => $.trade.noOpenOrders)}
              action={
                hidden ? (
                  <Button onClick={() => onPairOnly(false)}>{t(($) => $.orders.allMarkets)}</Button>
                ) : (
                  <ButtonLink to={pageOf('history')}>{t(($) => $.trade.history)}</ButtonLink>
                )
              }
            />
          }
        />
      )}
      {view === 'history' && (
        <EndedOrderList {...list} empty={<EmptyState text={t(($) => $.trade.noHistory)} action={markets} />} />
      )}
      {view === 'fills' && (
        <FillList {...list} empty={<EmptyState text={t(($) => $.orders.noFills)} action={markets} />} />
      )}
    </>
  );
}

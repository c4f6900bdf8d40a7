import { memo, useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useOpenPositions } from '../../data/futures/use-own-futures.ts';
import type { Market } from '../../data/market/market.ts';
import { useFuturesById } from '../../data/positions/use-futures-by-id.ts';
import { useOpenPositionOrders, useReadFutures, type OwnFutures } from '../../data/positions/use-positions.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { loginWayBackTo } from '../../routes.ts';
import { TradesPanel } from '../../trading/desk/trades-panel.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { SwipeTabs } from '../../ui/lists/swipe-tabs.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { AmendSheet } from './amend-sheet.tsx';
import { CloseAll } from './close-all.tsx';
import { FuturesAccount } from './futures-account.tsx';
import { OpenOrder } from './open-order.tsx';
import type { PositionAct } from './position-card.tsx';
import { PositionPlace } from './position-place.tsx';
import { PositionSheets } from './position-sheets.tsx';

type View = 'positions' | 'orders' | 'account' | 'trades';

const countsOf = ({ positions, orders }: OwnFutures) => ({ positions: positions.length, orders: orders.length });

/** Own positions and orders in all markets of futures, the account, and on a narrow window the public trades. */
export const FuturesPanel = memo(function FuturesPanel({
  market,
  withTrades,
}: {
  market: Market;
  withTrades: boolean;
}) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { data: counts } = useReadFutures(countsOf);
  const [view, show] = useState<View>('positions');
  const counted = (what: string, number: number) =>
    number === 0 ? what : t(($) => $.joined.counted, { what, number });
  const mine = (panel: ReactNode) => (signedIn ? panel : <LogIn />);
  return (
    <section aria-label={t(($) => $.positions.open)} className="min-h-60">
      <SwipeTabs<View>
        label={t(($) => $.positions.open)}
        value={view === 'trades' && !withTrades ? 'positions' : view}
        onChange={show}
        tabs={[
          {
            value: 'positions',
            label: counted(
              t(($) => $.positions.open),
              counts?.positions ?? 0,
            ),
            panel: mine(<Positions />),
          },
          {
            value: 'orders',
            label: counted(
              t(($) => $.trade.openOrders),
              counts?.orders ?? 0,
            ),
            panel: mine(<Orders />),
          },
          { value: 'account', label: t(($) => $.tabs.assets), panel: mine(<FuturesAccount />) },
          ...(withTrades
            ? [{ value: 'trades' as const, label: t(($) => $.trade.trades), panel: <TradesPanel market={market} /> }]
            : []),
        ]}
      />
    </section>
  );
});

/** More than a window shows: of many positions the rest is drawn when the first can be seen and touched. */
const drawnAtOnce = 6;

/** The open positions, and what is done with one of them. */
function Positions() {
  const { t } = useTranslation();
  const { data: positions } = useOpenPositions();
  const markets = useFuturesById();
  const drawn = useDeferredValue(positions?.length ?? 0, drawnAtOnce);
  const [asked, ask] = useState<{ act: PositionAct; position: number } | null>(null);
  const [open, setOpen] = useState(false);
  const act = useCallback((act: PositionAct, position: number) => {
    ask({ act, position });
    setOpen(true);
  }, []);
  if (positions === undefined) return <SkeletonRows rows={2} />;
  if (positions.length === 0 && asked === null) return <EmptyState text={t(($) => $.positions.noPositions)} />;
  const chosen = positions.find(({ id }) => id === asked?.position);
  const chosenMarket = chosen && markets.get(chosen.market);
  return (
    <>
      <CloseAll positions={positions} />
      <ul className="grid gap-2 py-2 xl:grid-cols-2">
        {positions.slice(0, Math.max(drawn, drawnAtOnce)).map((position) => {
          const market = markets.get(position.market);
          return (
            market !== undefined && <PositionPlace key={position.id} position={position} market={market} onAct={act} />
          );
        })}
      </ul>
      {asked !== null && chosen !== undefined && chosenMarket !== undefined && (
        <PositionSheets
          key={`${asked.act} ${chosen.id}`}
          act={asked.act}
          position={chosen}
          market={chosenMarket}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Orders() {
  const { t } = useTranslation();
  const { data: orders } = useOpenPositionOrders();
  const markets = useFuturesById();
  const [asked, ask] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const amend = useCallback((order: number) => {
    ask(order);
    setOpen(true);
  }, []);
  if (orders === undefined) return <SkeletonRows rows={2} />;
  if (orders.length === 0) return <EmptyState text={t(($) => $.trade.noOpenOrders)} />;
  const chosen = orders.find(({ id }) => id === asked) ?? null;
  return (
    <>
      <ul className="grid gap-2 py-2 xl:grid-cols-2">
        {orders.map((order) => {
          const market = markets.get(order.match_id);
          return (
            market !== undefined && (
              <li key={order.id}>
                <OpenOrder order={order} market={market} onAmend={amend} />
              </li>
            )
          );
        })}
      </ul>
      <AmendSheet
        order={chosen}
        market={markets.get(chosen?.match_id ?? 0)}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
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

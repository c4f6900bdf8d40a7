import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useOwnFutures } from '../../data/futures/use-futures-desk.ts';
import type { Market } from '../../data/market/market.ts';
import { positionOf } from '../../data/positions/position.ts';
import { useFuturesById } from '../../data/positions/use-futures-by-id.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { loginWayBackTo } from '../../routes.ts';
import { TradesPanel } from '../../trading/desk/trades-panel.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { SwipeTabs } from '../../ui/lists/swipe-tabs.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { CloseAll } from './close-all.tsx';
import { FuturesAccount } from './futures-account.tsx';
import { OpenOrder } from './open-order.tsx';
import { PositionCard, type PositionAct } from './position-card.tsx';
import { PositionSheets } from './position-sheets.tsx';

type View = 'positions' | 'orders' | 'account' | 'trades';

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
  const { data: own } = useOwnFutures();
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
              own?.positions.length ?? 0,
            ),
            panel: mine(<Positions />),
          },
          {
            value: 'orders',
            label: counted(
              t(($) => $.trade.openOrders),
              own?.orders.length ?? 0,
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

/** The open positions, and what is done with one of them. */
function Positions() {
  const { t } = useTranslation();
  const { data: own } = useOwnFutures();
  const markets = useFuturesById();
  const [asked, ask] = useState<{ act: PositionAct; position: number } | null>(null);
  const [open, setOpen] = useState(false);
  if (own === undefined) return <SkeletonRows rows={2} />;
  if (own.positions.length === 0 && asked === null) return <EmptyState text={t(($) => $.positions.noPositions)} />;
  const positions = own.positions.map(positionOf);
  const chosen = positions.find(({ id }) => id === asked?.position);
  const chosenMarket = chosen && markets.get(chosen.market);
  return (
    <>
      <CloseAll positions={positions} />
      <ul className="grid gap-2 py-2 xl:grid-cols-2">
        {positions.map((position) => {
          const market = markets.get(position.market);
          return (
            market !== undefined && (
              <li key={position.id}>
                <PositionCard
                  position={position}
                  market={market}
                  onAct={(act) => {
                    ask({ act, position: position.id });
                    setOpen(true);
                  }}
                />
              </li>
            )
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
  const { data: own } = useOwnFutures();
  const markets = useFuturesById();
  if (own === undefined) return <SkeletonRows rows={2} />;
  if (own.orders.length === 0) return <EmptyState text={t(($) => $.trade.noOpenOrders)} />;
  return (
    <ul className="grid gap-2 py-2 xl:grid-cols-2">
      {own.orders.map((order) => {
        const market = markets.get(order.match_id);
        return (
          market !== undefined && (
            <li key={order.id}>
              <OpenOrder order={order} market={market} />
            </li>
          )
        );
      })}
    </ul>
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

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Market } from '../../../data/market/market.ts';
import { useOpenOrders, useSignedIn } from '../../../data/me/use-own-data.ts';
import { loginWayBackTo } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TradesPanel } from '../trades-panel.tsx';
import { OpenOrders } from './open-orders.tsx';
import { OrderHistory } from './order-history.tsx';

type View = 'open' | 'history' | 'trades';

/** Own orders, open and past; on a narrow window the public trades too, which have a column elsewhere. */
export function OrdersPanel({ market, withTrades }: { market: Market; withTrades: boolean }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const { data: open } = useOpenOrders();
  const [view, setView] = useState<View>('open');
  const shown = view === 'trades' && !withTrades ? 'open' : view;
  const count = open === undefined || open.length === 0 ? '' : ` (${open.length})`;
  return (
    <section className="@container min-h-60">
      <Choice<View>
        label={t(($) => $.trade.openOrders)}
        look="underline"
        value={shown}
        onChange={setView}
        options={[
          { value: 'open', label: `${t(($) => $.trade.openOrders)}${count}` },
          { value: 'history', label: t(($) => $.trade.history) },
          ...(withTrades ? [{ value: 'trades' as const, label: t(($) => $.trade.trades) }] : []),
        ]}
        className="mb-3"
      />
      {shown === 'trades' ? (
        <TradesPanel market={market} />
      ) : !signedIn ? (
        <EmptyState
          text={t(($) => $.trade.loginForOrders)}
          action={<ButtonLink to={loginWayBackTo(pathname + search)}>{t(($) => $.session.login)}</ButtonLink>}
        />
      ) : shown === 'open' ? (
        <OpenOrders />
      ) : (
        <OrderHistory />
      )}
    </section>
  );
}

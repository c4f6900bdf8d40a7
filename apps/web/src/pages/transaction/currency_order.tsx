import type { WireOrder } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { ordersOf } from '../../features/own-orders/order-facts.ts';
import { EndedOrderList, OpenOrderList } from '../../features/own-orders/order-lists.tsx';
import { OrderSheet } from '../../features/own-orders/order-sheet.tsx';
import { OrderCard } from '../../features/spot/orders/order-card.tsx';
import { orderTypeTexts } from '../../features/spot/orders/order-texts.ts';
import { Choice } from '../../ui/choice.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type View = 'open' | 'history';

/** The customer's orders: open or ended, of all markets or one; the address keeps what is shown. */
export default function CurrencyOrderPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { data: markets = [] } = useMarkets();
  const { data: open } = useOpenOrders();
  const [looked, setLooked] = useState<WireOrder | null>(null);
  const [looking, setLooking] = useState(false);
  const view: View = search.get('view') === 'history' ? 'history' : 'open';
  const asked = Number(search.get('match_id') ?? 0);
  const market = asked > 0 ? asked : null;
  const change = (part: { view?: View; match_id?: string }) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(part)) {
      if (value === '' || value === 'open') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
  const count = open === undefined ? 0 : ordersOf(open, market).length;
  // A sheet that is open shows what has become of its order since.
  const current = looked && (open?.find((order) => order.id === looked.id) ?? looked);
  const card = (order: WireOrder) => (
    <OrderCard
      key={order.id}
      order={order}
      action={
        <button
          type="button"
          aria-label={`${t(($) => $.orders.details)} ${order.symbol} ${order.id}`}
          onClick={() => {
            setLooked(order);
            setLooking(true);
          }}
          className="-my-2 -mr-1 inline-flex min-h-11 items-center"
        >
          <span className="rounded-[6px] bg-surface-3 px-2.5 py-1 text-xs font-semibold text-text-1">
            {t(($) => $.orders.details)}
          </span>
        </button>
      }
    />
  );
  return (
    <Page>
      <NavBar title={t(($) => $.orders.title)} />
      <Choice<View>
        label={t(($) => $.orders.title)}
        look="underline"
        value={view}
        onChange={(next) => change({ view: next })}
        options={[
          { value: 'open', label: `${t(($) => $.trade.openOrders)}${count === 0 ? '' : ` (${count})`}` },
          { value: 'history', label: t(($) => $.trade.history) },
        ]}
      />
      <SelectField
        quiet
        label={t(($) => $.orders.market)}
        value={market === null ? '' : String(market)}
        onChange={(id) => change({ match_id: id })}
        options={[
          { value: '', label: t(($) => $.orders.allMarkets) },
          ...markets.map((each) => ({ value: String(each.id), label: each.symbol })),
        ]}
        className="my-3"
      />
      {view === 'open' ? (
        <OpenOrderList market={market} render={card} />
      ) : (
        <EndedOrderList market={market} render={card} />
      )}
      <OrderSheet
        order={current}
        open={looking}
        typeText={(order) => t(($) => $.trade[orderTypeTexts[order.order_type]])}
        onClose={() => setLooking(false)}
      />
    </Page>
  );
}

import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { Market } from '../../data/market/market.ts';
import { useTradeCount, watchTrades } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatClock } from '../../locales/time-format.ts';
import { listedQuantity } from './listed-quantity.ts';
import { TradeRows, type TradeFormat } from './trade-rows.ts';

const shownTrades = 30;
/** As many as any window has room for beside the rest. */
const awaitedTrades = 12;
const columns = 'grid grid-cols-3 items-center';

/** The latest trades of everybody, newest first. They are written into the rows without any rendering. */
export function TradesPanel({ market }: { market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const count = useTradeCount(market.id, shownTrades);
  const table = useRef<HTMLDivElement>(null);
  const format = useMemo(
    (): TradeFormat => ({
      side: (side) => t(($) => $.trade[side]),
      price: (price) => numbers.fixed(price, market.priceDecimals),
      quantity: (quantity) => listedQuantity(numbers, quantity, market),
      clock: (time) => formatClock(time, lang),
    }),
    [t, numbers, market, lang],
  );
  useLayoutEffect(() => {
    if (table.current === null) return;
    const rows = new TradeRows(table.current, format);
    return watchTrades(market.id, (trades) => rows.show(trades));
  }, [market.id, format, count]);
  if (count === 0) return <p className="py-6 text-center text-xs text-text-3">{t(($) => $.trade.noTrades)}</p>;
  return (
    <div ref={table} role="table" aria-label={t(($) => $.trade.trades)} className="text-xs">
      <div role="rowgroup">
        <div role="row" className={`${columns} h-6 text-2xs text-text-3`}>
          <span role="columnheader">{t(($) => $.trade.price)}</span>
          <span role="columnheader" className="text-right">
            {t(($) => $.trade.amount)}
          </span>
          <span role="columnheader" className="text-right">
            {t(($) => $.trade.time)}
          </span>
        </div>
      </div>
      <div role="rowgroup">
        {count === null && <TradesOnTheirWay />}
        {Array.from({ length: count ?? 0 }, (_, place) => (
          <TradeRow key={place} />
        ))}
      </div>
    </div>
  );
}

/** A place for a trade; what it says is written by `TradeRows`. */
function TradeRow() {
  return (
    <div role="row" data-trade className={`group ${columns} h-5 whitespace-nowrap contain-strict data-empty:invisible`}>
      <span
        role="cell"
        data-price
        className="font-medium group-data-[side=buy]:text-up group-data-[side=sell]:text-down"
      >
        <span data-text className="sr-only" />
        <span data-text />
      </span>
      <span role="cell" data-text className="text-right text-text-2" />
      <span role="cell" data-text className="text-right text-text-3" />
    </div>
  );
}

function TradesOnTheirWay() {
  return Array.from({ length: awaitedTrades }, (_, place) => (
    <div key={place} aria-hidden className="appear-late flex h-5 items-center">
      <span className="skeleton block h-3 w-full" />
    </div>
  ));
}

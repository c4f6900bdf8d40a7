import type { PublicTrade } from '@auric/api';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { Market } from '../../data/market/market.ts';
import { useTrades } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatClock } from '../../locales/time-format.ts';
import { listedQuantity } from './listed-quantity.ts';

const shownTrades = 30;
/** As many as any window has room for beside the rest. */
const awaitedTrades = 12;

/** The latest trades of everybody, newest first. */
export function TradesPanel({ market }: { market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const trades = useTrades(market.id);
  if (trades?.length === 0) return <p className="py-6 text-center text-xs text-text-3">{t(($) => $.trade.noTrades)}</p>;
  return (
    <table className="w-full table-fixed border-collapse text-xs">
      <caption className="sr-only">{t(($) => $.trade.trades)}</caption>
      <thead>
        <tr className="h-6 text-2xs text-text-3">
          <th scope="col" className="text-left font-normal">
            {t(($) => $.trade.price)}
          </th>
          <th scope="col" className="text-right font-normal">
            {t(($) => $.trade.amount)}
          </th>
          <th scope="col" className="text-right font-normal">
            {t(($) => $.trade.time)}
          </th>
        </tr>
      </thead>
      {/* A row is its place: with a row for each trade all of them would move with every new one. */}
      <tbody>
        {trades === null && <TradesOnTheirWay />}
        {(trades ?? []).slice(0, shownTrades).map((trade, place) => (
          <TradeRow
            key={place}
            side={trade.side}
            sideText={trade.side === 'buy' ? t(($) => $.trade.buy) : t(($) => $.trade.sell)}
            price={numbers.fixed(trade.price, market.priceDecimals)}
            quantity={listedQuantity(numbers, trade.quantity, market)}
            clock={formatClock(trade.time, lang)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface TradeRowProps {
  side: PublicTrade['side'];
  sideText: string;
  price: string;
  quantity: string;
  clock: string;
}

const TradeRow = memo(function TradeRow({ side, sideText, price, quantity, clock }: TradeRowProps) {
  return (
    <tr className="h-5">
      <td data-price className={`font-medium ${side === 'buy' ? 'text-up' : 'text-down'}`}>
        <span className="sr-only">{sideText} </span>
        {price}
      </td>
      <td className="text-right text-text-2">{quantity}</td>
      <td className="text-right text-text-3">{clock}</td>
    </tr>
  );
});

function TradesOnTheirWay() {
  return Array.from({ length: awaitedTrades }, (_, place) => (
    <tr key={place} aria-hidden className="appear-late h-5">
      <td colSpan={3}>
        <span className="skeleton block h-3" />
      </td>
    </tr>
  ));
}

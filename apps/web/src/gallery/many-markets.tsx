import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ticks } from '../data/market/market-feed.ts';
import type { Market } from '../data/market/market.ts';
import type { Sort } from '../features/markets/market-order.ts';
import { MarketTable } from '../features/markets/market-table.tsx';
import { useSortedMarkets } from '../features/markets/use-sorted-markets.ts';
import { Part } from './part.tsx';

const count = 2000;
/** Far from the ids of real markets. */
const firstId = 9_000_000;
const noFavourites: ReadonlySet<number> = new Set();
const quote = { id: 3, code: 'USDT', scale: 6 };
const sparkline = ['5', '6', '4', '7', '6', '8'];

function marketOf(index: number): Market {
  const code = `C${String(index).padStart(4, '0')}`;
  return {
    id: firstId + index,
    kind: 'spot',
    symbol: `${code}/USDT`,
    base: { id: firstId + index, code, scale: 8 },
    quote,
    priceDecimals: 4,
    quantityDecimals: 4,
    minNotional: 5_000_000n,
    maxNotional: 1_000_000_000_000n,
    priceBandPpm: 200_000,
    collarPpm: 50_000,
    referenceClampPpm: 20_000,
    state: 'open',
    sparkline,
  };
}

function quoteAll(markets: readonly Market[]): void {
  for (const { id } of markets) {
    const index = id - firstId;
    const price = `${1 + (index % 977)}.${1000 + index}`;
    const change = `${index % 2 === 0 ? '' : '-'}${index % 13}.${10 + (index % 89)}`;
    const numbers = {
      open: price,
      high: price,
      low: price,
      volume: `${index}`,
      amount: `${index * 1000}`,
      index: price,
    };
    ticks.put({ id, price, change, ...numbers, state: 'open' });
  }
}

/** The table of the markets with as many rows as a large exchange has. */
export function ManyMarkets() {
  const { t } = useTranslation();
  const [sort, setSort] = useState<Sort | null>(null);
  const markets = useMemo(() => Array.from({ length: count }, (_, index) => marketOf(index)), []);
  useEffect(() => quoteAll(markets), [markets]);
  const sorted = useSortedMarkets(markets, sort, noFavourites);
  return (
    <Part name="market-table">
      <div
        tabIndex={0}
        role="region"
        aria-label={t(($) => $.tabs.markets)}
        className="h-96 overflow-y-auto overscroll-contain"
      >
        <MarketTable markets={sorted} nameOf={() => undefined} sort={sort} onSort={setSort} headTop="top-0" />
      </div>
    </Part>
  );
}

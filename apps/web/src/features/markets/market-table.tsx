import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Market } from '../../data/market/market.ts';
import { useFavouriteToggle } from '../../data/use-favourite.ts';
import { MarketRow } from '../../ui/market-row.tsx';
import { StarButton } from '../../ui/star-button.tsx';

/** The height of a row in rem: it grows with the letters. */
const rowHeightRem = 3.75;
const rowsBeyondTheEdge = 8;

/** The rows that can be seen, and a few more; a thousand markets cost as much as ten. */
export function MarketTable({ markets }: { markets: readonly Market[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { favourites, labelOf, toggle } = useFavouriteToggle();
  const rows = useVirtualizer({
    count: markets.length,
    getScrollElement: () => list.current?.closest('main') ?? null,
    estimateSize: () => rowHeightRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    overscan: rowsBeyondTheEdge,
    getItemKey: (index) => markets[index]?.id ?? index,
    scrollMargin: list.current?.offsetTop ?? 0,
    initialRect: { width: 0, height: 900 },
  });
  return (
    <ul ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((item) => {
        const market = markets[item.index];
        if (market === undefined) return null;
        return (
          <li
            key={item.key}
            className="absolute inset-x-0 top-0 flex items-center"
            style={{ transform: `translateY(${item.start - rows.options.scrollMargin}px)` }}
          >
            <StarButton
              label={labelOf(market)}
              marked={favourites.has(market.id)}
              onToggle={() => toggle(market)}
              className="-ml-2 w-8!"
            />
            <MarketRow market={market} dense />
          </li>
        );
      })}
    </ul>
  );
}

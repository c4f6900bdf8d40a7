import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Market } from '../../data/market/market.ts';
import { useTickPart } from '../../data/market/use-market-data.ts';
import { LastPrice } from '../../kit/market/last-price.tsx';
import { ChangeText } from '../../ui/drawings/change-pill.tsx';

interface PriceBarProps {
  market: Market;
  /** What says pair and price while it is in sight. */
  children: ReactNode;
}

/**
 * A slim bar with pair and price at the top of a page, from where its head has been scrolled out of sight. It has no place
 * of its own: nothing moves when it comes. What sticks below it stands at `--below-price-bar`.
 */
export function PriceBar({ market, children }: PriceBarProps) {
  const end = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (end.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.rootBounds == null) return;
        setPassed(!entry.isIntersecting && entry.boundingClientRect.top < entry.rootBounds.top);
      },
      { root: end.current.closest('main') },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      <div aria-hidden className="sticky top-0 z-20 h-0">
        {passed && <Bar market={market} />}
      </div>
      {children}
      <div ref={end} />
    </>
  );
}

function Bar({ market }: { market: Market }) {
  const change = useTickPart(market.id, (tick) => tick?.change);
  return (
    <div className="absolute -inset-x-4 top-0 flex h-10 items-center gap-2 border-b border-line bg-surface-0 px-4 text-sm">
      <span className="truncate font-semibold">{market.symbol}</span>
      {change !== undefined && (
        <span className="ml-auto flex items-baseline gap-2 whitespace-nowrap">
          <LastPrice market={market} className="font-semibold" />
          <ChangeText change={change} className="text-xs" />
        </span>
      )}
    </div>
  );
}

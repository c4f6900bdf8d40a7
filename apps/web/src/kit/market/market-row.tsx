import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { signOf, useNumbers } from '../../locales/number-format.ts';
import { ChangePill } from '../../ui/drawings/change-pill.tsx';
import { CoinIcon } from './coin-icon.tsx';
import { FlashPrice } from './flash-price.tsx';
import { marketPath } from './trade-path.ts';
import { Sparkline } from '../../ui/drawings/sparkline.tsx';

/** A market with its live price: the row of every list. It has one height, whatever comes. */
export const MarketRow = memo(function MarketRow({ market, dense = false }: { market: Market; dense?: boolean }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const tick = useTick(market.id);
  const change = tick?.change ?? '0';
  return (
    <Link to={marketPath(market)} className="@container flex h-15 min-w-0 flex-1 items-center">
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <CoinIcon code={market.base.code} size={dense ? 28 : 32} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">
            {market.base.code}
            {market.kind !== 'spot' ? (
              <span className="ml-1 rounded-sm bg-surface-2 px-1 py-0.5 text-2xs font-medium text-text-2">
                {t(($) => $.home.entries[market.kind === 'stock' ? 'stocks' : 'contract'])}
              </span>
            ) : (
              <span className="hidden text-2xs font-medium text-text-3 @min-[12rem]:inline">/{market.quote.code}</span>
            )}
          </span>
          <span className="block truncate text-2xs text-text-3 @max-[12rem]:whitespace-normal">
            {tick === undefined ? '—' : t(($) => $.common.turnover, { volume: numbers.compact(tick.amount) })}
          </span>
        </span>
        <span className="hidden @min-[19.5rem]:block">
          <Sparkline
            points={market.sparkline}
            sign={signOf(change)}
            width={60}
            className={dense ? 'w-10' : 'w-9 @min-[22rem]:w-15'}
          />
        </span>
        <span className="flex shrink-0 flex-col items-end @min-[15rem]:flex-row @min-[15rem]:items-center @min-[15rem]:gap-2">
          <span className="min-w-18 text-right font-semibold">
            {tick === undefined ? (
              <span className="skeleton inline-block h-4 w-16" />
            ) : (
              <FlashPrice
                text={numbers.fixed(tick.price, market.priceDecimals)}
                direction={tick.direction}
                moves={tick.moves}
                aged={tick.aged}
              />
            )}
          </span>
          <ChangePill change={change} />
        </span>
      </span>
    </Link>
  );
});

/** A row on its way, in the same geometry. */
export function MarketRowSkeleton() {
  return (
    <div className="flex h-15 items-center gap-2">
      <span className="skeleton size-8 shrink-0 rounded-full" />
      <span className="flex flex-1 flex-col gap-1.5">
        <span className="skeleton h-4 w-20" />
        <span className="skeleton h-3 w-14" />
      </span>
      <span className="skeleton h-4 w-18" />
      <span className="skeleton h-6 w-18" />
    </div>
  );
}

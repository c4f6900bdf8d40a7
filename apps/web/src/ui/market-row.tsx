import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Market } from '../data/market/market.ts';
import { useTick } from '../data/market/use-market-data.ts';
import { signOf, useNumbers } from '../locales/number-format.ts';
import { ChangePill } from './change-pill.tsx';
import { CoinIcon } from './coin-icon.tsx';
import { FlashPrice } from './flash-price.tsx';
import { Sparkline } from './sparkline.tsx';

const marketPathOf = (market: number): string => `/pages/transaction/currency?match_id=${market}`;

/** A market with its live price: the row of every list. It has one height, whatever comes. */
export const MarketRow = memo(function MarketRow({ market, dense = false }: { market: Market; dense?: boolean }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const tick = useTick(market.id);
  const change = tick?.change ?? '0';
  return (
    <Link to={marketPathOf(market.id)} className="@container flex h-15 min-w-0 flex-1 items-center">
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <CoinIcon code={market.base.code} size={dense ? 28 : 32} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">
            {market.base.code}
            <span className="hidden text-2xs font-medium text-text-3 @min-[12rem]:inline">/{market.quote.code}</span>
          </span>
          <span className="block truncate text-2xs text-text-3">
            <span className="sr-only">{t(($) => $.markets.volume)} </span>
            {tick === undefined ? '—' : numbers.compact(tick.amount)}
          </span>
        </span>
        <span className={dense ? 'hidden @min-[20rem]:block' : 'hidden @min-[22rem]:block'}>
          <Sparkline points={market.sparkline} sign={signOf(change)} width={dense ? 42 : 60} />
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

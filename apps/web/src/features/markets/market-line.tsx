import { memo } from 'react';
import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { signOf, useNumbers } from '../../locales/number-format.ts';
import { ChangePill } from '../../ui/drawings/change-pill.tsx';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { FlashPrice } from '../../kit/market/flash-price.tsx';
import { Sparkline } from '../../ui/drawings/sparkline.tsx';
import { marketPath } from '../../kit/market/trade-path.ts';
import { MarketName } from './market-name.tsx';
import { StarButton } from '../../kit/market/star-button.tsx';
import { marketCells, marketColumns } from './market-columns.ts';

const noValue = '—';

interface MarketLineProps {
  market: Market;
  name: string | undefined;
  marked: boolean;
  starLabel: string;
  onStar: (market: Market) => void;
}

/** A row of the table of markets. It is one link, with the star above it; it has one height, whatever comes. */
export const MarketLine = memo(function MarketLine({ market, name, marked, starLabel, onStar }: MarketLineProps) {
  const numbers = useNumbers();
  const tick = useTick(market.id);
  const change = tick?.change ?? '0';
  const price = (text: string | undefined) =>
    text === undefined ? noValue : numbers.fixed(text, market.priceDecimals);
  const day = 'truncate text-right text-sm text-text-2';
  return (
    <div className={`${marketColumns} relative h-15 hover:bg-surface-1`}>
      <span role="cell" className={`flex items-center ${marketCells.star}`}>
        <StarButton
          label={starLabel}
          marked={marked}
          onToggle={() => onStar(market)}
          size="row"
          className="relative z-1 -mr-[4px] -ml-[12px]"
        />
        <CoinIcon code={market.base.code} size={24} />
      </span>
      <span role="cell" className={`min-w-0 ${marketCells.pair}`}>
        <Link to={marketPath(market)} className="block truncate font-semibold after:absolute after:inset-0">
          <MarketName market={market} />
        </Link>
        <span className="hidden truncate text-xs text-text-3 @min-[48rem]:block">{name}</span>
      </span>
      <span
        role="cell"
        className={`truncate text-2xs text-text-3 @min-[48rem]:text-right @min-[48rem]:text-sm @min-[48rem]:text-text-2 ${marketCells.volume}`}
      >
        {tick === undefined ? noValue : numbers.compact(tick.amount)}
      </span>
      <span role="cell" className={marketCells.shape}>
        <span className="block @min-[30rem]:hidden">
          <Sparkline points={market.sparkline} sign={signOf(change)} width={40} />
        </span>
        <span className="hidden @min-[30rem]:block">
          <Sparkline points={market.sparkline} sign={signOf(change)} width={80} />
        </span>
      </span>
      <span role="cell" className={`text-right font-semibold ${marketCells.price}`}>
        {tick === undefined ? (
          <span className="skeleton inline-block h-4 w-16" />
        ) : (
          <FlashPrice text={price(tick.price)} direction={tick.direction} moves={tick.moves} aged={tick.aged} />
        )}
      </span>
      <span role="cell" className={`text-right ${marketCells.change}`}>
        {tick === undefined ? <span className="skeleton inline-block h-6 w-18" /> : <ChangePill change={change} />}
      </span>
      <span role="cell" className={`${day} ${marketCells.high}`}>
        {price(tick?.high)}
      </span>
      <span role="cell" className={`${day} ${marketCells.low}`}>
        {price(tick?.low)}
      </span>
      <span role="cell" className={`${day} ${marketCells.base}`}>
        {tick === undefined ? noValue : numbers.compact(tick.volume)}
      </span>
    </div>
  );
});

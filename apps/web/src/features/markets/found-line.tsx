import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { ChangeText } from '../../ui/drawings/change-pill.tsx';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { FlashPrice } from '../../kit/market/flash-price.tsx';
import { marketPath } from '../../kit/market/trade-path.ts';
import { MarketName } from './market-name.tsx';
import { StarButton } from '../../kit/market/star-button.tsx';
import { useFavouriteToggle } from '../../kit/market/use-favourite.ts';

interface FoundLineProps {
  market: Market;
  name: string | undefined;
  /** Its place among the hottest; without one it answers a search. */
  place?: number | undefined;
  onOpen: () => void;
}

/** A market that a search found, or one that many look at: coin, name, price and its star. */
export function FoundLine({ market, name, place, onOpen }: FoundLineProps) {
  const numbers = useNumbers();
  const tick = useTick(market.id);
  const { favourites, labelOf, toggle } = useFavouriteToggle();
  return (
    <div className="@container">
      <div className="relative flex h-15 items-center gap-3 hover:bg-surface-1">
        {place !== undefined && (
          <span
            className={`hidden w-5 shrink-0 text-center @min-[14rem]:block text-sm font-semibold ${place <= 3 ? 'text-gold-text' : 'text-text-3'}`}
          >
            {place}
          </span>
        )}
        <span className="hidden @min-[14rem]:block">
          <CoinIcon code={market.base.code} size={28} />
        </span>
        <span className="min-w-0 flex-1">
          <Link
            to={marketPath(market)}
            onClick={onOpen}
            className="block truncate font-semibold after:absolute after:inset-0"
          >
            <MarketName market={market} />
          </Link>
          <span className="block truncate text-2xs text-text-3">{name}</span>
        </span>
        {tick !== undefined && (
          <span className="shrink-0 text-right">
            <FlashPrice
              text={numbers.fixed(tick.price, market.priceDecimals)}
              direction={tick.direction}
              moves={tick.moves}
              aged={tick.aged}
              className="block font-semibold"
            />
            <ChangeText change={tick.change} className="block text-xs" />
          </span>
        )}
        <StarButton
          label={labelOf(market)}
          marked={favourites.has(market.id)}
          onToggle={() => toggle(market)}
          size="row"
          className="relative z-1 -mr-[12px]"
        />
      </div>
    </div>
  );
}

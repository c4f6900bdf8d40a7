import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { FlashPrice } from './flash-price.tsx';

/** The last price of a market, live, in the colour of where it went. It renders by itself: nothing around it has to. */
export function LastPrice({ market, className = '' }: { market: Market; className?: string }) {
  const numbers = useNumbers();
  const tick = useTick(market.id);
  if (tick === undefined) return null;
  return (
    <FlashPrice
      text={numbers.fixed(tick.price, market.priceDecimals)}
      direction={tick.direction}
      moves={tick.moves}
      aged={tick.aged}
      className={`${tick.direction === 'down' ? 'text-down' : 'text-up'} ${className}`}
    />
  );
}

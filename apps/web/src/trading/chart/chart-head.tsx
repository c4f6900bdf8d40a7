import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { FlashPrice } from '../../kit/market/flash-price.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { ChangeText } from '../../ui/drawings/change-pill.tsx';

/** Pair and price over a chart that has the whole window: nothing else says them there. */
export function ChartHead({ market }: { market: Market }) {
  const numbers = useNumbers();
  const tick = useTick(market.id);
  return (
    <p className="flex min-h-9 shrink-0 items-center gap-3 px-1 text-sm">
      <b className="font-semibold">{market.symbol}</b>
      {tick !== undefined && (
        <>
          <FlashPrice
            text={numbers.fixed(tick.price, market.priceDecimals)}
            direction={tick.direction}
            moves={tick.moves}
            aged={tick.aged}
            className={`font-semibold ${tick.direction === 'down' ? 'text-down' : 'text-up'}`}
          />
          <ChangeText change={tick.change} className="text-xs" />
        </>
      )}
    </p>
  );
}

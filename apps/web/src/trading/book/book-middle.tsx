import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parseDecimalToInteger } from '@auric/api';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { FlashPrice } from '../../kit/market/flash-price.tsx';

interface BookMiddleProps {
  market: Market;
  onPick: (ticks: number) => void;
}

/** Between the sides: the last price and where it went, what it is in dollars, and the place of the spread. */
export function BookMiddle({ market, onPick }: BookMiddleProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const tick = useTick(market.id);
  const { priceDecimals } = market;
  if (tick === undefined) {
    return (
      <div className="appear-late flex h-14 flex-col justify-center gap-1.5">
        <span className="skeleton block h-5 w-24" />
        <span className="skeleton block h-3 w-20" />
      </div>
    );
  }
  const ticks = parseDecimalToInteger(fullDecimalText(tick.price, priceDecimals), priceDecimals);
  const Arrow = tick.direction === 'down' ? ArrowDown : ArrowUp;
  return (
    <div className="flex h-14 flex-col justify-center overflow-hidden">
      <button
        type="button"
        onClick={() => ticks !== null && onPick(ticks)}
        data-price
        data-aged={tick.aged || undefined}
        className={`flex min-h-6 items-center gap-0.5 text-left -outline-offset-2 ${tick.direction === 'down' ? 'text-down' : 'text-up'}`}
      >
        <FlashPrice
          text={numbers.fixed(tick.price, priceDecimals)}
          direction={tick.direction}
          moves={tick.moves}
          aged={tick.aged}
          className="text-base leading-6 font-semibold"
        />
        {tick.direction !== 'same' && <Arrow size={15} strokeWidth={2.5} aria-hidden className="shrink-0" />}
      </button>
      {/* A line each: side by side they would jump to the next line and back with every digit more or less. */}
      <span className="truncate text-2xs leading-[0.9rem] text-text-3">
        {market.quote.code === 'USDT' && <>≈ {numbers.dollars(tick.price)}</>}
      </span>
      <span className="truncate text-2xs leading-[0.9rem] text-text-3">
        {t(($) => $.trade.spread)} <span data-spread />
      </span>
    </div>
  );
}

import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parseDecimalToInteger } from '@auric/api';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import type { Direction } from '../../data/market/tick-store.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { FlashPrice } from '../../kit/market/flash-price.tsx';

interface BookMiddleProps {
  market: Market;
  onPick: (ticks: number) => void;
}

const arrowTurns: Readonly<Record<Direction, string>> = { up: '', down: 'rotate-180', same: 'invisible' };

/** Between the sides: the last price and where it went, and the place of the spread. */
export function BookMiddle({ market, onPick }: BookMiddleProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const tick = useTick(market.id);
  const { priceDecimals } = market;
  if (tick === undefined) {
    return (
      <div className="appear-late flex h-12 flex-col justify-center gap-1.5">
        <span className="skeleton block h-5 w-24" />
        <span className="skeleton block h-3 w-20" />
      </div>
    );
  }
  const ticks = parseDecimalToInteger(fullDecimalText(tick.price, priceDecimals), priceDecimals);
  return (
    <div className="flex h-12 flex-col justify-center overflow-hidden">
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
        {/* One drawing, turned: another one with every other price would be laid out anew each time. */}
        <ArrowUp size={15} strokeWidth={2.5} aria-hidden className={`shrink-0 ${arrowTurns[tick.direction]}`} />
      </button>
      <span className="truncate text-2xs leading-[0.9rem] text-text-3">
        {t(($) => $.trade.spread)} <span data-spread />
      </span>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { Market } from '../../../data/market/market.ts';
import type { BookRow } from '../../../data/market/order-book.ts';
import { useNumbers } from '../../../locales/number-format.ts';

interface BookSideProps {
  market: Market;
  side: 'asks' | 'bids';
  rows: readonly BookRow[];
  depth: number;
  deepest: number;
  onPick: (ticks: number) => void;
}

/** One side of the book: always `depth` rows of one height, so that nothing moves when levels come and go. */
export function BookSide({ market, side, rows, depth, deepest, onPick }: BookSideProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const bar = side === 'asks' ? 'var(--down-bar)' : 'var(--up-bar)';
  const colour = side === 'asks' ? 'text-down' : 'text-up';
  const filled: (BookRow | undefined)[] = Array.from({ length: depth }, (_, index) => rows[index]);
  // The best ask stands next to the middle, so the asks are turned round.
  const ordered = side === 'asks' ? filled.reverse() : filled;
  return (
    <tbody aria-label={side === 'asks' ? t(($) => $.trade.asks) : t(($) => $.trade.bids)}>
      {ordered.map((row, index) =>
        row === undefined ? (
          <tr key={`none ${index}`} aria-hidden className="h-5">
            <td colSpan={2} />
          </tr>
        ) : (
          <tr
            key={row.price}
            onClick={() => onPick(row.price)}
            className="h-5 cursor-pointer"
            style={{
              background: `linear-gradient(to left, ${bar} ${deepest === 0 ? 0 : (row.total / deepest) * 100}%, transparent 0)`,
            }}
          >
            <td data-price className={`text-left font-medium ${colour}`}>
              {numbers.units(row.price, market.priceDecimals)}
            </td>
            <td className="text-right text-text-2">{bookQuantity(numbers, row.quantity, market)}</td>
          </tr>
        ),
      )}
    </tbody>
  );
}

const widestQuantity = 100_000;

/** Quantities of a narrow column: exact while they fit, with K and M beyond. */
function bookQuantity(numbers: ReturnType<typeof useNumbers>, lots: number, market: Market): string {
  const whole = lots / 10 ** market.quantityDecimals;
  const text = numbers.units(lots, market.quantityDecimals, Math.min(market.quantityDecimals, 4));
  return whole < widestQuantity ? text : numbers.compact(String(whole));
}

import { formatDecimal } from '@auric/api';
import { memo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import type { BookRow } from '../../data/market/order-book.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { listedQuantity } from '../desk/listed-quantity.ts';

interface BookSideProps {
  market: Market;
  side: 'asks' | 'bids';
  rows: readonly BookRow[];
  depth: number;
  deepest: number;
  /** False until the first levels have come. */
  known: boolean;
  /** The levels at which an own order rests, in ticks. */
  own: ReadonlySet<number>;
  onPick: (ticks: number) => void;
}

/**
 * One side of the book: always `depth` rows of one height, so that nothing moves when levels come and go. A row is its
 * place and not its price: what the finger or the focus is on stays where it is. One tab stop, arrow keys within.
 */
export function BookSide({ market, side, rows, depth, deepest, known, own, onPick }: BookSideProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [focused, setFocused] = useState(0);
  const stop = focused < rows.length ? focused : 0;
  // The best ask stands next to the middle, so the asks are turned round.
  const places = Array.from({ length: depth }, (_, place) => (side === 'asks' ? depth - 1 - place : place));
  return (
    <tbody
      aria-label={side === 'asks' ? t(($) => $.trade.asks) : t(($) => $.trade.bids)}
      className={known ? undefined : 'appear-late'}
      onKeyDown={moveFocus}
    >
      {places.map((place) => {
        const row = rows[place];
        if (row === undefined) return <EmptyLevel key={place} known={known} />;
        return (
          <Level
            key={place}
            side={side}
            place={place}
            ticks={row.price}
            price={numbers.units(row.price, market.priceDecimals)}
            quantity={listedQuantity(numbers, formatDecimal(row.quantity, market.quantityDecimals), market)}
            percent={deepest === 0 ? 0 : Math.round((row.total / deepest) * 100)}
            isStop={place === stop}
            own={own.has(row.price) ? t(($) => $.trade.ownOrder) : null}
            onFocus={setFocused}
            onPick={onPick}
          />
        );
      })}
    </tbody>
  );
}

interface LevelProps {
  side: 'asks' | 'bids';
  place: number;
  ticks: number;
  price: string;
  quantity: string;
  percent: number;
  isStop: boolean;
  /** How the mark of an own order at this level is called; null: there is none. */
  own: string | null;
  onFocus: (place: number) => void;
  onPick: (ticks: number) => void;
}

const Level = memo(function Level(props: LevelProps) {
  const { side, place, ticks, price, quantity, percent, isStop, own, onFocus, onPick } = props;
  return (
    <tr className="relative isolate h-6 hover:bg-surface-2">
      <td className="p-0">
        {/* The bar lies under the text of its row. A change of it moves nothing and draws nothing else anew. */}
        <span
          aria-hidden
          className={`pointer-events-none absolute inset-0 -z-1 origin-right ${side === 'asks' ? 'bg-down-bar' : 'bg-up-bar'}`}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
        {/* The button reaches over the whole row. */}
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          data-price
          onFocus={() => onFocus(place)}
          onClick={() => onPick(ticks)}
          className={`block h-6 w-full touch-manipulation text-left font-medium whitespace-nowrap after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-gold-text ${side === 'asks' ? 'text-down' : 'text-up'}`}
        >
          {price}
          {own !== null && (
            <>
              <span aria-hidden className="ml-1 inline-block size-1.25 rounded-full bg-gold-text align-middle" />
              <span className="sr-only"> {own}</span>
            </>
          )}
        </button>
      </td>
      <td className="p-0 text-right whitespace-nowrap text-text-2">{quantity}</td>
    </tr>
  );
});

function EmptyLevel({ known }: { known: boolean }) {
  return (
    <tr aria-hidden className="h-6">
      <td colSpan={2} className="p-0">
        {!known && <span className="skeleton block h-3.5" />}
      </td>
    </tr>
  );
}

/** Up and down go through the rows as they stand. */
function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  event.preventDefault();
  buttons[at + by]?.focus();
}

import { memo, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Side } from './book-face.ts';

interface BookSideProps {
  side: Side;
  depth: number;
  withSum: boolean;
  /** False until the first levels have come. */
  known: boolean;
  onFocus: (side: Side, element: Element) => void;
  onPick: (element: Element) => void;
}

/**
 * One side of the book: always `depth` rows of one height, so that nothing moves when levels come and go. They are empty
 * here; `BookFace` writes into them what the book says.
 */
export const BookSide = memo(function BookSide({ side, depth, withSum, known, onFocus, onPick }: BookSideProps) {
  const { t } = useTranslation();
  const rows = Array.from({ length: depth }, (_, place) => place);
  return (
    <div
      role="rowgroup"
      data-side={side}
      aria-label={side === 'asks' ? t(($) => $.trade.asks) : t(($) => $.trade.bids)}
      className="relative"
      onKeyDown={moveFocus}
      onFocus={(event) => onFocus(side, event.target)}
      onClick={(event) => onPick(event.target as Element)}
    >
      {rows.map((place) => (
        <Level key={place} side={side} withSum={withSum} />
      ))}
      {!known && (
        <div aria-hidden className="appear-late absolute inset-0 flex flex-col">
          {rows.map((place) => (
            <span key={place} className="flex h-6 items-center">
              <span className="skeleton h-3.5 w-full" />
            </span>
          ))}
        </div>
      )}
    </div>
  );
});

function Level({ side, withSum }: { side: Side; withSum: boolean }) {
  const { t } = useTranslation();
  const colour = side === 'asks' ? 'text-down' : 'text-up';
  return (
    <div
      role="row"
      className={`relative isolate grid h-6 items-center whitespace-nowrap contain-strict hover:bg-surface-2 data-empty:invisible ${withSum ? 'grid-cols-3' : 'grid-cols-[1fr_auto]'}`}
    >
      {/* The bar lies under the text of its row. A change of it moves nothing and draws nothing else anew. */}
      <span
        aria-hidden
        data-bar
        className={`pointer-events-none absolute inset-0 -z-1 origin-right ${side === 'asks' ? 'bg-down-bar' : 'bg-up-bar'}`}
      />
      <span role="cell">
        {/* The button reaches over the whole row. */}
        <button
          type="button"
          tabIndex={-1}
          data-price
          className={`block h-6 w-full touch-manipulation text-left font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-gold-text ${colour}`}
        >
          <span data-own hidden>
            <span aria-hidden className="ml-1 inline-block size-1.25 rounded-full bg-gold-text align-middle" />
            <span className="sr-only"> {t(($) => $.trade.ownOrder)}</span>
          </span>
        </button>
      </span>
      <span role="cell" data-quantity className="text-right text-text-2" />
      <span role="cell" data-sum className={withSum ? 'text-right text-text-2' : 'hidden'} />
    </div>
  );
}

/** Up and down go through the rows as they stand. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="row"]:not([data-empty]) button')];
  const at = buttons.indexOf(event.target as HTMLElement);
  event.preventDefault();
  buttons[at + by]?.focus();
}

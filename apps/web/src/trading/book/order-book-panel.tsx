import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useBookKnown } from '../../data/market/use-market-data.ts';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { BookLook, Side } from './book-face.ts';
import { BookMiddle } from './book-middle.tsx';
import { BookSide } from './book-side.tsx';
import { BookViewButton, type BookView } from './book-view-button.tsx';
import { ownLevels } from './own-levels.ts';
import { useBookFace } from './use-book-face.ts';

/** Steps of the book, in ticks. */
const steps = ['1', '10', '100', '1000'] as const;
type Step = (typeof steps)[number];

const noOrders: never[] = [];
const sidesOf: Readonly<Record<BookView, readonly Side[]>> = { both: ['asks', 'bids'], asks: ['asks'], bids: ['bids'] };

interface OrderBookPanelProps {
  market: Market;
  /** Rows of each side; one side alone has twice as many. */
  depth: number;
  /** With a column of what there is up to each level. */
  withSum?: boolean;
  onPick: (ticks: number) => void;
}

/** The live book with depth bars; a touch on a level takes its price into the ticket. A table for those who listen. */
export const OrderBookPanel = memo(function OrderBookPanel(props: OrderBookPanelProps) {
  const { market, depth, withSum = false } = props;
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [step, setStep] = useState<Step>('1');
  const [shown, setShown] = useState<BookView>('both');
  return (
    <section aria-label={t(($) => $.trade.book)} className="min-w-0 text-xs">
      <BookTable {...props} withSum={withSum} step={Number(step)} shown={shown} height={bookHeight(depth)} />
      <div className="mt-1 flex items-center gap-2">
        <SelectField
          quiet
          small
          label={t(($) => $.trade.grouping)}
          value={step}
          onChange={setStep}
          options={steps.map((value) => ({ value, label: numbers.units(Number(value), market.priceDecimals) }))}
          className="min-w-0 flex-1"
        />
        <BookViewButton shown={shown} onChange={setShown} />
      </div>
    </section>
  );
});

/** As high as its head, its rows and its middle: what changes in it many times a second stays out of the page. */
const bookHeight = (depth: number): string => `${1.5 + depth * 3 + 3}rem`;

interface BookTableProps extends Required<OrderBookPanelProps> {
  step: number;
  shown: BookView;
  height: string;
}

function BookTable({ market, depth, withSum, step, shown, height, onPick }: BookTableProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const table = useRef<HTMLDivElement>(null);
  const known = useBookKnown(market);
  const { data: open = noOrders } = useOpenOrders();
  const own = useMemo(() => ownLevels(open, market, step), [open, market, step]);
  const rows = shown === 'both' ? depth : depth * 2;
  const look = useMemo(
    (): BookLook => ({ market, numbers, sides: sidesOf[shown], depth: rows, step, own, withSum }),
    [market, numbers, shown, rows, step, own, withSum],
  );
  const face = useBookFace(table, look);
  const pick = useCallback(
    (element: Element) => {
      const ticks = face.current?.ticksAt(element) ?? null;
      if (ticks !== null) onPick(ticks);
    },
    [face, onPick],
  );
  const focus = useCallback((side: Side, element: Element) => face.current?.focused(side, element), [face]);
  const side = (name: Side) =>
    sidesOf[shown].includes(name) && (
      <BookSide side={name} depth={rows} withSum={withSum} known={known} onFocus={focus} onPick={pick} />
    );
  return (
    <div
      ref={table}
      role="table"
      aria-label={t(($) => $.trade.book)}
      aria-busy={!known}
      className="contain-strict in-data-stale:grayscale"
      style={{ height }}
    >
      <div role="rowgroup">
        <div
          role="row"
          className={`grid h-6 items-center text-2xs text-text-3 ${withSum ? 'grid-cols-3' : 'grid-cols-2'}`}
        >
          <span role="columnheader" className="truncate">
            {t(($) => $.joined.inUnit, { what: t(($) => $.trade.price), unit: market.quote.code })}
          </span>
          <span role="columnheader" className="truncate text-right">
            <span className="sr-only">{t(($) => $.trade.amount)}</span> {market.base.code}
          </span>
          {withSum && (
            <span role="columnheader" className="truncate text-right">
              {t(($) => $.trade.sum)}
            </span>
          )}
        </div>
      </div>
      {side('asks')}
      <div role="rowgroup">
        <div role="row">
          <div role="cell">
            <BookMiddle market={market} onPick={onPick} />
          </div>
        </div>
      </div>
      {side('bids')}
    </div>
  );
}

import { memo, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useOrderBook } from '../../data/market/use-market-data.ts';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { BookMiddle } from './book-middle.tsx';
import { BookSide } from './book-side.tsx';
import { BookViewButton, type BookView } from './book-view-button.tsx';
import { ownLevels } from './own-levels.ts';

/** Steps of the book, in ticks. */
const steps = ['1', '10', '100', '1000'] as const;
type Step = (typeof steps)[number];

const noOrders: never[] = [];

interface OrderBookPanelProps {
  market: Market;
  /** Rows of each side; one side alone has twice as many. */
  depth: number;
  onPick: (ticks: number) => void;
}

/** The live book with depth bars; a touch on a level takes its price into the ticket. A real table for those who listen. */
export const OrderBookPanel = memo(function OrderBookPanel({ market, depth, onPick }: OrderBookPanelProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [step, setStep] = useState<Step>('1');
  const [shown, setShown] = useState<BookView>('both');
  const book = useOrderBook(market);
  const { data: open = noOrders } = useOpenOrders();
  const own = useMemo(() => ownLevels(open, market, Number(step)), [open, market, step]);
  const rows = shown === 'both' ? depth : depth * 2;
  const view = book.view(rows, Number(step));
  const spread = view.bestAsk === undefined || view.bestBid === undefined ? undefined : view.bestAsk - view.bestBid;
  const deepest = shown === 'both' ? view.deepest : (view[shown].at(-1)?.total ?? 0);
  const side = (name: 'asks' | 'bids'): ReactNode =>
    (shown === 'both' || shown === name) && (
      <BookSide
        market={market}
        side={name}
        rows={view[name]}
        depth={rows}
        deepest={deepest}
        known={book.known}
        own={own[name]}
        onPick={onPick}
      />
    );
  return (
    <section aria-label={t(($) => $.trade.book)} aria-busy={!book.known} className="min-w-0 text-xs">
      {/* As high as its head, its rows and its middle: what changes in it many times a second stays out of the page. */}
      <div className="contain-strict" style={{ height: `${1.5 + depth * 3 + 3.5}rem` }}>
        <table className="w-full table-fixed border-collapse in-data-stale:grayscale">
          <caption className="sr-only">{t(($) => $.trade.book)}</caption>
          <thead>
            <tr className="h-6 text-2xs text-text-3">
              <th scope="col" className="truncate p-0 text-left font-normal">
                {t(($) => $.trade.price)} {market.quote.code}
              </th>
              <th scope="col" className="truncate p-0 text-right font-normal">
                <span className="sr-only">{t(($) => $.trade.amount)}</span> {market.base.code}
              </th>
            </tr>
          </thead>
          {side('asks')}
          <tbody>
            <tr>
              <td colSpan={2} className="p-0">
                <BookMiddle market={market} spread={spread} onPick={onPick} />
              </td>
            </tr>
          </tbody>
          {side('bids')}
        </table>
      </div>
      <div className="mt-1 flex items-center gap-2">
        <SelectField
          quiet
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

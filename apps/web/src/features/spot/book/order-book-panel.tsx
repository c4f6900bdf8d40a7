import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../../data/market/market.ts';
import { useOrderBook, useTick } from '../../../data/market/use-market-data.ts';
import { useNumbers } from '../../../locales/number-format.ts';
import { FlashPrice } from '../../../ui/flash-price.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { BookSide } from './book-side.tsx';

/** Steps of the book, in ticks. */
const steps = ['1', '10', '100', '1000'] as const;
type Step = (typeof steps)[number];

interface OrderBookPanelProps {
  market: Market;
  depth: number;
  onPick: (ticks: number) => void;
}

/** The live book with depth bars; a touch on a level takes its price into the ticket. A real table for those who listen. */
export function OrderBookPanel({ market, depth, onPick }: OrderBookPanelProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [step, setStep] = useState<Step>('1');
  const book = useOrderBook(market);
  const tick = useTick(market.id);
  const view = book.view(depth, Number(step));
  const spread =
    view.bestAsk === undefined || view.bestBid === undefined
      ? '—'
      : numbers.units(view.bestAsk - view.bestBid, market.priceDecimals);
  return (
    <section aria-label={t(($) => $.trade.book)} aria-busy={!book.known} className="text-xs">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t(($) => $.trade.book)}</caption>
        <thead>
          <tr className="h-6 text-2xs text-text-3">
            <th scope="col" className="truncate text-left font-normal">
              {t(($) => $.trade.price)} {market.quote.code}
            </th>
            <th scope="col" className="truncate text-right font-normal">
              <span className="sr-only">{t(($) => $.trade.amount)}</span> {market.base.code}
            </th>
          </tr>
        </thead>
        <BookSide market={market} side="asks" rows={view.asks} depth={depth} deepest={view.deepest} onPick={onPick} />
        <tbody>
          <tr className="h-13">
            <td colSpan={2} className="align-middle">
              {tick === undefined ? (
                <span className="skeleton block h-5 w-24" />
              ) : (
                <FlashPrice
                  text={numbers.fixed(tick.price, market.priceDecimals)}
                  direction={tick.direction}
                  moves={tick.moves}
                  aged={tick.aged}
                  className={`block text-base leading-5 font-semibold ${tick.direction === 'down' ? 'text-down' : 'text-up'}`}
                />
              )}
              <span className="block text-2xs text-text-3">
                {t(($) => $.trade.spread)} {spread}
              </span>
            </td>
          </tr>
        </tbody>
        <BookSide market={market} side="bids" rows={view.bids} depth={depth} deepest={view.deepest} onPick={onPick} />
      </table>
      <SelectField
        quiet
        label={t(($) => $.trade.grouping)}
        value={step}
        onChange={setStep}
        options={steps.map((value) => ({ value, label: numbers.units(Number(value), market.priceDecimals) }))}
        className="mt-2"
        height="min-h-8"
      />
    </section>
  );
}

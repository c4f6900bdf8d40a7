import { formatDecimal } from '@auric/api';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import type { BookRow } from '../../data/market/order-book.ts';
import { useOrderBook } from '../../data/market/use-market-data.ts';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { DepthView } from '../../ui/drawings/depth-view.tsx';
import { Choice } from '../../ui/fields/choice.tsx';

/** As many as the book of the wire has. */
const drawnLevels = 100;

/** How far the axis of the drawing may reach to each side, in percent of the price in the middle. */
const reaches = ['0.1', '0.5', '1', '2', '5'] as const;
type Reach = (typeof reaches)[number];

/** The prices of the own orders that rest in the book of a market. */
function useOwnPrices({ id }: Market): readonly number[] {
  const { data: open } = useOpenOrders();
  return useMemo(
    () =>
      (open ?? [])
        .filter(({ match_id, price, state }) => match_id === id && state !== 'pending' && price !== '0')
        .map(({ price }) => Number(price)),
    [open, id],
  );
}

/** Bids and asks side by side with their bars growing from the middle, and above them the stairs of the whole depth. */
export function DepthPanel({ market, levels = 12 }: { market: Market; levels?: number }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const book = useOrderBook(market);
  const own = useOwnPrices(market);
  const [reach, setReach] = useState<Reach>('2');
  const drawn = useMemo(() => book.view(drawnLevels), [book]);
  const view = useMemo(() => book.view(levels), [book, levels]);
  const told = (rows: readonly BookRow[]) =>
    rows.map((row) => ({
      price: formatDecimal(row.price, market.priceDecimals),
      quantity: formatDecimal(row.quantity, market.quantityDecimals),
    }));
  const priceText = (price: string) => numbers.fixed(price, market.priceDecimals);
  return (
    <section aria-label={t(($) => $.parts.depth)} aria-busy={!book.known} className="@container">
      {book.known ? (
        <DepthView
          reachPercent={Number(reach)}
          own={own}
          bids={told(drawn.bids)}
          asks={told(drawn.asks)}
          priceText={priceText}
          totalText={(total) => numbers.compact(String(total))}
        />
      ) : (
        <span className="skeleton appear-late block h-40 w-full" />
      )}
      <Choice<Reach>
        label={t(($) => $.chart.depthRange)}
        look="chips"
        value={reach}
        onChange={setReach}
        options={reaches.map((value) => ({ value, label: `±${numbers.share(value, 1, 0)}` }))}
        className="justify-center"
      />
      {/* The table of the drawing above says the same to those who listen. */}
      <div aria-hidden className="mt-3 grid grid-cols-2 gap-2 text-xs">
        <p className="flex justify-between text-2xs text-text-3">
          <span className="truncate">{t(($) => $.trade.bids)}</span>
          <span className="truncate">{t(($) => $.trade.price)}</span>
        </p>
        <p className="flex justify-between text-2xs text-text-3">
          <span className="truncate">{t(($) => $.trade.price)}</span>
          <span className="truncate">{t(($) => $.trade.asks)}</span>
        </p>
        <DepthColumn market={market} side="bids" rows={view.bids} deepest={view.deepest} levels={levels} />
        <DepthColumn market={market} side="asks" rows={view.asks} deepest={view.deepest} levels={levels} />
      </div>
    </section>
  );
}

interface DepthColumnProps {
  market: Market;
  side: 'bids' | 'asks';
  rows: readonly BookRow[];
  deepest: number;
  levels: number;
}

/** Where letters are large, the amount stands under its price: a number is never shortened. */
const rowShape = 'flex h-9 flex-col-reverse justify-center gap-x-2 px-1 @min-[17rem]:h-6 @min-[17rem]:items-center';
const alignment = {
  bids: 'items-end @min-[17rem]:flex-row @min-[17rem]:justify-between',
  asks: 'items-start @min-[17rem]:flex-row-reverse @min-[17rem]:justify-between',
} as const;

function DepthColumn({ market, side, rows, deepest, levels }: DepthColumnProps) {
  const numbers = useNumbers();
  const bids = side === 'bids';
  const bar = bids ? 'var(--up-bar)' : 'var(--down-bar)';
  return (
    <ol>
      {Array.from({ length: levels }, (_, index) => {
        const row = rows[index];
        // A row is its place: one that moves with its price would be another element for the finger on it.
        if (row === undefined) return <li key={index} className={rowShape} />;
        const share = deepest === 0 ? 0 : (row.total / deepest) * 100;
        const quantity = numbers.units(row.quantity, market.quantityDecimals, Math.min(market.quantityDecimals, 4));
        return (
          <li
            key={index}
            style={{ background: `linear-gradient(to ${bids ? 'left' : 'right'}, ${bar} ${share}%, transparent 0)` }}
            className={`${rowShape} ${alignment[side]}`}
          >
            <span className="text-text-2">{quantity}</span>
            <span data-price className={`font-medium ${bids ? 'text-up' : 'text-down'}`}>
              {numbers.units(row.price, market.priceDecimals)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

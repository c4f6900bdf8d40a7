import { formatDecimal } from '@auric/api';
import type { Market } from '../../data/market/market.ts';
import type { BestPrices } from '../../data/market/order-book.ts';
import type { OrderBookState } from '../../data/market/order-book-store.ts';
import type { NumberFormats } from '../../locales/number-format.ts';
import { listedQuantity } from '../desk/listed-quantity.ts';
import { setText, type LevelFormat } from './level-row.ts';
import type { OwnLevels } from './own-levels.ts';
import { SideRows } from './side-rows.ts';

export type Side = 'asks' | 'bids';

/** What the book shows of the market, and how. */
export interface BookLook {
  market: Market;
  numbers: NumberFormats;
  /** The sides that are shown, and the rows of each. */
  sides: readonly Side[];
  depth: number;
  /** The ticks that one row gathers. */
  step: number;
  own: OwnLevels;
  withSum: boolean;
}

/** More prices than these are forgotten: a day of a moving market has no end of them. */
const rememberedMax = 2000;

/** The live book in the rows that React has made for it. */
export class BookFace {
  readonly #look: BookLook;
  readonly #sides = new Map<Side, SideRows>();
  readonly #table: HTMLElement;
  #spread: HTMLElement | null = null;

  constructor(table: HTMLElement, look: BookLook) {
    this.#table = table;
    this.#look = look;
    const format = formatOf(look);
    for (const side of look.sides) {
      const rows = [...table.querySelectorAll<HTMLElement>(`[data-side="${side}"] [role="row"]`)];
      // The best ask stands next to the middle, below all others.
      if (side === 'asks') rows.reverse();
      this.#sides.set(side, new SideRows(rows, format, look.withSum, look.own[side]));
    }
  }

  show(book: OrderBookState): void {
    const { depth, step, sides } = this.#look;
    const view = book.view(depth, step);
    const deepest = sides.length === 1 ? (view[sides[0] ?? 'asks'].at(-1)?.total ?? 0) : view.deepest;
    for (const [side, rows] of this.#sides) rows.show(view[side], deepest);
    this.#showSpread(view);
  }

  /** Its place comes with the first price, which may be later than the book. */
  #showSpread({ bestAsk, bestBid }: BestPrices): void {
    this.#spread ??= this.#table.querySelector('[data-spread]');
    if (this.#spread === null) return;
    const { numbers, market } = this.#look;
    const spread = bestAsk === undefined || bestBid === undefined ? undefined : bestAsk - bestBid;
    // Over the night bids and asks of a stock may cross: what would trade then isn't the cost of trading at once.
    setText(this.#spread, spread === undefined || spread < 0 ? '—' : numbers.units(spread, market.priceDecimals));
  }

  /** The price of the level that an element belongs to, in ticks. */
  ticksAt(element: Element): number | null {
    for (const rows of this.#sides.values()) {
      const ticks = rows.ticksAt(element);
      if (ticks !== null) return ticks;
    }
    return null;
  }

  focused(side: Side, element: Element): void {
    this.#sides.get(side)?.focused(element);
  }
}

function formatOf({ market, numbers }: BookLook): LevelFormat {
  const prices = new Map<number, string>();
  return {
    price: (ticks) => {
      let text = prices.get(ticks);
      if (text === undefined) {
        text = numbers.units(ticks, market.priceDecimals);
        if (prices.size >= rememberedMax) prices.clear();
        prices.set(ticks, text);
      }
      return text;
    },
    quantity: (lots) => listedQuantity(numbers, formatDecimal(lots, market.quantityDecimals), market),
  };
}

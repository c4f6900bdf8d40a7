import type { PublicTrade } from '@auric/api';
import { setText } from '../book/level-row.ts';

/** How the parts of a trade are written in the language. */
export interface TradeFormat {
  side: (side: PublicTrade['side']) => string;
  price: (price: string) => string;
  quantity: (quantity: string) => string;
  clock: (time: number) => string;
}

interface TradeText {
  side: PublicTrade['side'];
  cells: readonly string[];
}

/** The latest trades in rows that React has made. A row is its place: all of them say something else with every trade. */
export class TradeRows {
  readonly #rows: readonly HTMLElement[];
  readonly #format: TradeFormat;
  /** What was worked out for a trade is the same in each place that it moves through. */
  readonly #texts = new WeakMap<PublicTrade, TradeText>();

  constructor(table: HTMLElement, format: TradeFormat) {
    this.#rows = [...table.querySelectorAll<HTMLElement>('[data-trade]')];
    this.#format = format;
  }

  show(trades: readonly PublicTrade[]): void {
    this.#rows.forEach((row, place) => {
      const trade = trades[place];
      row.toggleAttribute('data-empty', trade === undefined);
      if (trade !== undefined) write(row, this.#textOf(trade));
    });
  }

  #textOf(trade: PublicTrade): TradeText {
    let text = this.#texts.get(trade);
    if (text === undefined) {
      const { side, price, quantity, time } = trade;
      const format = this.#format;
      text = {
        side,
        cells: [`${format.side(side)} `, format.price(price), format.quantity(quantity), format.clock(time)],
      };
      this.#texts.set(trade, text);
    }
    return text;
  }
}

/** The cells of a row in the order of `TradeText`. */
function write(row: HTMLElement, { side, cells }: TradeText): void {
  if (row.dataset['side'] !== side) row.dataset['side'] = side;
  row.querySelectorAll<HTMLElement>('[data-text]').forEach((cell, index) => setText(cell, cells[index] ?? ''));
}

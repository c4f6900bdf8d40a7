import type { BookRow } from '../../data/market/order-book.ts';

/** How the numbers of a level are written, in the language and to the decimals of its market. */
export interface LevelFormat {
  price: (ticks: number) => string;
  quantity: (lots: number) => string;
}

/** The elements of a row are found by these marks. */
const marks = { bar: 'data-bar', price: 'data-price', quantity: 'data-quantity', sum: 'data-sum', own: 'data-own' };

function part(row: HTMLElement, name: keyof typeof marks): HTMLElement {
  const element = row.querySelector<HTMLElement>(`[${marks[name]}]`);
  if (element === null) throw new Error(`a row of the book has no ${name}`);
  return element;
}

/**
 * A row of the book on the screen. React has made it and never touches what it says: with every change of the book that
 * would cost more than all the rest of the page. Only what is another thing than before is written.
 */
export class LevelRow {
  readonly #row: HTMLElement;
  readonly #format: LevelFormat;
  readonly #withSum: boolean;
  readonly #bar: HTMLElement;
  readonly #price: HTMLElement;
  readonly #quantity: HTMLElement;
  readonly #sum: HTMLElement;
  readonly #own: HTMLElement;
  #empty: boolean | undefined;
  #written = { price: -1, quantity: -1, total: -1, percent: -1, own: false };

  constructor(row: HTMLElement, format: LevelFormat, withSum: boolean) {
    this.#row = row;
    this.#format = format;
    this.#withSum = withSum;
    this.#bar = part(row, 'bar');
    this.#price = part(row, 'price');
    this.#quantity = part(row, 'quantity');
    this.#sum = part(row, 'sum');
    this.#own = part(row, 'own');
    this.#own.hidden = true;
    this.clear();
  }

  /** The price of the level in ticks; null for an empty place. */
  get ticks(): number | null {
    return this.#empty === true ? null : this.#written.price;
  }

  /** Makes it the row that Tab stops at, or one that only arrow keys reach. */
  setStop(isStop: boolean): void {
    this.#price.tabIndex = isStop ? 0 : -1;
  }

  holds(element: Element): boolean {
    return this.#row.contains(element);
  }

  clear(): void {
    if (this.#empty === true) return;
    this.#empty = true;
    this.#row.toggleAttribute('data-empty', true);
  }

  /** Shows a level whose bar covers so many percent of the row, with or without the mark of an own order. */
  show({ price, quantity, total }: BookRow, percent: number, own: boolean): void {
    const before = this.#written;
    if (this.#empty === true) this.#row.toggleAttribute('data-empty', false);
    this.#empty = false;
    if (price !== before.price) setText(this.#price, this.#format.price(price));
    if (quantity !== before.quantity) setText(this.#quantity, this.#format.quantity(quantity));
    if (this.#withSum && total !== before.total) setText(this.#sum, this.#format.quantity(total));
    if (percent !== before.percent) this.#bar.style.transform = `scaleX(${percent / 100})`;
    if (own !== before.own) this.#own.hidden = !own;
    this.#written = { price, quantity, total, percent, own };
  }
}

/** A change of the text node that is there is less work for the browser than another node. */
export function setText(element: HTMLElement, text: string): void {
  const { firstChild } = element;
  if (!(firstChild instanceof Text)) element.prepend(text);
  else if (firstChild.data !== text) firstChild.data = text;
}

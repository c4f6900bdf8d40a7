import type { BookRow } from '../../data/market/order-book.ts';
import { LevelRow, type LevelFormat } from './level-row.ts';

/**
 * The rows of one side, the best level first. A row is its place and not its price: what the finger or the focus is on
 * stays where it is. One tab stop, arrow keys within.
 */
export class SideRows {
  readonly #rows: readonly LevelRow[];
  readonly #own: ReadonlySet<number>;
  #wantedStop = 0;
  #stop = -1;
  #known = 0;

  constructor(rows: readonly HTMLElement[], format: LevelFormat, withSum: boolean, own: ReadonlySet<number>) {
    this.#rows = rows.map((row) => new LevelRow(row, format, withSum));
    this.#own = own;
    this.#placeStop();
  }

  /** `deepest` is the total that a full bar stands for. */
  show(levels: readonly BookRow[], deepest: number): void {
    this.#rows.forEach((row, place) => {
      const level = levels[place];
      if (level === undefined) row.clear();
      else row.show(level, deepest === 0 ? 0 : Math.round((level.total / deepest) * 100), this.#own.has(level.price));
    });
    this.#known = levels.length;
    this.#placeStop();
  }

  /** The price of the level that an element belongs to, in ticks; null where it belongs to none. */
  ticksAt(element: Element): number | null {
    return this.#rows.find((row) => row.holds(element))?.ticks ?? null;
  }

  /** The focus has come to an element of these rows: Tab leads back to it. */
  focused(element: Element): void {
    this.#wantedStop = Math.max(
      0,
      this.#rows.findIndex((row) => row.holds(element)),
    );
    this.#placeStop();
  }

  #placeStop(): void {
    const stop = this.#wantedStop < this.#known ? this.#wantedStop : 0;
    if (stop === this.#stop) return;
    this.#stop = stop;
    this.#rows.forEach((row, place) => row.setStop(place === stop));
  }
}

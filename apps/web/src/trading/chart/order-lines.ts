import type { WireOrder } from '@auric/api';
import { LineStyle, type IPriceLine, type ISeriesApi } from 'lightweight-charts';
import type { ChartColours } from './chart-colours.ts';

export interface OrderLine {
  order: WireOrder;
  price: number;
  side: 'buy' | 'sell';
  /** What kind of order it is, for its tag at the scale. */
  title: string;
  /** Held by its owner, on its way to another price. */
  held: boolean;
}

/** The own orders as thin lines at their prices. What they are stands at the scale, never over the candles. */
export class OrderLines {
  readonly #series: ISeriesApi<'Candlestick'>;
  #lines: readonly OrderLine[] = [];
  #drawn: IPriceLine[] = [];

  constructor(series: ISeriesApi<'Candlestick'>) {
    this.#series = series;
  }

  get lines(): readonly OrderLine[] {
    return this.#lines;
  }

  /** Draws these lines instead of the ones before. */
  draw(lines: readonly OrderLine[], colours: ChartColours): void {
    this.#lines = lines;
    this.#drawn.forEach((line) => this.#series.removePriceLine(line));
    this.#drawn = lines.map(({ price, side, held }) =>
      this.#series.createPriceLine({
        price,
        title: '',
        color: side === 'buy' ? colours.up : colours.down,
        // One that is held says where it is; the others have their tags.
        axisLabelVisible: held,
        lineWidth: held ? 2 : 1,
        lineStyle: held ? LineStyle.Solid : LineStyle.SparseDotted,
      }),
    );
  }
}

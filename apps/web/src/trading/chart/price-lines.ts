import { LineStyle, type IPriceLine, type ISeriesApi } from 'lightweight-charts';
import type { ChartColours } from './chart-colours.ts';
import type { DrawnLine, LineTone } from './own-lines.ts';

/** The customer's own prices as thin lines. What they are stands at the scale, never over the candles. */
export class PriceLines {
  readonly #series: ISeriesApi<'Candlestick'>;
  #lines: readonly DrawnLine[] = [];
  #drawn: IPriceLine[] = [];

  constructor(series: ISeriesApi<'Candlestick'>) {
    this.#series = series;
  }

  get lines(): readonly DrawnLine[] {
    return this.#lines;
  }

  /** Draws these lines instead of the ones before. */
  draw(lines: readonly DrawnLine[], colours: ChartColours): void {
    this.#lines = lines;
    this.#drawn.forEach((line) => this.#series.removePriceLine(line));
    this.#drawn = lines.map(({ price, tone, held }) =>
      this.#series.createPriceLine({
        price: Number(price),
        title: '',
        color: colours[colourOf[tone]],
        // One that is held says where it is; the others have their tags.
        axisLabelVisible: held,
        lineWidth: held ? 2 : 1,
        lineStyle: held ? LineStyle.Solid : LineStyle.SparseDotted,
      }),
    );
  }
}

const colourOf = { buy: 'up', sell: 'down', warning: 'warning' } as const satisfies Record<
  LineTone,
  keyof ChartColours
>;

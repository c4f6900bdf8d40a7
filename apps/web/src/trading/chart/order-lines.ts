import { LineStyle, type IPriceLine, type ISeriesApi } from 'lightweight-charts';
import type { ChartColours } from './chart-colours.ts';
import { labelledLines } from './labelled-lines.ts';

export interface OrderLine {
  price: number;
  side: 'buy' | 'sell';
  title: string;
}

interface DrawnLine {
  price: number;
  line: IPriceLine;
  labelled: boolean;
}

/** The own orders as lines at their prices; of many only those nearest to the last price have a label. */
export class OrderLines {
  readonly #series: ISeriesApi<'Candlestick'>;
  #drawn: DrawnLine[] = [];

  constructor(series: ISeriesApi<'Candlestick'>) {
    this.#series = series;
  }

  /** Draws these lines instead of the ones before. */
  draw(lines: readonly OrderLine[], colours: ChartColours, last: number | undefined): void {
    this.#drawn.forEach(({ line }) => this.#series.removePriceLine(line));
    this.#drawn = lines.map(({ price, side, title }) => {
      const line = this.#series.createPriceLine({
        price,
        title,
        color: side === 'buy' ? colours.up : colours.down,
        axisLabelTextColor: side === 'buy' ? colours.onUp : colours.onDown,
        lineWidth: 1,
        ...lookOf(false),
      });
      return { price, line, labelled: false };
    });
    this.follow(last);
  }

  /** The last price has moved, and the labels go with it. */
  follow(last: number | undefined): void {
    const labelled = labelledLines(
      this.#drawn.map(({ price }) => price),
      last,
    );
    this.#drawn.forEach((drawn, place) => {
      if (drawn.labelled === labelled.has(place)) return;
      drawn.labelled = labelled.has(place);
      drawn.line.applyOptions(lookOf(drawn.labelled));
    });
  }
}

const lookOf = (labelled: boolean) => ({
  axisLabelVisible: labelled,
  lineStyle: labelled ? LineStyle.Dashed : LineStyle.SparseDotted,
});

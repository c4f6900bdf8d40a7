import type { SeriesNumber } from './chart-colours.ts';
import type { StudyName } from './chart-choices.ts';
import { bollingerBands } from './indicators/bollinger.ts';
import { pointsOf, renewPoints, type Indicator } from './indicators/indicator.ts';
import { macd } from './indicators/macd.ts';
import { exponentialAverage, movingAverage } from './indicators/moving-average.ts';
import { relativeStrength } from './indicators/rsi.ts';

/** One line of an indicator. Its name is a term of the field, the same in every language. */
export interface StudyLine {
  label: string;
  colour: SeriesNumber;
  look: 'thin' | 'thick' | 'dashed' | 'bars';
  /** Its value at a candle; undefined where there are too few candles before. */
  value: (index: number) => number | undefined;
}

/** An indicator of the closes, as lines. */
export interface Study {
  name: Exclude<StudyName, 'volume'>;
  /** In the units of the price and over the candles, or in a pane of its own. */
  onPrice: boolean;
  lines: readonly StudyLine[];
  /** Works out the values from the candle `from` on: all of them, or the last one alone. */
  renew: (closes: readonly number[], from: number) => void;
}

const averageLengths = [7, 25, 99] as const;
/** Yellow, pink and violet: apart in lightness too, and away from the colours of the candles in every pair. */
const averageColours = [5, 7, 4] as const;

class Run<Point> {
  readonly #indicator: Indicator<Point>;
  #points: (Point | undefined)[] = [];

  constructor(indicator: Indicator<Point>) {
    this.#indicator = indicator;
  }

  readonly renew = (closes: readonly number[], from: number): void => {
    if (from === 0) this.#points = pointsOf(this.#indicator, closes);
    else renewPoints(this.#points, this.#indicator, closes, from);
  };

  value(read: (point: Point) => number | undefined): (index: number) => number | undefined {
    return (index) => {
      const point = this.#points[index];
      return point === undefined ? undefined : read(point);
    };
  }
}

function averages(name: 'ma' | 'ema'): Study {
  const runs = averageLengths.map(
    (length) => new Run(name === 'ma' ? movingAverage(length) : exponentialAverage(length)),
  );
  return {
    name,
    onPrice: true,
    lines: runs.map((run, index) => ({
      label: `${name.toUpperCase()}${averageLengths[index]}`,
      colour: averageColours[index] ?? 1,
      look: name === 'ema' ? 'dashed' : index === 2 ? 'thick' : 'thin',
      value: run.value((point) => point.average),
    })),
    renew: (closes, from) => runs.forEach((run) => run.renew(closes, from)),
  };
}

const makers: Readonly<Record<Study['name'], () => Study>> = {
  ma: () => averages('ma'),
  ema: () => averages('ema'),
  boll: () => {
    const run = new Run(bollingerBands(20, 2));
    return {
      name: 'boll',
      onPrice: true,
      lines: [
        { label: 'BOLL', colour: 1, look: 'thick', value: run.value((point) => point.middle) },
        { label: 'UP', colour: 6, look: 'thin', value: run.value((point) => point.upper) },
        { label: 'DN', colour: 6, look: 'thin', value: run.value((point) => point.lower) },
      ],
      renew: run.renew,
    };
  },
  macd: () => {
    const run = new Run(macd(12, 26, 9));
    return {
      name: 'macd',
      onPrice: false,
      lines: [
        { label: 'MACD', colour: 3, look: 'bars', value: run.value((point) => point.histogram) },
        { label: 'DIF', colour: 5, look: 'thin', value: run.value((point) => point.difference) },
        { label: 'DEA', colour: 4, look: 'thick', value: run.value((point) => point.signal) },
      ],
      renew: run.renew,
    };
  },
  rsi: () => {
    const run = new Run(relativeStrength(14));
    return {
      name: 'rsi',
      onPrice: false,
      lines: [{ label: 'RSI14', colour: 4, look: 'thin', value: run.value((point) => point.strength) }],
      renew: run.renew,
    };
  },
};

export function makeStudy(name: Study['name']): Study {
  return makers[name]();
}

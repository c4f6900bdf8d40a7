import { describe, expect, it } from 'vitest';
import { bollingerBands } from './bollinger.ts';
import { pointsOf, renewPoints, type Indicator } from './indicator.ts';
import { macd } from './macd.ts';
import { exponentialAverage, movingAverage } from './moving-average.ts';
import { relativeStrength } from './rsi.ts';

const rounded = (values: readonly (number | undefined)[], decimals = 2) =>
  values.filter((value) => value !== undefined).map((value) => Number(value.toFixed(decimals)));

/** The worked example of StockCharts' ChartSchool, “Moving Averages”: ten days, simple and exponential. */
const chartSchoolAverages = [
  22.2734, 22.194, 22.0847, 22.1741, 22.184, 22.1344, 22.2337, 22.4323, 22.2436, 22.2933, 22.1542, 22.3926, 22.3816,
  22.6109, 23.3558, 24.0519, 23.753, 23.8324, 23.9516, 23.6338, 23.8225, 23.8722, 23.6537, 23.187, 23.0976, 23.326,
  22.6805, 23.0976, 22.4025, 22.1725,
];

/** The worked example of StockCharts' ChartSchool, “Relative Strength Index”, with Wilder's smoothing over 14 days. */
const chartSchoolRsi = [
  44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328, 45.614,
  46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122, 46.2521, 45.7137, 46.4515, 45.7835, 45.3548,
  44.0288, 44.1783, 44.2181, 44.5672, 43.4205, 42.6628, 43.1314,
];

describe('MA', () => {
  it('is the mean of the last closes, and nothing before there are enough', () => {
    const points = pointsOf(movingAverage(10), chartSchoolAverages);
    expect(points.slice(0, 9).every((point) => point === undefined)).toBe(true);
    expect(rounded(points.map((point) => point?.average)).slice(0, 6)).toEqual([
      22.22, 22.21, 22.23, 22.26, 22.31, 22.42,
    ]);
  });
});

describe('EMA', () => {
  it('begins with the simple average and weighs the newest close by 2 / (n + 1)', () => {
    const points = pointsOf(exponentialAverage(10), chartSchoolAverages);
    expect(rounded(points.map((point) => point?.average))).toEqual([
      22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97, 23.13, 23.28, 23.34, 23.43, 23.51, 23.54, 23.47, 23.4,
      23.39, 23.26, 23.23, 23.08, 22.92,
    ]);
  });
});

describe('BOLL', () => {
  it('has the deviation of the whole population: of 2 4 4 4 5 5 7 9 it is 2 around 5', () => {
    const [point] = pointsOf(bollingerBands(8, 2), [2, 4, 4, 4, 5, 5, 7, 9]).slice(-1);
    expect(point).toEqual({ upper: 9, middle: 5, lower: 1 });
  });

  it('closes to a line where nothing moves', () => {
    expect(pointsOf(bollingerBands(3, 2), [7, 7, 7])[2]).toEqual({ upper: 7, middle: 7, lower: 7 });
  });
});

describe('MACD', () => {
  it('is the difference of two exponential averages and the average of that, each begun with a simple one', () => {
    const points = pointsOf(macd(2, 3, 2), [1, 2, 6, 3, 9]);
    // Fast: 1.5, 4.5, 3.5, 7.1667; slow: 3, 3, 6; so DIF: 1.5, 0.5, 1.1667; DEA: (1.5 + 0.5) / 2 = 1, then 1.1111.
    expect(points[0]).toBeUndefined();
    expect(points[1]).toMatchObject({ fast: 1.5, difference: undefined });
    expect(
      rounded(
        points.map((point) => point?.difference),
        4,
      ),
    ).toEqual([1.5, 0.5, 1.1667]);
    expect(
      rounded(
        points.map((point) => point?.signal),
        4,
      ),
    ).toEqual([1, 1.1111]);
    expect(
      rounded(
        points.map((point) => point?.histogram),
        4,
      ),
    ).toEqual([-0.5, 0.0556]);
  });

  it('has its first difference at the 26th close and its first signal at the 34th', () => {
    const closes = Array.from({ length: 40 }, (_, index) => index + Math.sin(index));
    const points = pointsOf(macd(12, 26, 9), closes);
    expect(points.findIndex((point) => point?.difference !== undefined)).toBe(25);
    expect(points.findIndex((point) => point?.signal !== undefined)).toBe(33);
  });
});

describe('RSI', () => {
  it('is smoothed as by Wilder', () => {
    const points = pointsOf(relativeStrength(14), chartSchoolRsi);
    expect(points.slice(0, 14).every((point) => point === undefined)).toBe(true);
    expect(rounded(points.map((point) => point?.strength))).toEqual([
      70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93, 63.26, 56.06, 62.38, 54.71, 50.42, 39.99, 41.46, 41.87, 45.46,
      37.3, 33.08, 37.77,
    ]);
  });

  it('is 100 where nothing was lost, 0 where nothing was gained and 50 where nothing moved', () => {
    const last = (closes: number[]) => pointsOf(relativeStrength(2), closes).at(-1)?.strength;
    expect([last([1, 2, 3]), last([3, 2, 1]), last([2, 2, 2])]).toEqual([100, 0, 50]);
  });
});

describe('a candle that moves', () => {
  function expectSameAsAnew<Point>(indicator: Indicator<Point>): void {
    const closes = chartSchoolRsi.concat(chartSchoolAverages);
    const points = pointsOf(indicator, closes);
    for (const moved of [41, 43.5, 39.25]) {
      closes[closes.length - 1] = moved;
      renewPoints(points, indicator, closes, closes.length - 1);
      expect(points).toEqual(pointsOf(indicator, closes));
    }
    closes.push(40);
    renewPoints(points, indicator, closes, closes.length - 1);
    expect(points).toEqual(pointsOf(indicator, closes));
  }

  it('leaves every indicator as if it were worked out anew', () => {
    expectSameAsAnew(movingAverage(7));
    expectSameAsAnew(exponentialAverage(7));
    expectSameAsAnew(bollingerBands(20, 2));
    expectSameAsAnew(macd(12, 26, 9));
    expectSameAsAnew(relativeStrength(14));
  });
});

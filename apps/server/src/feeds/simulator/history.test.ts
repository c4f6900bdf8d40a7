import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { contractAssets, contractMarketOf } from './contracts.ts';
import { currentGeneratorVersion, dayCandle, generateHistory, type HistoryDay } from './history.ts';
import { quoteAsset, simulatedAssets } from './universe.ts';

const dayMs = 86_400_000;
const to = Date.UTC(2026, 10, 21, 10, 17, 31);
const from = Date.UTC(2026, 7, 23);

function digestOf(days: Iterable<HistoryDay>): string {
  const digest = createHash('sha256');
  for (const day of days) digest.update(JSON.stringify(day));
  return digest.digest('hex');
}

test('version 1 never changes: what it once generated it generates again', () => {
  expect(digestOf(generateHistory(2026, 1, to - 3 * dayMs, to))).toBe(
    '5cf4d6054acea0e0c1ea819bd79bc49fad05dd6116625b93468b240899783be1',
  );
});

test('version 2 has the history of futures beside that of their coins, which stays', () => {
  const [first] = generateHistory(2026, 1, to - dayMs, to);
  const [second] = generateHistory(2026, 2, to - dayMs, to);
  expect(second!.markets.slice(0, simulatedAssets.length)).toEqual(first!.markets);
  const futures = second!.markets.slice(simulatedAssets.length);
  expect(futures.map(({ market }) => market)).toEqual(contractAssets.map(contractMarketOf));
  for (const { market, close, volume, amount } of futures) {
    expect(close).toEqual(first!.markets.find((coin) => coin.market === market - 100)!.close);
    expect([...volume, ...amount].every((value) => Number.isSafeInteger(value) && value > 0)).toBe(true);
  }
});

test('version 2 never changes: what it once generated it generates again', () => {
  expect(digestOf(generateHistory(2026, 2, to - 3 * dayMs, to))).toBe(
    '4d3963eadd20a69426081e6b1b08d7a5674184dcc8055ad6a75ba6f447872136',
  );
});

test('an unknown version is refused', () => {
  expect(() => [...generateHistory(2026, currentGeneratorVersion + 1, from, to)]).toThrow(/version 3/);
});

test('another seed is another history', () => {
  const digests = [1, 2].map((seed) => digestOf(generateHistory(seed, 1, to - dayMs, to)));
  expect(digests[0]).not.toBe(digests[1]);
});

test('a history that began earlier is the same where both are', () => {
  const [short] = generateHistory(7, 1, to - 2 * dayMs, to);
  const [long] = generateHistory(7, 1, to - 9 * dayMs, to);
  expect(long).toEqual(short);
});

describe('90 days of history', () => {
  let days: HistoryDay[];
  beforeAll(() => {
    days = [...generateHistory(2026, 1, from, to)];
  });

  const minuteCloses = (market: number): number[] =>
    days.toReversed().flatMap((day) => day.markets.find((history) => history.market === market)?.close ?? []);

  test('come the newest day first and cover every minute once', () => {
    const times = days.toReversed().flatMap((day) => day.markets[0]?.time ?? []);
    expect(times[0]).toBe(from / 1000);
    expect(times.at(-1)).toBe(Math.floor(to / 60_000) * 60 - 60);
    expect(times.every((time, i) => i === 0 || time === (times[i - 1] ?? 0) + 60)).toBe(true);
    expect(days[0]?.from).toBe(Date.UTC(2026, 10, 21) / 1000);
    for (const day of days) expect(day.markets).toHaveLength(simulatedAssets.length);
  });

  test('end exactly where the live market starts', () => {
    for (const asset of simulatedAssets) expect(minuteCloses(asset.asset).at(-1)).toBe(asset.startPrice);
  });

  test('have candles without gaps that hold together', () => {
    for (const [i, asset] of simulatedAssets.entries()) {
      const unit = 10 ** (quoteAsset.scale - asset.priceDecimals - asset.quantityDecimals);
      let close: number | undefined;
      for (const day of days.toReversed()) {
        const market = day.markets[i]!;
        for (let row = 0; row < market.time.length; row++) {
          const [open, high, low, end] = [market.open[row]!, market.high[row]!, market.low[row]!, market.close[row]!];
          const [volume, amount] = [market.volume[row]!, market.amount[row]!];
          const sound =
            (close === undefined || open === close) &&
            [open, high, low, end, volume, amount].every((value) => Number.isSafeInteger(value) && value > 0) &&
            low <= Math.min(open, end) &&
            high >= Math.max(open, end) &&
            amount >= volume * low * unit &&
            amount <= volume * high * unit;
          if (!sound) expect.fail(`candle ${row} of ${market.market} on the day of ${day.from}`);
          close = end;
        }
      }
    }
  });

  test('move as much in a day as such assets do', () => {
    for (const { asset, beta, ownVolatility } of simulatedAssets) {
      const daily = deviation(returnsOf(minuteCloses(asset), 15)) * Math.sqrt(96);
      const meant = Math.sqrt((0.021 * beta) ** 2 + ownVolatility ** 2);
      expect(daily / meant).toBeGreaterThan(0.8);
      expect(daily / meant).toBeLessThan(1.35);
    }
    expect(deviation(returnsOf(minuteCloses(1), 15)) * Math.sqrt(96)).toBeCloseTo(0.024, 2);
  });

  test('move together with bitcoin', () => {
    const bitcoin = returnsOf(minuteCloses(1), 15);
    for (const { asset } of simulatedAssets) {
      expect(correlation(bitcoin, returnsOf(minuteCloses(asset), 15))).toBeGreaterThan(0.4);
    }
  });

  test('have calm and stormy hours and jumps that are rare and bounded', () => {
    for (const { asset } of simulatedAssets) {
      const minutes = returnsOf(minuteCloses(asset), 1);
      const usual = deviation(minutes);
      expect(mean(returnsOf(minuteCloses(asset), 15).map((r) => r ** 4)) / usual ** 4 / 225).toBeGreaterThan(3.5);
      const leaps = minutes.filter((r) => Math.abs(r) > 0.005).length;
      expect(leaps).toBeLessThan(minutes.length / 500);
      expect(Math.max(...blockMaxima(minutes))).toBeLessThan(0.04);
    }
  });

  test('trade as much as the sandbox itself is meant to', () => {
    for (const [i, asset] of simulatedAssets.entries()) {
      const amounts = days.flatMap((day) => day.markets[i]!.amount);
      const turnover = mean(amounts) / 10 ** quoteAsset.scale;
      expect(turnover / asset.turnover).toBeGreaterThan(0.5);
      expect(turnover / asset.turnover).toBeLessThan(1.5);
    }
  });

  test('give each day a candle of its minutes', () => {
    const day = days[1]!;
    const market = day.markets[0]!;
    const candle = dayCandle(market, day);
    expect(candle.time).toBe(Date.UTC(2026, 10, 20) / 1000);
    expect(candle.open).toBe(market.open[0]);
    expect(candle.close).toBe(market.close.at(-1));
    expect(candle.high).toBe(Math.max(...market.high));
    expect(candle.low).toBe(Math.min(...market.low));
    expect(candle.volume).toBe(market.volume.reduce((a, b) => a + b, 0));
    expect(candle.amount).toBe(market.amount.reduce((a, b) => a + b, 0));
  });
});

function returnsOf(closes: readonly number[], every: number): number[] {
  const returns: number[] = [];
  for (let i = every; i < closes.length; i += every) returns.push(closes[i]! / closes[i - every]! - 1);
  return returns;
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

function correlation(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [mean(left), mean(right)];
  return mean(left.map((value, i) => (value - a) * (right[i]! - b))) / deviation(left) / deviation(right);
}

/** The greatest absolute value of each thousand: an argument list has no room for all. */
function blockMaxima(values: readonly number[]): number[] {
  const maxima: number[] = [];
  for (let i = 0; i < values.length; i += 1000) {
    maxima.push(Math.max(...values.slice(i, i + 1000).map(Math.abs)));
  }
  return maxima;
}

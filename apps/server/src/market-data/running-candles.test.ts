import fc from 'fast-check';
import { klinePeriods } from '@auric/api';
import { expect, test } from 'vitest';
import { aggregateCandles, flatCandle, periodStart, type Candle } from './candle.ts';
import { RunningCandles } from './running-candles.ts';

const monday = Date.UTC(2026, 10, 16) / 1_000;

function tradeAt(time: number, price: number): Candle {
  return { time, open: price, high: price, low: price, close: price, volume: 1, amount: BigInt(price) };
}

test('the running candle of every period is the last one that the trades gather to', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 1, max: 99 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(steps, (trades) => {
      const running = new RunningCandles();
      const all: Candle[] = [];
      let time = monday;
      for (const [after, price] of trades) {
        time += after;
        const trade = tradeAt(time, price);
        all.push(trade);
        running.fold(trade);
      }
      for (const period of klinePeriods) {
        expect(running.current(period, time)).toEqual(aggregateCandles(all, period).at(-1));
      }
    }),
  );
});

test('a period in which nothing was traded yet is flat at the last price', () => {
  const running = new RunningCandles();
  expect(running.current('1min', monday)).toBeNull();
  running.fold(tradeAt(monday, 5));
  expect(running.current('1min', monday + 60)).toEqual(flatCandle(monday + 60, 5));
  expect(running.current('5min', monday + 60)?.volume).toBe(1);
});

test('a period that ended is told with its successor, and those between them', () => {
  const running = new RunningCandles();
  running.fold(tradeAt(monday, 5));
  running.fold(tradeAt(monday + 180, 9));
  const since = running.since('1min', monday, monday + 240);
  expect(since.map(({ time, close }) => [time - monday, close])).toEqual([
    [0, 5],
    [60, 5],
    [120, 5],
    [180, 9],
    [240, 9],
  ]);
});

test('a long pause is not told minute by minute', () => {
  const running = new RunningCandles();
  running.fold(tradeAt(monday, 5));
  expect(running.since('1min', monday, monday + 60_000)).toHaveLength(10);
});

test('the first trade of a period opens it, also where it was seeded flat', () => {
  const running = new RunningCandles();
  running.seedFlat(5, monday);
  running.fold(tradeAt(monday + 1, 8));
  expect(running.current('1min', monday + 1)).toMatchObject({ open: 8, low: 8, high: 8 });
  expect(running.current('1day', monday + 1)?.open).toBe(8);
});

test('what leaves is a value that later trades do not change', () => {
  const running = new RunningCandles();
  running.fold(tradeAt(monday, 5));
  const before = running.current('1min', monday);
  running.fold(tradeAt(monday + 1, 8));
  expect(before?.close).toBe(5);
  expect(running.current('1min', periodStart('1min', monday))?.close).toBe(8);
});

import fc from 'fast-check';
import { klinePeriods } from '@auric/api';
import { expect, test } from 'vitest';
import { aggregateCandles, fillFlat, flatCandle, periodSeconds, periodStart, type Candle } from './candle.ts';

const monday = Date.UTC(2026, 10, 16) / 1_000;

function tradeAt(time: number, price: number, volume = 1): Candle {
  return { time, open: price, high: price, low: price, close: price, volume, amount: BigInt(price * volume) };
}

const trades = fc
  .array(
    fc.record({
      after: fc.integer({ min: 0, max: 40_000 }),
      price: fc.integer({ min: 1, max: 1_000_000 }),
      volume: fc.integer({ min: 1, max: 1_000 }),
    }),
    { minLength: 1, maxLength: 200 },
  )
  .map((steps) => {
    let time = monday - 100_000;
    return steps.map(({ after, price, volume }) => tradeAt((time += after), price, volume));
  });

test('periods start at multiples of their width in UTC, weeks on Monday', () => {
  expect(periodStart('1min', monday + 59)).toBe(monday);
  expect(periodStart('4hour', monday + 4 * 3_600 - 1)).toBe(monday);
  expect(periodStart('1day', monday - 1)).toBe(monday - 86_400);
  expect(periodStart('1week', monday)).toBe(monday);
  expect(periodStart('1week', monday - 1)).toBe(monday - 604_800);
  expect(periodStart('1week', monday + 604_799)).toBe(monday);
  expect(new Date(periodStart('1week', 1) * 1_000).getUTCDay()).toBe(1);
});

test('candles gathered from minutes equal those gathered from the trades themselves', () => {
  fc.assert(
    fc.property(trades, fc.constantFrom(...klinePeriods), (all, period) => {
      expect(aggregateCandles(aggregateCandles(all, '1min'), period)).toEqual(aggregateCandles(all, period));
    }),
  );
});

test('weeks gathered from days gathered from minutes equal those gathered from the trades', () => {
  fc.assert(
    fc.property(trades, (all) => {
      const days = aggregateCandles(aggregateCandles(all, '1min'), '1day');
      expect(aggregateCandles(days, '1week')).toEqual(aggregateCandles(all, '1week'));
    }),
  );
});

test('a filled range has every period once, keeps what was traded, and is flat elsewhere', () => {
  fc.assert(
    fc.property(
      trades,
      fc.constantFrom('1min', '60min', '1day'),
      fc.option(fc.integer({ min: 1 })),
      (all, period, close) => {
        const traded = aggregateCandles(all, period).slice(-40);
        const last = traded.at(-1)?.time ?? 0;
        const from = Math.max(traded[0]?.time ?? 0, last - 500 * periodSeconds[period]);
        const within = traded.filter((candle) => candle.time >= from);
        const filled = fillFlat(within, period, from, last + 2 * periodSeconds[period], close);
        for (const [i, candle] of filled.entries()) {
          expect(candle.time).toBe((filled[0]?.time ?? 0) + i * periodSeconds[period]);
          const original = within.find(({ time }) => time === candle.time);
          const before = filled[i - 1]?.close ?? close ?? 0;
          expect(candle).toEqual(original ?? flatCandle(candle.time, before));
        }
        expect(filled.filter(({ volume }) => volume > 0)).toEqual(within);
      },
    ),
  );
});

test('nothing is filled before the first known price', () => {
  const filled = fillFlat([tradeAt(monday + 120, 7)], '1min', monday, monday + 180, null);
  expect(filled.map(({ time }) => time)).toEqual([monday + 120, monday + 180]);
  expect(fillFlat([], '1min', monday, monday + 180, null)).toEqual([]);
});

test('the close before the range fills it from its first period', () => {
  const filled = fillFlat([tradeAt(monday + 60, 7)], '1min', monday, monday + 120, 5);
  expect(filled.map(({ close }) => close)).toEqual([5, 7, 7]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aggregateCandles, fillFlat, type Candle } from './candle.ts';
import { RollingDay } from './rolling-day.ts';

const start = 29_000_000;

function minuteCandle(minute: number, prices: readonly number[], volume: number): Candle {
  const [open = 1] = prices;
  return {
    time: minute * 60,
    open,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1) ?? open,
    volume,
    amount: BigInt(volume * 3),
  };
}

const minutes = fc.array(
  fc.record({
    after: fc.oneof(
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 1_400, max: 3_000 }),
    ),
    prices: fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 4 }),
    volume: fc.integer({ min: 1, max: 100 }),
  }),
  { maxLength: 60 },
);

/** The same day in the plainest way: all minutes of 24 hours, flat where nothing was traded, as one candle. */
function naiveSummary(traded: readonly Candle[], now: number, closeBefore: number) {
  const first = now - 1_439;
  const before = traded.filter(({ time }) => time < first * 60).at(-1)?.close ?? closeBefore;
  const within = aggregateCandles(
    traded.filter(({ time }) => time >= first * 60),
    '1min',
  );
  const filled = fillFlat(within, '1min', first * 60, now * 60, before === 0 ? null : before);
  if (filled.length === 0) return { open: 0, high: 0, low: 0, close: 0, volume: 0, amount: 0n };
  return {
    open: filled[0]?.open,
    high: Math.max(...filled.map(({ high }) => high)),
    low: Math.min(...filled.map(({ low }) => low)),
    close: filled.at(-1)?.close,
    volume: filled.reduce((sum, { volume }) => sum + volume, 0),
    amount: filled.reduce((sum, { amount }) => sum + amount, 0n),
  };
}

test('the rolling day is what the minutes of the last 24 hours come to', () => {
  fc.assert(
    fc.property(minutes, fc.constantFrom(0, 500), fc.integer({ min: 0, max: 2_000 }), (steps, closeBefore, rest) => {
      const day = new RollingDay(start, closeBefore);
      const traded: Candle[] = [];
      let minute = start;
      for (const { after, prices, volume } of steps) {
        minute += after;
        const candle = minuteCandle(minute, prices, volume);
        traded.push(candle);
        day.fold(minute, candle);
        expect(day.summary()).toEqual(naiveSummary(traded, minute, closeBefore));
      }
      day.advance(minute + rest);
      expect(day.summary()).toEqual(naiveSummary(traded, minute + rest, closeBefore));
    }),
    { numRuns: 60 },
  );
});

test('a minute leaves exactly 24 hours after it began to be counted', () => {
  const day = new RollingDay(start, 0);
  day.fold(start, minuteCandle(start, [100, 900, 50, 200], 5));
  day.fold(start + 1, minuteCandle(start + 1, [210], 1));
  day.advance(start + 1_439);
  expect(day.summary()).toMatchObject({ open: 100, high: 900, low: 50, volume: 6 });
  day.advance(start + 1_440);
  expect(day.summary()).toMatchObject({ open: 210, high: 210, low: 210, close: 210, volume: 1, amount: 3n });
});

test('a market without a trade in the day stays at its last price', () => {
  const day = new RollingDay(start, 0);
  day.fold(start, minuteCandle(start, [100, 120], 5));
  day.advance(start + 10_000);
  expect(day.summary()).toEqual({ open: 120, high: 120, low: 120, close: 120, volume: 0, amount: 0n });
});

test('a candle older than the day only tells the price before it', () => {
  const day = new RollingDay(start, 0);
  day.fold(start - 1_440, minuteCandle(start - 1_440, [80, 90], 5));
  expect(day.summary()).toEqual({ open: 90, high: 90, low: 90, close: 90, volume: 0, amount: 0n });
});

test('time never goes back', () => {
  const day = new RollingDay(start, 0);
  day.fold(start, minuteCandle(start, [100], 5));
  day.advance(start - 5_000);
  expect(day.minute).toBe(start);
  expect(day.summary().volume).toBe(5);
});

test('the sparkline has the price at the end of each hour', () => {
  const day = new RollingDay(start, 7);
  day.fold(start + 60, minuteCandle(start + 60, [10], 1));
  day.fold(start + 1_439, minuteCandle(start + 1_439, [20], 1));
  expect(day.hourlyCloses()).toEqual([7, ...Array<number>(22).fill(10), 20]);
  day.fold(start + 1_439, minuteCandle(start + 1_439, [30], 1));
  expect(day.hourlyCloses().at(-1)).toBe(30);
  day.advance(start + 1_440);
  expect(day.hourlyCloses().slice(0, 2)).toEqual([10, 10]);
});

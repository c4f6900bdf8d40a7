import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCandles } from './candle-store.ts';
import { ClosedCandles } from './closed-candles.ts';

const start = Date.UTC(2026, 10, 16) / 1_000;
const minutes = 3_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await bootDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.db.deleteFrom('view.candles').execute();
  await database.db.deleteFrom('view.history').execute();
  const rows = Array.from({ length: minutes }, (_, i) => i).filter((i) => i % 7 !== 3);
  for (let i = 0; i < rows.length; i += 1_000) {
    await database.db
      .insertInto('view.candles')
      .values(rows.slice(i, i + 1_000).map((minute) => candleRow(minute)))
      .execute();
  }
});

function candleRow(minute: number) {
  const price = 1_000 + ((minute * 37) % 101);
  const prices = { open: price, high: price + 5, low: price - 5, close: price + 1 };
  return {
    market: 1,
    source: 'trade',
    period: '1min',
    time: start + minute * 60,
    ...prices,
    volume: 2,
    amount: 9n,
  } as const;
}

test('a range over several blocks is what the store holds, whatever was asked before', async () => {
  const closed = new ClosedCandles(database.db);
  for (const [period, width] of [
    ['1min', 60],
    ['5min', 300],
    ['60min', 3_600],
  ] as const) {
    const closedUntil = start + minutes * 60 - width;
    for (const [from, to] of [
      [0, minutes],
      [450, 1_930],
      [900, 901],
      [0, minutes],
      [-700, 60],
      [1_200, 1_199],
    ] as const) {
      const first = Math.ceil((start + from * 60) / width) * width;
      const last = Math.min(Math.floor((start + to * 60) / width) * width, closedUntil);
      const expected = first > last ? [] : await readCandles(database.db, 1, period, first, last);
      expect(await closed.read({ market: 1, period, first, last, closedUntil })).toEqual(expected);
    }
  }
});

test('what has closed is read once', async () => {
  const closed = new ClosedCandles(database.db);
  const range = { market: 1, period: '5min', first: start, last: start + 3_000, closedUntil: start + 6_000 } as const;
  const before = await closed.read(range);
  await database.db.deleteFrom('view.candles').execute();
  expect(await closed.read(range)).toEqual(before);
  expect(await closed.read({ ...range, last: start + 600 })).toEqual(before.slice(0, 3));
});

test('a period that closes later is seen when it has', async () => {
  const closed = new ClosedCandles(database.db);
  const range = { market: 1, period: '1min', first: start, last: start + 3_600, closedUntil: start + 660 } as const;
  expect((await closed.read(range)).at(-1)?.time).toBe(start + 660);
  expect((await closed.read({ ...range, closedUntil: start + 720 })).at(-1)?.time).toBe(start + 720);
});

test('nothing is kept while a generated history is still being written', async () => {
  const history = { seq: 1, seed: 1, generator_version: 1, from_at: start * 1_000, to_at: (start + 9_000) * 1_000 };
  await database.db
    .insertInto('view.history')
    .values({ ...history, loaded_from: start * 1_000 + 1 })
    .execute();
  const closed = new ClosedCandles(database.db);
  const range = { market: 1, period: '1min', first: start, last: start + 180, closedUntil: start + 600 } as const;
  expect(await closed.read(range)).toHaveLength(3);
  await database.db.insertInto('view.candles').values(candleRow(3)).execute();
  expect(await closed.read(range)).toHaveLength(4);
});

import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { generateHistory } from './history.ts';
import { loadHistory } from './history-loader.ts';
import { simulatedAssets } from './universe.ts';

const dayMs = 86_400_000;
const to = Date.UTC(2026, 10, 21, 10, 17);
const from = Date.UTC(2026, 10, 18);
const minutes = (to - from) / 60_000;
type HistoryTable = Database['view.history'];

const recorded: HistoryTable = {
  seq: 40,
  seed: 2026,
  generator_version: 1,
  from_at: from,
  to_at: to,
  loaded_from: to,
};

let database: TestDatabase;

beforeAll(async () => {
  database = await bootDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.db.deleteFrom('view.candles').execute();
  await database.db.deleteFrom('view.history').execute();
  await database.db.insertInto('view.history').values(recorded).execute();
});

function candlesOf(market: number, period: '1min' | '1day') {
  return database.db
    .selectFrom('view.candles')
    .selectAll()
    .where('market', '=', market)
    .where('source', '=', 'trade')
    .where('period', '=', period)
    .orderBy('time')
    .execute();
}

async function history(): Promise<HistoryTable> {
  return database.db.selectFrom('view.history').selectAll().executeTakeFirstOrThrow();
}

test('loads every minute and day of every market, as generated', async () => {
  expect(await loadHistory(database.db, recorded)).toBe(minutes * simulatedAssets.length);
  expect((await history()).loaded_from).toBe(from);
  for (const { asset, startPrice } of simulatedAssets) {
    const rows = await candlesOf(asset, '1min');
    expect(rows).toHaveLength(minutes);
    expect(rows.at(-1)?.close).toBe(startPrice);
    const days = await candlesOf(asset, '1day');
    expect(days.map(({ time }) => time)).toEqual([0, 1, 2, 3].map((day) => (from + day * dayMs) / 1000));
    expect(days[0]?.open).toBe(rows[0]?.open);
    expect(days.at(-1)?.close).toBe(startPrice);
  }
  const [newest] = generateHistory(2026, 1, from, to);
  const bitcoin = newest!.markets[0]!;
  const stored = (await candlesOf(1, '1min')).slice(-bitcoin.time.length);
  expect(
    stored.map((row) => [row.time, row.open, row.high, row.low, row.close, row.volume, Number(row.amount)]),
  ).toEqual(
    bitcoin.time.map((time, i) => [
      time,
      bitcoin.open[i],
      bitcoin.high[i],
      bitcoin.low[i],
      bitcoin.close[i],
      bitcoin.volume[i],
      bitcoin.amount[i],
    ]),
  );
});

test('starts with the newest day, stops when asked, and goes on where it stopped', async () => {
  let looks = 0;
  const afterTwoDays = Object.defineProperty(new AbortController().signal, 'aborted', { get: () => ++looks > 2 });
  await loadHistory(database.db, recorded, afterTwoDays);
  const stopped = await history();
  expect(stopped.loaded_from).toBe(Date.UTC(2026, 10, 20));
  const loaded = await candlesOf(1, '1min');
  expect([loaded[0]?.time, loaded.at(-1)?.time]).toEqual([stopped.loaded_from / 1000, to / 1000 - 60]);

  expect(await loadHistory(database.db, stopped)).toBe(2 * 1440 * simulatedAssets.length);
  expect(await candlesOf(1, '1min')).toHaveLength(minutes);
  expect(await candlesOf(1, '1day')).toHaveLength(4);
});

test('is the beginning of the day whose candle the first trades have opened', async () => {
  const today = Date.UTC(2026, 10, 21) / 1000;
  const traded = { open: 640_500, high: 9_999_999, low: 640_400, close: 640_700, volume: 12, amount: '7684' };
  await database.db
    .insertInto('view.candles')
    .values({ market: 1, source: 'trade', period: '1day', time: today, ...traded })
    .execute();
  await loadHistory(database.db, recorded);
  const [newest] = generateHistory(2026, 1, from, to);
  const bitcoin = newest!.markets[0]!;
  const candle = (await candlesOf(1, '1day')).at(-1);
  expect(candle).toMatchObject({
    time: today,
    open: bitcoin.open[0],
    high: 9_999_999,
    low: Math.min(...bitcoin.low),
    close: 640_700,
    volume: 12 + bitcoin.volume.reduce((a, b) => a + b, 0),
    amount: String(7684 + bitcoin.amount.reduce((a, b) => a + b, 0)),
  });
});

test('D41 a day that is there already is no silent success', async () => {
  await loadHistory(database.db, recorded);
  await expect(loadHistory(database.db, recorded)).rejects.toThrow('duplicate key');
});

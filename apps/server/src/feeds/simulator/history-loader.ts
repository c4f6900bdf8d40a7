import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { dayCandle, generateHistory, type HistoryDay, type MarketHistory } from './history.ts';

/**
 * Loads what is missing of a recorded history into the candles, the newest day first, each day in a transaction of its
 * own that also records how far it got: it can stop at any moment and goes on there. Between days others get their
 * turn. Resolves with the number of minutes loaded.
 */
export async function loadHistory(
  db: Kysely<Database>,
  history: Readonly<Database['view.history']>,
  signal?: AbortSignal,
): Promise<number> {
  let loaded = 0;
  for (const day of generateHistory(history.seed, history.generator_version, history.from_at, history.to_at)) {
    if (signal?.aborted === true) break;
    if (day.from * 1000 >= history.loaded_from) continue;
    loaded += await db.transaction().execute((transaction) => loadDay(transaction, history.seq, day));
  }
  return loaded;
}

async function loadDay(transaction: Transaction<Database>, seq: number, day: HistoryDay): Promise<number> {
  let minutes = 0;
  for (const market of day.markets) minutes += await insertMinutes(transaction, market);
  for (const market of day.markets) await mergeDay(transaction, market, day);
  await transaction
    .updateTable('view.history')
    .set({ loaded_from: day.from * 1000 })
    .where('seq', '=', seq)
    .execute();
  return minutes;
}

/** Columns as arrays: nearly as fast as COPY, and an ordinary statement. The count is checked (D41). */
async function insertMinutes(transaction: Transaction<Database>, history: MarketHistory): Promise<number> {
  const { market, time, open, high, low, close, volume, amount } = history;
  const result = await sql`
    insert into view.candles (market, source, period, time, open, high, low, close, volume, amount)
    select ${market}::int8, 'trade', '1min', * from unnest(
      ${column(time)}::int8[], ${column(open)}::int8[], ${column(high)}::int8[], ${column(low)}::int8[],
      ${column(close)}::int8[], ${column(volume)}::int8[], ${column(amount)}::numeric[])`.execute(transaction);
  if (result.numAffectedRows !== BigInt(time.length)) {
    throw new Error(`Of ${time.length} candles of market ${market} ${result.numAffectedRows ?? 0n} were written.`);
  }
  return time.length;
}

/** The day of the first trades has a candle already: the history is its beginning. */
async function mergeDay(transaction: Transaction<Database>, history: MarketHistory, day: HistoryDay): Promise<void> {
  const candle = dayCandle(history, day);
  await transaction
    .insertInto('view.candles')
    .values({ ...candle, source: 'trade', period: '1day', amount: String(candle.amount) })
    .onConflict((conflict) =>
      conflict.columns(['market', 'source', 'period', 'time']).doUpdateSet({
        open: sql`excluded.open`,
        high: sql`greatest(candles.high, excluded.high)`,
        low: sql`least(candles.low, excluded.low)`,
        volume: sql`candles.volume + excluded.volume`,
        amount: sql`candles.amount + excluded.amount`,
      }),
    )
    .execute();
}

function column(values: readonly number[]): string {
  return `{${values.join(',')}}`;
}

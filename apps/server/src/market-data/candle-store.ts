import { sql, type Kysely } from 'kysely';
import { klinePeriods, type KlinePeriod } from '@auric/api';
import type { Database } from '../db/database.ts';
import { periodOffset, periodSeconds, periodStart, type Candle } from './candle.ts';

interface CandleRow {
  market: number;
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: string;
  amount: string;
}

/** Only minutes and days are stored; the wider candles are gathered from the widest stored ones that fit into them. */
export function storedPeriod(period: KlinePeriod): '1min' | '1day' {
  return period === '1day' || period === '1week' ? '1day' : '1min';
}

/** The candles of trades that start in `from` to `to` (Unix seconds, inclusive), oldest first, gaps as gaps. */
export async function readCandles(
  db: Kysely<Database>,
  market: number,
  period: KlinePeriod,
  from: number,
  to: number,
): Promise<Candle[]> {
  const until = periodStart(period, to) + periodSeconds[period];
  const rows = await gather(db, period, sql`market = ${market} and time >= ${from} and time < ${until}`);
  return rows.map(toCandle);
}

/** The close of the last candle before `time` (Unix seconds); null where there is none. */
export async function readCloseBefore(
  db: Kysely<Database>,
  market: number,
  period: KlinePeriod,
  time: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('view.candles')
    .select('close')
    .where('market', '=', market)
    .where('source', '=', 'trade')
    .where('period', '=', storedPeriod(period))
    .where('time', '<', time)
    .orderBy('time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : Number(row.close);
}

/**
 * The running candle of each market and period at `now` (Unix seconds), where something was traded in it. The markets
 * are named because the index begins with them: without, the whole history would be read.
 */
export async function readRunningCandles(
  db: Kysely<Database>,
  markets: readonly number[],
  now: number,
): Promise<{ market: number; period: KlinePeriod; candle: Candle }[]> {
  const running = [];
  for (const period of klinePeriods) {
    const rows = await gather(db, period, sql`market = any(${markets}) and time >= ${periodStart(period, now)}`);
    for (const row of rows) running.push({ market: Number(row.market), period, candle: toCandle(row) });
  }
  return running;
}

/**
 * The open of a candle is that of its first part and the close that of its last: `min` and `max` over the array
 * [time, price] find them in one pass without a sort.
 */
async function gather(
  db: Kysely<Database>,
  period: KlinePeriod,
  where: ReturnType<typeof sql<boolean>>,
): Promise<CandleRow[]> {
  const seconds = sql.lit(periodSeconds[period]);
  const offset = sql.lit(periodOffset(period));
  const query = sql<CandleRow>`
    select market, (time - ${offset}) / ${seconds} * ${seconds} + ${offset} as time,
      (min(array[time, open]))[2] as open, max(high) as high, min(low) as low, (max(array[time, close]))[2] as close,
      sum(volume)::text as volume, sum(amount)::text as amount
    from view.candles
    where source = 'trade' and period = ${storedPeriod(period)} and ${where}
    group by 1, 2 order by 1, 2`;
  return (await query.execute(db)).rows;
}

function toCandle(row: CandleRow): Candle {
  return {
    time: Number(row.time),
    open: Number(row.open),
    high: Number(row.high),
    low: Number(row.low),
    close: Number(row.close),
    volume: Number(row.volume),
    amount: BigInt(row.amount),
  };
}

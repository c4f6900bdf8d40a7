import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { readRunningCandles } from './candle-store.ts';
import { RecentTrades } from './recent-trades.ts';
import type { TickerBoard } from './ticker-board.ts';

const dayMinutes = 1_440;

/** The board looks back a week, for the running candle of the week. */
const lookBackMs = 8 * 86_400_000;

/**
 * Fills the board from the read models as of one moment. What the exchange trades after that moment has greater trade
 * ids than those read here, which is how the board tells what is new to it. Answers whether all that the board looks
 * back on was there.
 */
export async function seedBoard(board: TickerBoard, db: Kysely<Database>): Promise<boolean> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      await seedDays(board, snapshot);
      await seedRunningCandles(board, snapshot);
      await seedTrades(board, snapshot);
      return historyIsComplete(snapshot);
    });
}

/** A generated history is written the newest day first, while the exchange already trades. */
async function historyIsComplete(snapshot: Transaction<Database>): Promise<boolean> {
  const missing = await snapshot
    .selectFrom('view.history')
    .select('seq')
    .where('loaded_from', '>', sql<number>`greatest(from_at, to_at - ${lookBackMs}::bigint)`)
    .limit(1)
    .executeTakeFirst();
  return missing === undefined;
}

async function seedDays(board: TickerBoard, snapshot: Transaction<Database>): Promise<void> {
  const minute = Math.floor(board.at / 60_000);
  const from = (minute - dayMinutes + 1) * 60;
  for (const { view, day } of board.markets()) {
    const before = snapshot
      .selectFrom('view.candles')
      .selectAll()
      .where('market', '=', view.market)
      .where('source', '=', 'trade')
      .where('period', '=', '1min')
      .where('time', '<', from)
      .orderBy('time', 'desc')
      .limit(1);
    const within = snapshot
      .selectFrom('view.candles')
      .selectAll()
      .where('market', '=', view.market)
      .where('source', '=', 'trade')
      .where('period', '=', '1min')
      .where('time', '>=', from)
      .orderBy('time');
    for (const row of [...(await before.execute()), ...(await within.execute())]) {
      day.fold(Number(row.time) / 60, {
        open: Number(row.open),
        high: Number(row.high),
        low: Number(row.low),
        close: Number(row.close),
        volume: Number(row.volume),
        amount: BigInt(row.amount),
      });
    }
  }
}

async function seedRunningCandles(board: TickerBoard, snapshot: Transaction<Database>): Promise<void> {
  const now = Math.floor(board.at / 1_000);
  const markets = [...board.markets()].map(({ view }) => view.market);
  for (const { market, period, candle } of await readRunningCandles(snapshot, markets, now)) {
    board.market(market)?.candles.seed(period, candle);
  }
  for (const { day, candles } of board.markets()) {
    const { close } = day.summary();
    if (close !== 0) candles.seedFlat(close, now);
  }
}

async function seedTrades(board: TickerBoard, snapshot: Transaction<Database>): Promise<void> {
  for (const { view, trades } of board.markets()) {
    const rows = await snapshot
      .selectFrom('view.trades')
      .select(['id', 'side', 'price', 'quantity', 'quote_amount', 'at'])
      .where('market', '=', view.market)
      .orderBy('id', 'desc')
      .limit(RecentTrades.capacity)
      .execute();
    for (const row of rows.reverse()) {
      trades.add({
        id: Number(row.id),
        market: view.market,
        side: row.side === 'buy' ? 'buy' : 'sell',
        price: Number(row.price),
        quantity: Number(row.quantity),
        quoteAmount: BigInt(row.quote_amount),
        at: Number(row.at),
      });
    }
  }
  const last = await sql<{ id: number | null }>`select max(id) as id from view.trades`.execute(snapshot);
  board.startAfterTrade(Number(last.rows[0]?.id ?? 0));
}

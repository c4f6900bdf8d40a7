import type pg from 'pg';
import { writeRows } from './rows.ts';
import type { CandlePeriod, CandleSource, CandlesTable } from './tables.ts';

/** What is drawn: a market, whose price is in ticks of `priceDecimals`, and the asset that it prices. */
export interface Drawn {
  readonly market: number;
  readonly base: number;
  readonly priceDecimals: number;
}

/** What a page of frames adds to one candle. */
interface CandleRow extends Omit<CandlesTable, 'amount'> {
  amount: bigint;
}

const periods: readonly { period: CandlePeriod; seconds: number }[] = [
  { period: '1min', seconds: 60 },
  { period: '1day', seconds: 86_400 },
];

/** The candles of all markets, to which every product adds the prices that it knows. */
export class Charts {
  readonly #drawn = new Map<number, Drawn>();
  #candles = new Map<string, CandleRow>();

  draw(market: Drawn): void {
    this.#drawn.set(market.market, market);
  }

  /** The markets in which an asset is the base: those that its index price is drawn for. */
  marketsOf(base: number): Drawn[] {
    return [...this.#drawn.values()].filter((market) => market.base === base);
  }

  /** Adds a price in ticks at a time in ms, with the lots and the quote amount that were traded at it. */
  add(market: number, source: CandleSource, at: number, price: number, volume: number, amount: bigint): void {
    for (const { period, seconds } of periods) {
      const time = Math.floor(at / 1000 / seconds) * seconds;
      const key = `${market} ${source} ${period} ${time}`;
      const candle = this.#candles.get(key);
      if (candle === undefined) {
        const prices = { open: price, high: price, low: price, close: price };
        this.#candles.set(key, { market, source, period, time, ...prices, volume, amount });
        continue;
      }
      candle.high = Math.max(candle.high, price);
      candle.low = Math.min(candle.low, price);
      candle.close = price;
      candle.volume += volume;
      candle.amount += amount;
    }
  }

  async write(client: pg.ClientBase): Promise<void> {
    const candles = [...this.#candles.values()];
    this.#candles = new Map();
    await writeRows(client, 'candles', candlesSql, candles, (row) => [
      row.market,
      row.source,
      row.period,
      row.time,
      row.open,
      row.high,
      row.low,
      row.close,
      row.volume,
      row.amount,
    ]);
  }
}

// The history generator writes to the day of the first trades at the same time: each only adds its part.
const candlesSql = `
  insert into view.candles (market, source, period, time, open, high, low, close, volume, amount)
  select * from unnest($1::int8[], $2::text[], $3::text[], $4::int8[], $5::int8[], $6::int8[], $7::int8[], $8::int8[],
    $9::int8[], $10::numeric[])
  on conflict (market, source, period, time) do update set high = greatest(candles.high, excluded.high),
    low = least(candles.low, excluded.low), close = excluded.close, volume = candles.volume + excluded.volume,
    amount = candles.amount + excluded.amount`;

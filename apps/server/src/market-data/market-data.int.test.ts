import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Params } from '@auric/api';
import { endpoints } from '@auric/api/endpoints';
import type { Caller } from '../edge/handler.ts';
import { Unavailable } from '../engine/port/port.ts';
import { MarketData } from './market-data.ts';
import { marketDataHandlers } from './routes.ts';
import { ScriptedExchange } from './test-support/scripted-exchange.ts';

const minute = 60_000;
const monday = Date.UTC(2026, 10, 16);
const noon = monday + 12 * 60 * minute;

let database: TestDatabase;
let exchange: ScriptedExchange;
let marketData: MarketData;

beforeAll(async () => {
  database = await bootDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('view.candles').execute();
  await db.deleteFrom('view.trades').execute();
  await db.deleteFrom('view.history').execute();
  await db.deleteFrom('people.favourite').execute();
  exchange = new ScriptedExchange(noon);
});

async function start(waitForProjected: (seq: number) => Promise<void> = () => Promise.resolve()): Promise<void> {
  marketData = await MarketData.start({ port: exchange.port, db: database.db, waitForProjected });
}

/** Writes trades as the projector would: their rows, and the candles that they make. */
async function project(trades: readonly { id: number; at: number; price: number; quantity: number }[], market = 1) {
  for (const { id, at, price, quantity } of trades) {
    const amount = BigInt(price * quantity);
    await database.db
      .insertInto('view.trades')
      .values({
        id,
        market,
        side: 'buy',
        price,
        quantity,
        quote_amount: amount,
        taker_order: id,
        maker_order: id,
        taker_customer: 1000,
        maker_customer: 1001,
        at,
      })
      .execute();
    for (const [period, width] of [
      ['1min', minute],
      ['1day', 1_440 * minute],
    ] as const) {
      const time = Math.floor(at / width) * (width / 1_000);
      const candle = {
        market,
        source: 'trade',
        period,
        time,
        open: price,
        high: price,
        low: price,
        close: price,
      } as const;
      await database.db
        .insertInto('view.candles')
        .values({ ...candle, volume: quantity, amount })
        .onConflict((conflict) =>
          conflict.columns(['market', 'source', 'period', 'time']).doUpdateSet((eb) => ({
            high: eb.fn<number>('greatest', ['view.candles.high', 'excluded.high']),
            low: eb.fn<number>('least', ['view.candles.low', 'excluded.low']),
            close: eb.ref('excluded.close'),
            volume: eb('view.candles.volume', '+', eb.ref('excluded.volume')),
            amount: eb('view.candles.amount', '+', eb.ref('excluded.amount')),
          })),
        )
        .execute();
    }
  }
}

const guest: Caller = {
  customer: 0,
  session: '',
  lang: 'en',
  mark: '',
  marked: false,
  proof: '',
  address: '',
  device: '',
  host: '',
  token: '',
};

function handlers(now = () => 1) {
  return marketDataHandlers({ marketData, db: database.db, now });
}

async function klines(params: Params<'currency/new_timeshar'>) {
  const payload = endpoints['currency/new_timeshar'].request.parse(params);
  const answer = await handlers()['currency/new_timeshar'](payload, guest);
  return answer.map(({ time, open, high, low, close, volume }) => [
    (time - noon) / minute,
    open,
    high,
    low,
    close,
    volume,
  ]);
}

function tickerOf(market: number) {
  const found = marketData.board.market(market);
  return found && marketData.board.ticker(found);
}

test('the last 24 hours are read at the start and go on with the trades', async () => {
  await project([
    { id: 1, at: noon - 1_440 * minute, price: 900, quantity: 1 },
    { id: 2, at: noon - 600 * minute, price: 1_000, quantity: 2 },
    { id: 3, at: noon - 300 * minute, price: 1_300, quantity: 3 },
  ]);
  await start();
  expect(tickerOf(1)).toMatchObject({ open: 900, high: 1_300, low: 900, close: 1_300, volume: 5 });
  expect(marketData.ready()).toEqual({ ok: true });
  exchange.trade([{ id: 4, market: 1, side: 'sell', price: 800, quantity: 4, quoteAmount: 3_200n }]);
  expect(tickerOf(1)).toMatchObject({ open: 900, high: 1_300, low: 800, close: 800, volume: 9 });
  exchange.market({ market: 1, indexE8: 5 }, 840 * minute);
  expect(tickerOf(1)).toMatchObject({ open: 1_000, volume: 7 });
});

test('D35 trades that arrive while the board is filled are counted once, projected or not', async () => {
  await project([{ id: 1, at: noon, price: 1_000, quantity: 1 }]);
  let projected = false;
  await start(async () => {
    if (projected) return;
    projected = true;
    // The first of these is projected before the board reads, the second is not.
    exchange.trade([{ id: 2, market: 1, side: 'buy', price: 1_100, quantity: 10, quoteAmount: 1n }]);
    exchange.trade([{ id: 3, market: 1, side: 'buy', price: 1_200, quantity: 100, quoteAmount: 1n }]);
    await project([{ id: 2, at: noon, price: 1_100, quantity: 10 }]);
  });
  expect(tickerOf(1)).toMatchObject({ volume: 111, close: 1_200 });
  expect(
    marketData.board
      .market(1)
      ?.trades.latest(9)
      .map(({ id }) => id),
  ).toEqual([3, 2, 1]);
});

test('the start waits for the projector with patience, and for nothing else', async () => {
  let asked = 0;
  await start(() => {
    asked += 1;
    return asked < 3 ? Promise.reject(new Unavailable('the projector is behind')) : Promise.resolve();
  });
  expect(asked).toBe(3);
  await expect(start(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
});

test('a history that is still being written fills the board when it is there', async () => {
  const history = {
    seq: 1,
    seed: 1,
    generator_version: 1,
    from_at: monday - 86_400_000,
    to_at: noon,
    loaded_from: noon,
  };
  await database.db.insertInto('view.history').values(history).execute();
  await start();
  expect(tickerOf(1)).toMatchObject({ volume: 0 });
  expect(marketData.ready()).toEqual({ ok: false, reason: 'the last 24 hours of the markets are being read' });
  await project([{ id: 1, at: noon - 10 * minute, price: 1_000, quantity: 5 }]);
  exchange.trade([{ id: 2, market: 1, side: 'buy', price: 1_100, quantity: 1, quoteAmount: 1n }]);
  await database.db
    .updateTable('view.history')
    .set({ loaded_from: monday - 86_400_000 })
    .execute();
  await expect.poll(() => marketData.ready().ok, { timeout: 5_000 }).toBe(true);
  expect(tickerOf(1)?.volume).toBe(5);
  exchange.trade([{ id: 3, market: 1, side: 'buy', price: 1_100, quantity: 1, quoteAmount: 1n }]);
  expect(tickerOf(1)?.volume).toBe(6);
  marketData.close();
});

test('candles are gathered from what is stored, filled flat, and end with the running one from memory', async () => {
  await project([
    { id: 1, at: noon - 10 * minute, price: 1_000, quantity: 1 },
    { id: 2, at: noon - 9 * minute, price: 1_050, quantity: 1 },
    { id: 3, at: noon - 4 * minute, price: 1_020, quantity: 1 },
  ]);
  await start();
  exchange.trade([{ id: 4, market: 1, side: 'sell', price: 900, quantity: 4, quoteAmount: 3_600n }], 1_000);
  expect(await klines({ match_id: 1, period: '5min', from: noon - 15 * minute, to: noon + 60 * minute })).toEqual([
    [-10, '100', '105', '100', '105', '0.00002'],
    [-5, '102', '102', '102', '102', '0.00001'],
    [0, '90', '90', '90', '90', '0.00004'],
  ]);
  expect(await klines({ symbol: 'btcusdt', period: '1min', from: noon / 1_000 - 180, to: noon / 1_000 })).toEqual([
    [-3, '102', '102', '102', '102', '0'],
    [-2, '102', '102', '102', '102', '0'],
    [-1, '102', '102', '102', '102', '0'],
    [0, '90', '90', '90', '90', '0.00004'],
  ]);
});

test('days and weeks are gathered from days', async () => {
  const day = 1_440 * minute;
  await project([
    { id: 1, at: monday - 3 * day, price: 1_000, quantity: 1 },
    { id: 2, at: monday - 1 * day, price: 1_200, quantity: 2 },
    { id: 3, at: monday + minute, price: 1_100, quantity: 4 },
  ]);
  await start();
  expect(await klines({ match_id: 1, period: '1week' })).toEqual([
    [(monday - 7 * day - noon) / minute, '100', '120', '100', '120', '0.00003'],
    [(monday - noon) / minute, '110', '110', '110', '110', '0.00004'],
  ]);
  const days = await klines({ match_id: 1, period: '1day' });
  expect(days.map(([, , , , close]) => close)).toEqual(['100', '100', '120', '110']);
});

test('a range is bounded to the latest 1,500 candles, and may be empty', async () => {
  await project([{ id: 1, at: noon - 30 * 1_440 * minute, price: 1_000, quantity: 1 }]);
  await start();
  const candles = await klines({ match_id: 1, period: '1min', from: 0, to: 8_640_000_000_000_000 });
  expect(candles).toHaveLength(1_500);
  expect(candles.at(-1)?.[0]).toBe(0);
  expect(await klines({ match_id: 1, period: '1min' })).toHaveLength(300);
  expect(await klines({ match_id: 1, period: '1min', from: noon + minute })).toEqual([]);
  expect(await klines({ match_id: 1, period: '1min', from: noon, to: noon - minute })).toEqual([]);
  expect(await klines({ match_id: 2, period: '1min' })).toEqual([]);
  expect(await klines({ match_id: 1, period: '1min', from: 0, to: 0 })).toEqual([]);
});

test('D36 candles wait for the projector to pass what memory has shown', async () => {
  const waited: number[] = [];
  await start((seq) => {
    waited.push(seq);
    return Promise.resolve();
  });
  exchange.trade([{ id: 1, market: 1, side: 'buy', price: 1_100, quantity: 1, quoteAmount: 1n }], 5 * minute);
  await klines({ match_id: 1 });
  expect(waited.at(-1)).toBe(exchange.seq);
});

test('quotations are grouped by quote asset, with 24 hours, filters and a sparkline', async () => {
  await project([{ id: 1, at: noon - 60 * minute, price: 640_000, quantity: 150_000 }]);
  await start();
  exchange.trade([{ id: 2, market: 1, side: 'buy', price: 646_400, quantity: 50_000, quoteAmount: 32_320_000_000n }]);
  exchange.market({ market: 1, indexE8: 6_465_000_000_000 });
  const groups = await handlers()['currency/quotation_new']({}, guest);
  expect(endpoints['currency/quotation_new'].response.safeParse(groups).error).toBeUndefined();
  expect(groups.map(({ id, name, quotation }) => [id, name, quotation.length])).toEqual([[3, 'USDT', 2]]);
  expect(groups[0]?.quotation[0]).toMatchObject({
    match_id: 1,
    kind: 'spot',
    currency_id: 1,
    legal_id: 3,
    symbol: 'BTC/USDT',
    now_price: '64640',
    change: '1',
    volume: '2',
    index_price: '64650',
    filters: {
      tick: '0.1',
      lot: '0.00001',
      min_notional: '5',
      max_notional: '1000000',
      price_band: '0.2',
      collar: '0.05',
      reference_clamp: '0.02',
    },
  });
  expect(groups[0]?.quotation[0]?.sparkline.slice(-2)).toEqual(['64000', '64640']);
  expect(groups[0]?.quotation[1]).toMatchObject({ match_id: 2, now_price: '0', change: '0' });
});

test('depth and trades answer in decimals, best and newest first', async () => {
  await start();
  exchange.book(1, [640_000, 10, 639_000, 20, 638_000, 30], [641_000, 5]);
  exchange.trade([
    { id: 7, market: 1, side: 'buy', price: 640_000, quantity: 1, quoteAmount: 1n },
    { id: 8, market: 1, side: 'sell', price: 640_001, quantity: 2, quoteAmount: 1n },
  ]);
  const calls = handlers();
  expect(await calls['currency/depth']({ match_id: 1, limit: 2 }, guest)).toEqual({
    seq: exchange.seq,
    bids: [
      ['64000', '0.0001'],
      ['63900', '0.0002'],
    ],
    asks: [['64100', '0.00005']],
  });
  expect(await calls['currency/trades']({ match_id: 1, limit: 50 }, guest)).toEqual([
    { id: 8, price: '64000.1', quantity: '0.00002', side: 'sell', time: noon },
    { id: 7, price: '64000', quantity: '0.00001', side: 'buy', time: noon },
  ]);
});

test.each([
  [{}, 'parameter_error'],
  [{ legal_id: 3 }, 'parameter_error'],
  [{ match_id: 99 }, 'market_not_found'],
  [{ match_id: 1, currency_id: 2 }, 'market_not_found'],
  [{ match_id: 1, legal_id: 1 }, 'market_not_found'],
  [{ match_id: 1, symbol: 'ETHUSDT' }, 'market_not_found'],
  [{ currency_id: 77 }, 'market_not_found'],
  [{ symbol: 'BTCEUR' }, 'market_not_found'],
])('D5 %j names no market: %s', async (reference, code) => {
  await start();
  const call = handlers()['currency/trades'];
  await expect(Promise.resolve().then(() => call({ ...reference, limit: 1 }, guest))).rejects.toMatchObject({ code });
});

test('D26 favourites keep their order, are marked once, and are those of their customer', async () => {
  await start();
  const { id: customer } = await database.db
    .insertInto('people.customer')
    .values({ account: 'alice', password_hash: '', extension_code: 'ALICE', created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  let clock = 0;
  const calls = handlers(() => (clock += 1));
  const alice = { ...guest, customer };
  await calls['optional/add']({ match_id: 2 }, alice);
  await calls['optional/add']({ currency_id: 1 }, alice);
  await calls['optional/add']({ match_id: 2 }, alice);
  const list = await calls['optional/list']({}, alice);
  expect(list.map(({ symbol }) => symbol)).toEqual(['ETH/USDT', 'BTC/USDT']);
  expect(await calls['optional/list']({}, { ...guest, customer: customer + 1 })).toEqual([]);
  await calls['optional/del']({ match_id: 2 }, { ...guest, customer: customer + 1 });
  await calls['optional/del']({ match_id: 2 }, alice);
  await calls['optional/del']({ match_id: 2 }, alice);
  expect((await calls['optional/list']({}, alice)).map(({ symbol }) => symbol)).toEqual(['BTC/USDT']);
});

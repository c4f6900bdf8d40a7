import type { AccountKind, BillType } from '@auric/exchange';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usdtWorthE6 } from '../../market-data/usdt-worth.ts';
import { equityOf } from './equity-answer.ts';

const minute = 60_000;
const hour = 60 * minute;
const midnight = Date.UTC(2026, 10, 21);
const noon = midnight + 12 * hour;
const [btc, usdt] = [1, 3];
const assets = [
  { asset: btc, code: 'BTC', scale: 8 },
  { asset: usdt, code: 'USDT', scale: 6 },
];
const [alice, bob] = [1000, 1001];

let database: TestDatabase;
let bills = 0;

beforeAll(async () => {
  database = await bootDatabase();
  const market = { market: 1, base: btc, quote: usdt, symbol: 'BTC/USDT', price_decimals: 1, quantity_decimals: 5 };
  await database.db.insertInto('view.markets').values(market).execute();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['view.bills', 'view.balances', 'view.candles'] as const) {
    await database.db.deleteFrom(table).execute();
  }
  bills = 0;
});

/** Writes a change of a balance as the projector would: its bill and the new total. */
async function change(
  at: number,
  asset: number,
  amount: bigint,
  type: BillType,
  { customer = alice, kind = 'spot' }: { customer?: number; kind?: AccountKind } = {},
): Promise<void> {
  const { db } = database;
  const key = { customer, kind, asset };
  const row = await db
    .selectFrom('view.balances')
    .select('total')
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  const total = BigInt(row?.total ?? 0) + amount;
  await db
    .insertInto('view.balances')
    .values({ ...key, total })
    .onConflict((conflict) => conflict.columns(['customer', 'kind', 'asset']).doUpdateSet({ total }))
    .execute();
  bills += 1;
  await db
    .insertInto('view.bills')
    .values({ ...key, id: bills, amount, balance_after: total, type, ref: bills, entry: bills, at })
    .execute();
}

/** The index of BTC in whole USDT over the minute that begins at a time. */
async function index(at: number, open: number, close = open): Promise<void> {
  const prices = { open: open * 10, close: close * 10, high: open * 10, low: open * 10 };
  await database.db
    .insertInto('view.candles')
    .values({ market: 1, source: 'index', period: '1min', time: at / 1000, ...prices, volume: 0, amount: 0n })
    .execute();
}

const whole = (count: number): bigint => BigInt(count) * 1_000_000n;
const coin = (count: number): bigint => BigInt(count) * 100_000_000n;

function read(now: number, price = 0, customer = alice, period: 'day' | 'month' = 'day') {
  const catalog = {
    assets: () => Promise.resolve(assets),
    usdtWorthE6: (asset: (typeof assets)[number], amount: bigint) => usdtWorthE6(asset, amount, price * 100_000_000),
  };
  return equityOf({ db: database.db, catalog, customer, period, now });
}

describe('the equity of a customer', () => {
  it('is nothing before there is anything', async () => {
    expect(await read(noon)).toEqual({
      equity: '0',
      points: [{ time: noon, value: '0', profit: '0' }],
      today: { since: midnight, start: '0', deposits: '0', withdrawals: '0', profit: '0', ratio: '0' },
    });
  });

  it('starts with the account: the first deposit is no profit', async () => {
    await change(noon, usdt, whole(10_000), 'deposit');
    const { equity, points, today } = await read(noon + 2.5 * minute);
    expect(equity).toBe('10000');
    expect(points).toEqual(
      [0, 1, 2, 2.5].map((after) => ({ time: noon + after * minute, value: '10000', profit: '0' })),
    );
    expect(today).toMatchObject({ start: '0', deposits: '10000', profit: '0', ratio: '0' });
  });

  it('earns with the price, without a trade', async () => {
    await change(midnight - hour, btc, coin(1), 'deposit');
    await index(midnight - hour - minute, 59_000);
    await index(midnight - minute, 59_500, 60_000);
    await index(midnight, 60_100);
    const { equity, points, today } = await read(noon, 63_000);
    expect(equity).toBe('63000');
    expect(today).toMatchObject({ start: '60000', deposits: '0', profit: '3000', ratio: '0.05' });
    const valueAt = (time: number) => points.find((point) => point.time === time)?.value;
    expect(points[0]).toEqual({ time: midnight - hour, value: '59000', profit: '0' });
    expect(points.at(-1)).toEqual({ time: noon, value: '63000', profit: '4000' });
    expect(valueAt(midnight)).toBe('60000');
    expect(valueAt(midnight + hour)).toBe('60100');
  });

  it('counts a deposit at midday at the index of its minute', async () => {
    await index(midnight - minute, 60_000);
    await index(noon, 62_000);
    await change(midnight - hour, usdt, whole(1_000), 'deposit');
    await change(noon + 20_000, btc, coin(1), 'deposit', { kind: 'funding' });
    const { equity, today } = await read(noon + hour, 63_000);
    expect(equity).toBe('64000');
    expect(today).toMatchObject({ start: '1000', deposits: '62000', profit: '1000', ratio: '0.015873' });
  });

  it('draws no deposit and no withdrawal as a gain or a loss, and marks them', async () => {
    await index(midnight - minute, 60_000);
    await index(noon, 62_000);
    await change(midnight - hour, usdt, whole(1_000), 'deposit');
    await change(noon + 20_000, btc, coin(1), 'deposit');
    await change(noon + hour + 20_000, usdt, -whole(400), 'withdrawal');
    await change(noon + hour + 20_000, usdt, -whole(2), 'withdrawal_fee');
    const { points } = await read(noon + 2 * hour, 63_000);
    expect(points.filter(({ flow }) => flow !== undefined)).toEqual([
      { time: noon + 10 * minute, value: '63000', profit: '0', flow: '62000' },
      { time: noon + hour + 10 * minute, value: '62598', profit: '-2', flow: '-400' },
    ]);
    expect(points.at(-1)).toMatchObject({ value: '63598', profit: '998' });
  });

  it('loses the fees of a trade and of a withdrawal, and nothing else', async () => {
    await index(midnight - minute, 60_000);
    await change(midnight - hour, usdt, whole(100_000), 'deposit');
    await change(noon, btc, coin(1), 'trade');
    await change(noon, usdt, -whole(60_000), 'trade');
    await change(noon, btc, -100_000n, 'fee');
    await change(noon + minute, usdt, -whole(1_000), 'withdrawal');
    await change(noon + minute, usdt, -whole(3), 'withdrawal_fee');
    const { today } = await read(noon + hour, 60_000);
    expect(today).toMatchObject({ start: '100000', withdrawals: '1000', profit: '-63', ratio: '-0.00063' });
  });

  it('neither earns nor loses by moving between own accounts', async () => {
    await change(midnight - hour, usdt, whole(500), 'deposit');
    await change(noon, usdt, -whole(200), 'transfer_out');
    await change(noon, usdt, whole(200), 'transfer_in', { kind: 'funding' });
    const { equity, today, points } = await read(noon + hour);
    expect([equity, today.profit, today.deposits, today.withdrawals]).toEqual(['500', '0', '0', '0']);
    expect(new Set(points.map(({ value }) => value))).toEqual(new Set(['500']));
  });

  it('counts a bill of midnight itself as today’s', async () => {
    await change(midnight, usdt, whole(7), 'deposit');
    const { today } = await read(noon);
    expect(today).toMatchObject({ start: '0', deposits: '7', profit: '0' });
  });

  it('prices what had no index yet at its first', async () => {
    await change(midnight - hour, btc, coin(2), 'deposit');
    await index(noon, 50_000);
    expect((await read(noon + hour, 50_000)).today).toMatchObject({ start: '100000', profit: '0' });
  });

  it('D26 is the customer’s own', async () => {
    await change(midnight - hour, usdt, whole(500), 'deposit');
    await change(noon, usdt, whole(9), 'deposit', { customer: bob });
    expect((await read(noon + hour)).today).toMatchObject({ start: '500', deposits: '0' });
    expect(await read(noon + hour, 0, bob)).toMatchObject({ equity: '9', today: { start: '0', deposits: '9' } });
  });

  it('looks back as far as it is asked to', async () => {
    await change(noon - 60 * 24 * hour, usdt, whole(1), 'deposit');
    await change(noon - 3 * 24 * hour, usdt, whole(2), 'deposit');
    const { points } = await read(noon, 0, alice, 'month');
    expect(points[0]).toEqual({ time: noon - 30 * 24 * hour, value: '1', profit: '0' });
    expect(points.find(({ time }) => time === noon - 3 * 24 * hour + 4 * hour)?.value).toBe('3');
    expect(points.at(-1)).toEqual({ time: noon, value: '3', profit: '0' });
  });
});

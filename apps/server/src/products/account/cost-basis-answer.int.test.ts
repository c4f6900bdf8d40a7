import type { BillType } from '@auric/exchange';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { performanceOf } from './cost-basis-answer.ts';

const [btc, eth, usdt] = [1, 2, 3];
const assets = [
  { asset: btc, code: 'BTC', scale: 8 },
  { asset: eth, code: 'ETH', scale: 8 },
  { asset: usdt, code: 'USDT', scale: 6 },
];
const [alice, bob] = [1000, 1001];
const minute = 60_000;

let database: TestDatabase;
let bills: { asset: number; amount: bigint; type: BillType; ref: number; customer: number }[] = [];

beforeAll(async () => {
  database = await bootDatabase();
  for (const [market, base] of [
    [1, btc],
    [2, eth],
  ] as const) {
    const row = { market, base, quote: usdt, symbol: `${market}`, price_decimals: 1, quantity_decimals: 5 };
    await database.db.insertInto('view.markets').values(row).execute();
    const prices = { open: 500_000, close: 500_000, high: 500_000, low: 500_000, volume: 0, amount: 0n };
    await database.db
      .insertInto('view.candles')
      .values({ market, source: 'index', period: '1min', time: 0, ...prices })
      .execute();
  }
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['view.bills', 'view.cost_basis'] as const) await database.db.deleteFrom(table).execute();
  bills = [];
});

const coin = (count: number): bigint => BigInt(Math.round(count * 1e8));
const whole = (count: number): bigint => BigInt(count) * 1_000_000n;

function bill(type: BillType, asset: number, amount: bigint, ref: number, customer = alice): void {
  bills.push({ type, asset, amount, ref, customer });
}

function buy(ref: number, count: number, cost: number): void {
  bill('trade', usdt, -whole(cost), ref);
  bill('trade', btc, coin(count), ref);
  bill('fee', btc, -coin(count / 1000), ref);
}

async function write(): Promise<void> {
  const known = await database.db
    .selectFrom('view.bills')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const first = Number(known.count) + 1;
  const rows = bills.map((row, index) => ({
    ...row,
    id: first + index,
    entry: first + index,
    kind: 'spot' as const,
    balance_after: 0n,
    at: minute,
  }));
  for (let from = 0; from < rows.length; from += 1_000) {
    await database.db
      .insertInto('view.bills')
      .values(rows.slice(from, from + 1_000))
      .execute();
  }
  bills = [];
}

const performance = (customer = alice) => performanceOf({ db: database.db, assets, customer });

it('goes on from what was counted before, at the index where no USDT was given', async () => {
  bill('deposit', eth, coin(2), 1);
  buy(1, 1, 60_000);
  bill('deposit', btc, coin(9), 2, bob);
  await write();
  expect(await performance()).toEqual({
    complete: true,
    coins: [
      {
        currency: btc,
        currency_name: 'BTC',
        amount: '0.999',
        cost: '60000',
        average_cost: '60060.06006006',
        realized: '0',
      },
      { currency: eth, currency_name: 'ETH', amount: '2', cost: '100000', average_cost: '50000', realized: '0' },
    ],
  });
  bill('trade', btc, -coin(0.999), 2);
  bill('trade', usdt, whole(59_000), 2);
  bill('fee', usdt, -whole(59), 2);
  await write();
  const { coins } = await performance();
  expect(coins[0]).toMatchObject({ amount: '0', cost: '0', average_cost: '0', realized: '-1059' });
  expect((await performance(bob)).coins).toMatchObject([{ currency: btc, cost: '450000' }]);
});

it('counts very many bills a part at a time, tears no trade and counts none twice', async () => {
  for (let ref = 1; ref <= 7_000; ref++) buy(ref, 0.001, 60);
  await write();
  const first = await performance();
  expect(first.complete).toBe(false);
  const both = await Promise.all([performance(), performance()]);
  for (const { complete, coins } of both) {
    expect(complete).toBe(true);
    expect(coins).toMatchObject([{ amount: '6.993', cost: '420000' }]);
  }
});

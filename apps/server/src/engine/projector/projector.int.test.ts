import { decodeFrames, postingsOf } from '@auric/exchange';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { alice, bob, mustDo, holdServer, openScene, placeLimit } from '../rigs/engine-scene.ts';
import type { Scene } from '../rigs/engine-scene.ts';
import { rebuildViews } from '../recovery/rebuild-views.ts';
import { Projector } from './projector.ts';

let scene: Scene;

holdServer(beforeAll, afterAll);

beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

const tables = ['assets', 'markets', 'orders', 'trades', 'balances', 'bills', 'candles', 'position', 'history'];

async function dump(): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const name of tables) {
    rows[name] = (await sql.raw(`select * from view.${name} t order by t::text`).execute(scene.database.db)).rows;
  }
  return rows;
}

/** A bit of everything that has a projection. */
async function trade(): Promise<void> {
  const { engine } = scene;
  const order = await placeLimit(engine, alice, 'buy', 600_000, 300);
  await placeLimit(engine, bob, 'sell', 600_000, 100);
  await mustDo(engine, { type: 'AmendOrder', customer: alice, order: order.id, price: 601_000, quantity: 250 });
  await placeLimit(engine, bob, 'sell', 600_500, 100);
  await mustDo(engine, { type: 'CancelOrder', customer: alice, order: order.id });
  await mustDo(engine, { type: 'MassQuote', customer: bob, market: 1, bids: [599_000, 500], asks: [602_000, 500] });
  await placeLimit(engine, alice, 'buy', 602_000, 200);
  await placeLimit(engine, alice, 'buy', 602_000, 200);
  await mustDo(engine, {
    type: 'Transfer',
    customer: alice,
    from: 'spot',
    to: 'funding',
    asset: 3,
    amount: 5_000_000n,
  });
  await mustDo(engine, {
    type: 'SetCustomerStanding',
    customer: alice,
    version: 1,
    identityLevel: 1,
    tradingFreeze: 'none',
    withdrawalFreeze: 'none',
    holdUntil: 0,
    country: 'TH',
  });
  const to = { network: 'TRC20', destination: 'somewhere', memo: '' } as const;
  await mustDo(engine, { type: 'AddWithdrawalAddress', customer: alice, ...to });
  const terms = { asset: 3, network: 'TRC20', minimum: 2_000_000n, fee: 1_000_000n, effectiveAt: 0 } as const;
  await mustDo(engine, { type: 'SetWithdrawalTerms', ...terms });
  const held = await mustDo(engine, {
    type: 'RequestWithdrawal',
    customer: alice,
    asset: 3,
    address: 1,
    amount: 3_000_000n,
  });
  const own = { customer: alice, withdrawal: held.answer.id! } as const;
  await mustDo(engine, { type: 'ReviewWithdrawal', ...own, isFlagged: false });
  await mustDo(engine, { type: 'SignWithdrawal', ...own, transaction: '0xfeed' });
  await mustDo(engine, { type: 'RecordBroadcast', ...own, outcome: 'sent' });
  await mustDo(engine, { type: 'SettleWithdrawal', ...own, transaction: '0xfeed' });
  await mustDo(engine, { type: 'PublishIndex', source: 'test', prices: [1, 6_010_000_000_000, 0, 3] });
  await vi.waitFor(() => engine.waitForProjected(), { timeout: 15_000 });
}

test('orders, their fills and how they ended', async () => {
  await trade();
  const orders = await scene.database.db.selectFrom('view.orders').selectAll().orderBy('id').execute();
  const shown = orders.map(({ customer, side, price, quantity, filled, state, reason }) => ({
    customer,
    side,
    price,
    quantity,
    filled,
    state,
    reason,
  }));
  const filled = { state: 'filled', reason: 'filled' };
  expect(shown).toEqual([
    { customer: alice, side: 'buy', price: 601_000, quantity: 250, filled: 200, state: 'canceled', reason: 'customer' },
    { customer: bob, side: 'sell', price: 600_000, quantity: 100, filled: 100, ...filled },
    { customer: bob, side: 'sell', price: 600_500, quantity: 100, filled: 100, ...filled },
    // The level of the mass quote: one row that grows with every fill.
    { customer: bob, side: 'sell', price: 602_000, quantity: 400, filled: 400, ...filled },
    { customer: alice, side: 'buy', price: 602_000, quantity: 200, filled: 200, ...filled },
    { customer: alice, side: 'buy', price: 602_000, quantity: 200, filled: 200, ...filled },
  ]);
});

test('the bills are the postings: their sums are what the exchange says that a customer owns', async () => {
  await trade();
  for (const customer of [alice, bob]) {
    const { value } = await scene.engine.port.query({ type: 'balances', customer });
    const owned = new Map(value.map(({ kind, asset, available, held }) => [`${kind} ${asset}`, available + held]));
    const bills = await scene.database.db
      .selectFrom('view.bills')
      .selectAll()
      .where('customer', '=', customer)
      .orderBy('id')
      .execute();
    const sums = new Map<string, bigint>();
    for (const { kind, asset, amount, balance_after } of bills) {
      const sum = (sums.get(`${kind} ${asset}`) ?? 0n) + BigInt(amount);
      expect(BigInt(balance_after)).toBe(sum);
      sums.set(`${kind} ${asset}`, sum);
    }
    expect(sums).toEqual(new Map([...owned].filter(([key]) => sums.has(key))));
    expect([...owned].every(([key, amount]) => sums.has(key) || amount === 0n)).toBe(true);
  }
  const types = await scene.database.db.selectFrom('view.bills').select('type').distinct().execute();
  expect(types.map(({ type }) => type).toSorted()).toEqual([
    'deposit',
    'fee',
    'trade',
    'transfer_in',
    'transfer_out',
    'withdrawal',
    'withdrawal_fee',
  ]);
});

test('candles of trades and of the index', async () => {
  await trade();
  const candles = await scene.database.db.selectFrom('view.candles').selectAll().where('period', '=', '1day').execute();
  const of = (source: string) => candles.filter((candle) => candle.source === source);
  expect(of('trade')).toMatchObject([{ open: 600_000, high: 602_000, low: 600_000, close: 602_000, volume: 600 }]);
  expect(of('index')).toMatchObject([{ open: 600_000, high: 601_000, low: 600_000, close: 601_000, volume: 0 }]);
  expect(of('trade')[0]!.time % 86_400).toBe(0);
});

test('rebuild makes the same rows again', async () => {
  await trade();
  await scene.engine.close();
  const before = await dump();
  const lines: string[] = [];
  const frames = await rebuildViews({
    url: scene.database.url,
    progress: (line) => lines.push(line),
  });
  expect(frames).toBe(scene.engine.durableSeq());
  expect(await dump()).toEqual(before);
  expect(before.orders).toHaveLength(6);
});

test('rebuild is refused while a leader runs', async () => {
  await expect(rebuildViews({ url: scene.database.url })).rejects.toThrow('Another Auric already runs');
});

test('D41 a projection that somebody else has written already is not written again', async () => {
  await trade();
  await scene.engine.close();
  const late = await Projector.open(scene.database.url);
  const next = await scene.start();
  await placeLimit(next, alice, 'buy', 590_000, 100);
  await vi.waitFor(() => next.waitForProjected(), { timeout: 15_000 });
  await expect(late.step()).rejects.toThrow();
  await late.close();
  const orders = await scene.database.db.selectFrom('view.orders').select('id').execute();
  expect(orders).toHaveLength(7);
});

test('every event that changes what a customer owns is one that the bills know', async () => {
  await trade();
  const batches = await scene.database.db.selectFrom('journal.batch').select('payload').execute();
  let changes = 0;
  for (const { events } of batches.flatMap(({ payload }) => decodeFrames(payload))) {
    for (const event of events) {
      postingsOf(event, (customer, _kind, _asset, available, held) => {
        if (customer >= 1000 && available + held !== 0n) changes++;
      });
    }
  }
  const bills = await scene.database.db.selectFrom('view.bills').selectAll().execute();
  const fees = bills.filter(({ type }) => type === 'fee' || type === 'withdrawal_fee');
  expect(bills.length - fees.length).toBe(changes);
});

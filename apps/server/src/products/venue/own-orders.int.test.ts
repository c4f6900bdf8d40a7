import { type TestClient, testMarkets } from '@auric/testkit';
import type { TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootStillVenue, failureOf, fund, newTraders, spotOf } from './traders.test-support.ts';

let server: TestServer;
let alice: TestClient;
let bob: TestClient;
const { btc, eth } = testMarkets;

beforeAll(async () => void (server = await bootStillVenue()));
afterAll(() => server.close());
beforeEach(async () => void ({ alice, bob } = await newTraders(server)));

describe('orders that exist', () => {
  it('are amended, canceled one by one and all at once', async () => {
    const order = { match_id: btc, type: 'buy', amount: '0.01', target_price: '59000' } as const;
    const first = await alice.call('coin/trade', order);
    await alice.call('coin/trade', order);
    await alice.call('coin/trade', { ...order, match_id: eth, amount: '1', target_price: '2900' });
    expect(await alice.call('coin/amend', { id: first.id, price: '59500', amount: '0.02' })).toMatchObject({
      id: first.id,
      price: '59500',
      amount: '0.02',
    });
    expect(await alice.call('coin/cancel', { id: first.id })).toMatchObject({ id: first.id, state: 'canceled' });
    expect(await alice.call('coin/cancel_all', { match_id: btc })).toHaveLength(1);
    expect(await alice.call('coin/cancel_all', {})).toHaveLength(1);
    expect(await spotOf(alice, 3)).toEqual(['10000', '0']);
    expect((await failureOf(alice.call('coin/cancel', { id: first.id }))).code).toBe('order_not_found');
    expect(await failureOf(alice.call('coin/amend', { id: first.id }))).toMatchObject({ code: 'parameter_error' });
  });

  it('are canceled by side, in one market or in all', async () => {
    await fund(alice, 1, '0.1');
    const bid = { match_id: btc, type: 'buy', amount: '0.01', target_price: '59000' } as const;
    const ask = { ...bid, type: 'sell', target_price: '66000' } as const;
    await alice.call('coin/trade', bid);
    await alice.call('coin/trade', ask);
    await alice.call('coin/trade', { ...bid, match_id: eth, amount: '1', target_price: '2900' });
    expect(await alice.call('coin/cancel_all', { type: 'sell', match_id: eth })).toEqual([]);
    expect(await alice.call('coin/cancel_all', { type: 'sell' })).toMatchObject([{ type: 'sell', match_id: btc }]);
    expect(await alice.call('coin/cancel_all', { type: 1, match_id: btc })).toMatchObject([{ type: 'buy' }]);
    expect(await alice.call('coin/list', {})).toMatchObject({ total: 1, data: [{ match_id: eth }] });
    expect(await failureOf(alice.call('coin/cancel_all', { type: 'long' as never }))).toMatchObject({
      code: 'parameter_error',
      field: 'type',
    });
  });

  it('are placed in pairs that cancel each other', async () => {
    await fund(alice, 1, '0.1');
    await bob.call('coin/trade', { match_id: btc, type: 'buy', amount: '0.001', target_price: '59990' });
    await alice.call('coin/trade', { match_id: btc, type: 'sell', amount: '0.001' });
    const pair = await alice.call('coin/oco', {
      match_id: btc,
      type: 'sell',
      amount: '0.05',
      target_price: '62000',
      trigger_price: '58000',
    });
    expect(pair).toHaveLength(2);
    expect(new Set(pair.map(({ oco_id }) => oco_id)).size).toBe(1);
    const canceled = await alice.call('coin/cancel', { id: pair[1]!.id });
    expect(canceled).toMatchObject({ id: pair[1]!.id, state: 'canceled' });
    expect(await alice.call('coin/list', {})).toMatchObject({ total: 0 });
  });

  it('D26 are nobody else’s to see, change or cancel', async () => {
    const { id } = await alice.call('coin/trade', {
      match_id: btc,
      type: 'buy',
      amount: '0.01',
      target_price: '59000',
    });
    const missing = { code: 'order_not_found', field: 'id' };
    expect(await failureOf(bob.call('coin/cancel', { id }))).toMatchObject(missing);
    expect(await failureOf(bob.call('coin/amend', { id, amount: '0.001' }))).toMatchObject(missing);
    expect(await bob.call('coin/list', {})).toMatchObject({ total: 0 });
    expect(await bob.call('coin/cancel_all', {})).toEqual([]);
    await alice.call('coin/cancel', { id });
    expect(await failureOf(bob.call('coin/amend', { id, amount: '0.001' }))).toMatchObject(missing);
    expect(await bob.call('coin/list', { status: 'complete' })).toMatchObject({ total: 0 });
  });

  it('are paged, newest first', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const order = { match_id: btc, type: 'buy', amount: '0.001', target_price: `${59_000 + i}` } as const;
      ids.unshift((await alice.call('coin/trade', order)).id);
    }
    const page = await alice.call('coin/list', { page: 2, limit: 2 });
    expect(page).toMatchObject({ page: 2, limit: 2, total: 5, has_more: true });
    expect(page.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    await alice.call('coin/cancel_all', {});
    const last = await alice.call('coin/list', { status: 'complete', page: 3, limit: 2 });
    expect(last).toMatchObject({ total: 5, has_more: false });
    expect(last.data.map(({ id }) => id)).toEqual(ids.slice(4));
  });

  it('are read on below an id, and nothing moves from page to page when more comes on top', async () => {
    const bid = { match_id: btc, type: 'buy', amount: '0.001', target_price: '59000' } as const;
    const ids: number[] = [];
    for (let i = 0; i < 4; i += 1) ids.unshift((await alice.call('coin/trade', bid)).id);
    const idsOf = async (filter: object): Promise<number[]> =>
      (await alice.call('coin/list', { limit: 2, ...filter })).data.map(({ id }) => id);
    const head = await idsOf({});
    await alice.call('coin/trade', bid);
    expect(await idsOf({ before: head.at(-1) })).toEqual(ids.slice(2));
    await alice.call('coin/cancel_all', {});
    expect(await idsOf({ status: 'complete', before: head.at(-1) })).toEqual(ids.slice(2));
    expect(await alice.call('coin/list', { status: 'complete', before: ids[3] })).toMatchObject({
      total: 0,
      has_more: false,
    });
  });

  it('are narrowed by side, type, state and time', async () => {
    const bid = { match_id: btc, type: 'buy', amount: '0.001', target_price: '59000' } as const;
    const limit = await alice.call('coin/trade', bid);
    const stop = await alice.call('coin/trade', {
      match_id: btc,
      type: 'buy',
      amount: '0.001',
      order_type: 'stop_limit',
      trigger_price: '66000',
      target_price: '66100',
    });
    const idsOf = async (filter: object): Promise<number[]> =>
      (await alice.call('coin/list', filter)).data.map(({ id }) => id);
    expect(await idsOf({ order_type: 'stop_limit' })).toEqual([stop.id]);
    expect(await idsOf({ type: 'sell' })).toEqual([]);
    expect(await idsOf({ state: 'new' })).toEqual([limit.id]);
    expect(await idsOf({ order_id: stop.id })).toEqual([stop.id]);
    expect(await idsOf({ from: limit.created_at, to: stop.created_at })).toEqual([stop.id, limit.id]);
    expect(await idsOf({ to: limit.created_at - 1 })).toEqual([]);
    await alice.call('coin/cancel_all', {});
    const complete = (filter: object) => idsOf({ status: 'complete', ...filter });
    expect(await complete({ order_type: 'limit' })).toEqual([limit.id]);
    expect(await complete({ type: '1', state: 'canceled' })).toEqual([stop.id, limit.id]);
    expect(await complete({ state: 'filled' })).toEqual([]);
    expect(await complete({ order_id: limit.id })).toEqual([limit.id]);
    expect(await complete({ from: stop.created_at + 1 })).toEqual([]);
  });
});

describe('coin/fills', () => {
  it('tells each side its own part of a trade, with its fee and its role', async () => {
    const bid = await alice.call('coin/trade', { match_id: btc, type: 'buy', amount: '0.1', target_price: '60500' });
    const first = await bob.call('coin/trade', { match_id: btc, type: 'sell', amount: '0.04' });
    await bob.call('coin/trade', { match_id: btc, type: 'sell', amount: '0.06' });
    const made = await alice.call('coin/fills', {});
    expect(made).toMatchObject({ total: 2, page: 1, has_more: false });
    expect(made.data.map(({ amount }) => amount)).toEqual(['0.06', '0.04']);
    expect(made.data[1]).toMatchObject({
      order_id: bid.id,
      symbol: 'BTC/USDT',
      type: 'buy',
      price: '60500',
      quote_amount: '2420',
      fee: '0.00004',
      fee_currency: 1,
      role: 'maker',
    });
    const taken = await bob.call('coin/fills', { order_id: first.id });
    expect(taken.data).toMatchObject([
      { id: made.data[1]?.id, order_id: first.id, type: 'sell', fee: '2.42', fee_currency: 3, role: 'taker' },
    ]);
    expect(await bob.call('coin/fills', { type: 'buy' })).toMatchObject({ total: 0 });
    expect(await bob.call('coin/fills', { type: 'sell', match_id: btc })).toMatchObject({ total: 2 });
    expect(await bob.call('coin/fills', { match_id: eth })).toMatchObject({ total: 0 });
    expect(await alice.call('coin/fills', { order_id: first.id })).toMatchObject({ total: 0 });
    expect(await alice.call('coin/fills', { before: made.data[0]?.id ?? 0 })).toMatchObject({
      total: 1,
      data: [{ id: made.data[1]?.id }],
    });
    expect(await alice.call('coin/fills', { limit: 1, page: 2 })).toMatchObject({
      total: 2,
      data: [{ amount: '0.04' }],
    });
  });
});

import type { Failure } from '@auric/api';
import { CallFailed, publishStillIndex, type TestClient, testMarkets } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const settings = {
  REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '1000000',
  ORDERS_PER_CUSTOMER_PER_SECOND: '100000',
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
  SANDBOX_FAUCET_USDT_PER_MINUTE: '100000000',
};

let server: TestServer;
let alice: TestClient;
let bob: TestClient;
let requests = 0;
const freshId = (): string => `request-${(requests += 1)}`;

beforeAll(async () => {
  server = await bootServer({ settings });
  await publishStillIndex(server.exchange);
});
afterAll(() => server.close());

beforeEach(async () => {
  alice = await server.client().register();
  bob = await server.client().register();
  await fund(bob, 1, '2');
});

async function fund(client: TestClient, currency: number, amount: string): Promise<void> {
  await client.call('sandbox/faucet', { currency, amount });
  const move = {
    from_field: 'funding',
    to_field: 'spot',
    from_currency_id: currency,
    to_currency_id: currency,
  } as const;
  await client.call('wallet/change', { ...move, number: amount });
}

async function failureOf(act: Promise<unknown>): Promise<Failure> {
  try {
    await act;
  } catch (error) {
    if (error instanceof CallFailed) return error.failure;
    throw error;
  }
  throw new Error('The call succeeded.');
}

const spotOf = async (client: TestClient, currency: number): Promise<string[]> => {
  const { available, freeze } = await client.call('wallet/detail', { type: 'spot', currency });
  return [available, freeze];
};
const btc = testMarkets.btc;

describe('coin/trade', () => {
  it('rests a limit order, holds its worth and fills it with the other side', async () => {
    const bid = await alice.call('coin/trade', { match_id: btc, type: 'buy', amount: '0.1', target_price: '60000' });
    expect(bid).toMatchObject({ symbol: 'BTC/USDT', order_type: 'limit', state: 'new', status: 'doing', filled: '0' });
    expect(await spotOf(alice, 3)).toEqual(['4000', '6000']);
    const ask = await bob.call('coin/trade', { currency_id: 1, legal_id: 3, type: 2, amount: '0.04' });
    expect(ask).toMatchObject({
      order_type: 'market',
      state: 'filled',
      average_price: '60000',
      fee: '2.4',
      fee_currency: 3,
    });
    expect(await spotOf(alice, 3)).toEqual(['4000', '3600']);
    expect(await spotOf(alice, 1)).toEqual(['0.03996', '0']);
    expect(await spotOf(bob, 3)).toEqual(['12397.6', '0']);
    const open = await alice.call('coin/list', { status: 'doing' });
    expect(open).toMatchObject({
      total: 1,
      has_more: false,
      data: [{ id: bid.id, state: 'partially_filled', filled: '0.04' }],
    });
    const complete = await bob.call('coin/list', { status: 'complete', match_id: btc });
    expect(complete).toMatchObject({
      total: 1,
      data: [{ id: ask.id, status: 'complete', filled: '0.04', fee: '2.4' }],
    });
  });

  it('buys at market by what it costs', async () => {
    await bob.call('coin/trade', { match_id: btc, type: 'sell', amount: '0.5', target_price: '60000' });
    const order = await alice.call('coin/trade', { match_id: btc, type: '1', quote_amount: '600', target_price: '0' });
    expect(order).toMatchObject({
      state: 'filled',
      filled: '0.01',
      filled_quote: '600',
      fee: '0.00001',
      fee_currency: 1,
    });
    await bob.call('coin/cancel_all', {});
  });

  it('tells everyone the fees of their own 30-day volume', async () => {
    await fund(alice, 3, '1200000');
    await fund(bob, 1, '20');
    for (const price of ['60000', '59900']) {
      await alice.call('coin/trade', { match_id: btc, type: 'buy', amount: '9', target_price: price });
      await bob.call('coin/trade', { match_id: btc, type: 'sell', amount: '9', target_price: price });
    }
    expect((await bob.call('user/info', {})).fees).toEqual({
      maker: '0.0009',
      taker: '0.001',
      volume: '1079100',
      upcoming: [],
    });
    expect(
      (
        await server
          .client()
          .register()
          .then((carol) => carol.call('user/info', {}))
      ).fees,
    ).toEqual({
      maker: '0.001',
      taker: '0.001',
      volume: '0',
      upcoming: [],
    });
  });

  it.each([
    ['no market', {}, 'market_not_found', 'match_id'],
    ['an unknown market', { match_id: 999 }, 'market_not_found', 'match_id'],
    ['an unknown pair', { match_id: undefined, currency_id: 3, legal_id: 1 }, 'market_not_found', 'currency_id'],
    ['D5 a pair that is not the market', { match_id: 1, currency_id: 2, legal_id: 3 }, 'market_not_found', 'match_id'],
    ['no amount', { match_id: 1, amount: undefined }, 'parameter_error', 'amount'],
    ['D16 an exponent', { match_id: 1, amount: '1e-2' }, 'parameter_error', 'amount'],
    ['a negative amount', { match_id: 1, amount: '-1' }, 'parameter_error', 'amount'],
    ['more decimals than a lot has', { match_id: 1, amount: '0.000001' }, 'parameter_error', 'amount'],
    ['more decimals than a tick has', { match_id: 1, target_price: '60000.05' }, 'parameter_error', 'target_price'],
    ['D15 more lots than a number holds', { match_id: 1, amount: '99999999999999999' }, 'parameter_error', 'amount'],
    ['nothing', { match_id: 1, amount: '0' }, 'quantity_invalid', 'amount'],
    ['crumbs', { match_id: 1, amount: '0.00001' }, 'notional_too_small', 'amount'],
    ['a price far from the index', { match_id: 1, target_price: '90000' }, 'price_out_of_band', 'target_price'],
    ['more than there is', { match_id: 1, amount: '1' }, 'insufficient_balance', 'amount'],
    ['an unknown side', { match_id: 1, type: 'hold' }, 'parameter_error', 'type'],
    ['a stop without its trigger', { match_id: 1, order_type: 'stop_limit' }, 'trigger_price_invalid', 'trigger_price'],
    [
      'post-only at market',
      { match_id: 1, target_price: undefined, post_only: 1 },
      'post_only_not_allowed',
      'post_only',
    ],
    ['a trail that is none', { match_id: 1, trailing_delta: 100 }, 'trailing_delta_not_allowed', 'trailing_delta'],
    ['cost for a limit order', { match_id: 1, quote_amount: '5' }, 'quote_amount_not_allowed', 'quote_amount'],
    ['a price that was never seen', { match_id: 1, quoted_price: 'x' }, 'parameter_error', 'quoted_price'],
  ] as const)('refuses %s and says where', async (_, change, code, field) => {
    const order = { type: 'buy', amount: '0.01', target_price: '60000', ...change } as never;
    expect(await failureOf(alice.call('coin/trade', order))).toMatchObject({ code, field });
    expect(await spotOf(alice, 3)).toEqual(['10000', '0']);
  });

  it('says how much an order must be worth, in the customer’s units', async () => {
    const failure = await failureOf(alice.call('coin/trade', { match_id: 1, type: 'buy', amount: '0.00001' }));
    expect(failure.message).toBe('The order value must be at least 5 USDT');
    expect(failure.detail).toEqual({ min_notional: '5', currency: 'USDT' });
  });

  it('refuses a market that has moved against what the customer saw, with the new price', async () => {
    await bob.call('coin/trade', { match_id: btc, type: 'sell', amount: '0.1', target_price: '61000' });
    const order = { match_id: btc, type: 'buy', amount: '0.01', quoted_price: '60000' } as const;
    expect(await failureOf(alice.call('coin/trade', order))).toMatchObject({
      code: 'price_moved',
      field: 'quoted_price',
      detail: { price: '61000' },
      message: 'The price has moved to 61,000. Please confirm again',
    });
    await bob.call('coin/cancel_all', { match_id: btc });
  });
});

describe('a request id', () => {
  it('D24 gives the first answer again, also while the first is in flight', async () => {
    const order = { match_id: btc, type: 'buy', amount: '0.01', target_price: '60000', request_id: freshId() } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => alice.call('coin/trade', order)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await alice.call('coin/trade', { ...order, amount: '0.010' })).toMatchObject({ id: answers[0]?.id });
    expect(await alice.call('coin/list', {})).toMatchObject({ total: 1 });
    expect(await spotOf(alice, 3)).toEqual(['9400', '600']);
  });

  it('D24 is refused with another body, also one of another call', async () => {
    const request_id = freshId();
    const order = { match_id: btc, type: 'buy', amount: '0.01', target_price: '60000' } as const;
    await alice.call('coin/trade', { ...order, request_id });
    const reused = { code: 'request_id_reused', field: 'request_id' };
    expect(await failureOf(alice.call('coin/trade', { ...order, amount: '0.02', request_id }))).toMatchObject(reused);
    expect(await failureOf(alice.call('coin/cancel_all', { request_id }))).toMatchObject(reused);
    expect(await failureOf(alice.call('sandbox/faucet', { currency: 3, amount: '1', request_id }))).toMatchObject(
      reused,
    );
  });

  it('D24 of another customer is another request', async () => {
    const order = { match_id: btc, type: 'buy', amount: '0.01', target_price: '60000', request_id: freshId() } as const;
    const [first, second] = [await alice.call('coin/trade', order), await bob.call('coin/trade', order)];
    expect(first.id).not.toBe(second.id);
  });

  it('remembers a refusal too', async () => {
    const order = { match_id: btc, type: 'buy', amount: '1', target_price: '60000', request_id: freshId() } as const;
    expect((await failureOf(alice.call('coin/trade', order))).code).toBe('insufficient_balance');
    await alice.call('sandbox/faucet', { currency: 3, amount: '90000' });
    const move = { from_field: 'funding', to_field: 'spot', from_currency_id: 3, to_currency_id: 3 } as const;
    await alice.call('wallet/change', { ...move, number: '90000' });
    expect((await failureOf(alice.call('coin/trade', order))).code).toBe('insufficient_balance');
    expect((await alice.call('coin/trade', { ...order, request_id: freshId() })).state).toBe('new');
  });

  it('answers an amend again after the order has ended', async () => {
    const { id } = await alice.call('coin/trade', {
      match_id: btc,
      type: 'buy',
      amount: '0.01',
      target_price: '60000',
    });
    const amend = { id, amount: '0.005', request_id: freshId() };
    const first = await alice.call('coin/amend', amend);
    await alice.call('coin/cancel', { id });
    expect(await alice.call('coin/amend', amend)).toEqual(first);
    expect((await failureOf(alice.call('coin/amend', { ...amend, request_id: freshId() }))).code).toBe(
      'order_not_found',
    );
  });
});

describe('a take profit and a stop loss with an order', () => {
  const { eth } = testMarkets;
  const order = { match_id: eth, type: 'buy', amount: '0.5', target_price: '3000' } as const;

  it('cover what has filled, net of fee, and cancel each other', async () => {
    await fund(bob, eth, '1');
    const bid = await alice.call('coin/trade', { ...order, target_profit_price: '3300', stop_loss_price: '2850' });
    expect(bid).toMatchObject({ target_profit_price: '3300', stop_loss_price: '2850', state: 'new' });
    await bob.call('coin/trade', { match_id: eth, type: 'sell', amount: '0.25' });
    const open = await alice.call('coin/list', { status: 'doing' });
    expect(open.data).toMatchObject([
      { type: 'sell', order_type: 'stop_market', amount: '0.2497', trigger_price: '2850' },
      { type: 'sell', order_type: 'limit', amount: '0.2497', price: '3300' },
      { id: bid.id, filled: '0.25', target_profit_price: '3300', stop_loss_price: '2850' },
    ]);
    expect(await spotOf(alice, 2)).toEqual(['0.00005', '0.2497']);
    await bob.call('coin/trade', { match_id: eth, type: 'sell', amount: '0.25' });
    const grown = await alice.call('coin/list', { status: 'doing' });
    expect(grown.data.map(({ amount }) => amount)).toEqual(['0.4995', '0.4995']);
    await alice.call('coin/cancel', { id: grown.data[0]!.id });
    expect(await alice.call('coin/list', { status: 'doing' })).toMatchObject({ total: 0 });
  });

  it.each([
    ['target_profit_price', { target_profit_price: '3000' }],
    ['stop_loss_price', { stop_loss_price: '3000' }],
    ['stop_loss_price', { target_profit_price: '3050', stop_loss_price: '3001' }],
  ] as const)('are refused with %s named for %o', async (field, fields) => {
    const refused = await failureOf(alice.call('coin/trade', { ...order, ...fields }));
    expect(refused).toMatchObject({ code: 'protection_wrong_side', field });
  });
});

describe('a slippage with a market order', () => {
  const { eth } = testMarkets;
  const order = { match_id: eth, type: 'buy', amount: '0.01' } as const;

  it('bounds how far it trades', async () => {
    await fund(bob, eth, '1');
    await bob.call('coin/trade', { match_id: eth, type: 'sell', amount: '0.01', target_price: '2990' });
    const far = await bob.call('coin/trade', { match_id: eth, type: 'sell', amount: '0.01', target_price: '3006' });
    const bought = await alice.call('coin/trade', { ...order, amount: '0.02', slippage: '0.005' });
    expect(bought).toMatchObject({ filled: '0.01', state: 'expired', reason: 'expired_collar' });
    await bob.call('coin/cancel', { id: far.id });
  });

  it.each([
    ['slippage_invalid', { slippage: '0' }],
    ['slippage_invalid', { slippage: '1' }],
    ['parameter_error', { slippage: '0.0000001' }],
    ['parameter_error', { slippage: '-0.01' }],
    ['slippage_not_allowed', { slippage: '0.01', target_price: '3000' }],
  ] as const)('is refused as %s for %o', async (code, fields) => {
    expect(await failureOf(alice.call('coin/trade', { ...order, ...fields }))).toMatchObject({
      code,
      field: 'slippage',
    });
  });
});

describe('orders that exist', () => {
  it('are amended, canceled one by one and all at once', async () => {
    const order = { match_id: btc, type: 'buy', amount: '0.01', target_price: '59000' } as const;
    const first = await alice.call('coin/trade', order);
    await alice.call('coin/trade', order);
    await alice.call('coin/trade', { ...order, match_id: testMarkets.eth, amount: '1', target_price: '2900' });
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
    await alice.call('coin/trade', { ...bid, match_id: testMarkets.eth, amount: '1', target_price: '2900' });
    expect(await alice.call('coin/cancel_all', { type: 'sell', match_id: testMarkets.eth })).toEqual([]);
    expect(await alice.call('coin/cancel_all', { type: 'sell' })).toMatchObject([{ type: 'sell', match_id: btc }]);
    expect(await alice.call('coin/cancel_all', { type: 1, match_id: btc })).toMatchObject([{ type: 'buy' }]);
    expect(await alice.call('coin/list', {})).toMatchObject({ total: 1, data: [{ match_id: testMarkets.eth }] });
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
    expect(await bob.call('coin/fills', { match_id: testMarkets.eth })).toMatchObject({ total: 0 });
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

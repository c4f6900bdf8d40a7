import { type TestClient, testMarkets } from '@auric/testkit';
import type { TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootStillVenue, failureOf, fund, newTraders, spotOf } from './traders.test-support.ts';

let server: TestServer;
let alice: TestClient;
let bob: TestClient;
let requests = 0;
const freshId = (): string => `request-${(requests += 1)}`;
const { btc, eth } = testMarkets;

beforeAll(async () => void (server = await bootStillVenue()));
afterAll(() => server.close());
beforeEach(async () => void ({ alice, bob } = await newTraders(server)));

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

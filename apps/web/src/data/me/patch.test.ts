import type { WireOrder } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { patchBalances, type Wallet } from './patch-balances.ts';
import { newsOf, patchOpenOrders } from './patch-orders.ts';

function order(id: number, change: Partial<WireOrder> = {}): WireOrder {
  return {
    id,
    match_id: 1,
    symbol: 'BTC/USDT',
    type: 'buy',
    order_type: 'limit',
    time_in_force: 'gtc',
    post_only: false,
    price: '64000',
    trigger_price: '0',
    trailing_delta: 0,
    amount: '1',
    quote_amount: '0',
    filled: '0',
    filled_quote: '0',
    average_price: '0',
    fee: '0',
    fee_currency: 1,
    state: 'new',
    status: 'doing',
    reason: 'none',
    oco_id: 0,
    created_at: 1,
    updated_at: 1,
    ...change,
  };
}

describe('open orders patched by the me channel', () => {
  it('puts a new order on top and a changed one in its place', () => {
    const open = patchOpenOrders([order(1)], [order(2)]);
    expect(open.map((each) => each.id)).toEqual([2, 1]);
    const filled = patchOpenOrders(open, [order(1, { filled: '0.4', state: 'partially_filled', updated_at: 2 })]);
    expect(filled.map((each) => [each.id, each.filled])).toEqual([
      [2, '0'],
      [1, '0.4'],
    ]);
  });

  it('drops an order that has ended, also one it never knew', () => {
    const ended = order(1, { status: 'complete', state: 'filled', updated_at: 3 });
    expect(patchOpenOrders([order(1)], [ended])).toEqual([]);
    expect(patchOpenOrders([], [ended])).toEqual([]);
  });

  it('D18 lets an answer that comes late not undo a fill', () => {
    const partly = order(1, { filled: '0.4', state: 'partially_filled', updated_at: 5 });
    expect(patchOpenOrders([partly], [order(1, { updated_at: 4 })])).toEqual([partly]);
  });
});

describe('the news of an order', () => {
  it('is told once', () => {
    expect(newsOf(undefined, order(1))).toBe('accepted');
    expect(newsOf(order(1), order(1))).toBeNull();
    const partly = order(1, { state: 'partially_filled', filled: '0.1' });
    expect(newsOf(order(1), partly)).toBe('partially_filled');
    expect(newsOf(partly, { ...partly, filled: '0.2' })).toBe('partially_filled');
    expect(newsOf(partly, order(1, { state: 'filled', filled: '1', status: 'complete' }))).toBe('filled');
    expect(newsOf(order(1, { state: 'pending' }), order(1, { state: 'new' }))).toBeNull();
  });
});

describe('balances patched by the me channel', () => {
  const wallet: Wallet = {
    total_usdt: '10',
    accounts: [
      {
        id: 2,
        kind: 'spot',
        total_usdt: '10',
        balances: [{ currency: 3, currency_name: 'USDT', available: '10', freeze: '0', usdt_value: '10' }],
      },
    ],
  };

  it('replaces a balance and adds a first one', () => {
    const patched = patchBalances(wallet, [
      { account: 2, kind: 'spot', currency: 3, currency_name: 'USDT', available: '4', freeze: '6', usdt_value: '10' },
      { account: 2, kind: 'spot', currency: 1, currency_name: 'BTC', available: '1', freeze: '0', usdt_value: '5' },
    ]);
    expect(patched.accounts[0]?.balances.map((each) => [each.currency, each.available, each.freeze])).toEqual([
      [3, '4', '6'],
      [1, '1', '0'],
    ]);
    expect(wallet.accounts[0]?.balances).toHaveLength(1);
  });

  it('opens an account that was empty before', () => {
    const patched = patchBalances(wallet, [
      { account: 1, kind: 'funding', currency: 3, currency_name: 'USDT', available: '1', freeze: '0', usdt_value: '1' },
    ]);
    expect(patched.accounts.map((account) => account.kind)).toEqual(['spot', 'funding']);
  });
});

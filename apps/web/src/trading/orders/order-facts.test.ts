import type { WireOrder } from '@auric/api';
import { describe, expect, it } from 'vitest';
import {
  distancePercent,
  feeAssetOf,
  filledPercent,
  flagsOf,
  orderRows,
  trailedTrigger,
  triggerSideOf,
} from './order-facts.ts';

describe('the facts of an order', () => {
  it('has its fee in what was received', () => {
    expect(feeAssetOf({ symbol: 'BTC/USDT', type: 'buy' })).toBe('BTC');
    expect(feeAssetOf({ symbol: 'BTC/USDT', type: 'sell' })).toBe('USDT');
  });

  it.each([
    ['new', '1', '0', '0', '0', 0],
    ['partially_filled', '3', '0', '1', '0', 33],
    ['partially_filled', '0.3', '0', '0.299999', '0', 99],
    ['expired', '0', '100', '0.001', '64', 64],
    ['filled', '0', '100', '0.0015', '99.98', 100],
  ] as const)('%s of %s or %s is filled in percent', (state, amount, quote_amount, filled, filled_quote, percent) => {
    expect(filledPercent({ state, amount, quote_amount, filled, filled_quote })).toBe(percent);
  });

  it.each([
    ['stop_limit', 'buy', '≥'],
    ['stop_market', 'sell', '≤'],
    ['trailing_stop', 'sell', '≤'],
    ['take_profit', 'sell', '≥'],
    ['take_profit', 'buy', '≤'],
  ] as const)('a %s that is to %s triggers at %s its price', (order_type, type, side) => {
    expect(triggerSideOf({ order_type, type, trigger_price: '64000' })).toBe(side);
    expect(triggerSideOf({ order_type, type, trigger_price: '0' })).toBeNull();
  });
});

describe('the trigger of a trailing stop', () => {
  const sell = { type: 'sell', trailing_delta: 200, state: 'pending' } as const;
  const buy = { type: 'buy', trailing_delta: 200, state: 'pending' } as const;

  it('follows a price that goes its way and stays where it turns', () => {
    expect(trailedTrigger(sell, '98000', '101000', 1)).toBe('98980');
    expect(trailedTrigger(sell, '98980', '100000', 1)).toBe('98980');
    expect(trailedTrigger(buy, '102000', '99000', 1)).toBe('100980');
    expect(trailedTrigger(buy, '100980', '100000', 1)).toBe('100980');
  });

  it('stays as it is without a price, after it triggered, and for what does not trail', () => {
    expect(trailedTrigger(sell, '98000', undefined, 1)).toBe('98000');
    expect(trailedTrigger({ ...sell, state: 'triggered' }, '98000', '101000', 1)).toBe('98000');
    expect(trailedTrigger({ ...sell, trailing_delta: 0 }, '98000', '101000', 1)).toBe('98000');
  });
});

describe('orders as rows', () => {
  const order = (id: number, change: Partial<WireOrder> = {}): WireOrder =>
    ({ id, oco_id: 0, order_type: 'limit', ...change }) as WireOrder;

  it('put both legs of an OCO into one, whichever comes first', () => {
    const stop = order(5, { oco_id: 4, order_type: 'stop_market' });
    const limit = order(4, { oco_id: 4 });
    expect(orderRows([order(6), stop, limit, order(3)])).toEqual([
      { order: order(6), stop: null },
      { order: limit, stop },
      { order: order(3), stop: null },
    ]);
  });

  it('show a leg that is left on its own', () => {
    const stop = order(5, { oco_id: 4, order_type: 'stop_market' });
    expect(orderRows([stop])).toEqual([{ order: stop, stop: null }]);
  });
});

describe('what an order asks beside its price', () => {
  it('is said by the words of traders', () => {
    const order = { time_in_force: 'gtc', post_only: false, price: '64000' } as const;
    expect(flagsOf(order)).toEqual([]);
    expect(flagsOf({ ...order, post_only: true })).toEqual(['postOnly']);
    expect(flagsOf({ ...order, time_in_force: 'ioc' })).toEqual(['IOC']);
    expect(flagsOf({ ...order, time_in_force: 'fok' })).toEqual(['FOK']);
    expect(flagsOf({ ...order, time_in_force: 'ioc', price: '0' })).toEqual([]);
  });
});

describe('how far the market is from an order', () => {
  const order = { price: '63200', trigger_price: '0', trailing_delta: 0 };

  it.each([
    [order, '64000', '-1.25'],
    [{ ...order, price: '66000' }, '64000', '3.12'],
    [{ ...order, trigger_price: '70400' }, '64000', '10'],
    [{ ...order, price: '64000' }, '64000', '0'],
    [{ ...order, price: '0' }, '64000', null],
    [{ ...order, trigger_price: '63000', trailing_delta: 100 }, '64000', null],
    [order, undefined, null],
    [order, '0', null],
  ])('%o at %s is %s', (waiting, last, percent) => {
    expect(distancePercent(waiting, last)).toBe(percent);
  });
});

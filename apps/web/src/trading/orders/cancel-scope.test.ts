import type { WireOrder } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { cancelScopes, onlyKind } from './cancel-scope.ts';

const order = (id: number, type: 'buy' | 'sell') => ({ id, type }) as WireOrder;
const [bid, other, ask] = [order(1, 'buy'), order(2, 'buy'), order(3, 'sell')];
const of = (orders: WireOrder[], side: 'buy' | 'sell' | null = null) =>
  cancelScopes(orders, { side }).map((scope) => [scope.side, scope.orders.map(({ id }) => id)]);

describe('what can be canceled at once', () => {
  it('is a side or all, where both sides are there', () => {
    expect(of([ask, other, bid])).toEqual([
      ['buy', [2, 1]],
      ['sell', [3]],
      [null, [3, 2, 1]],
    ]);
  });

  it('is all where there is one side, and that side where it is filtered by', () => {
    expect(of([other, bid])).toEqual([[null, [2, 1]]]);
    expect(of([other, bid], 'buy')).toEqual([['buy', [2, 1]]]);
  });

  it('is nothing of one alone', () => {
    expect(of([bid])).toEqual([]);
    expect(of([bid], 'buy')).toEqual([]);
  });
});

it('is of one kind, as the exchange ends them', () => {
  expect(onlyKind(['stock', 'stock'])).toBe('stock');
  expect(onlyKind(['spot'])).toBe('spot');
  expect(onlyKind(['spot', 'stock'])).toBeNull();
  expect(onlyKind(['spot', undefined])).toBeNull();
  expect(onlyKind([])).toBeNull();
});

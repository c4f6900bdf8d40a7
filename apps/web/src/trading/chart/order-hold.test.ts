import type { WireOrder } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { heldAt, isMovable, ticksByKey } from './order-hold.ts';

const order = { id: 7, status: 'doing', oco_id: 0, trailing_delta: 0, amount: '1', price: '100.5' } as WireOrder;

describe('the line of an own order', () => {
  it('can be moved where the exchange lets its price be changed', () => {
    expect(isMovable(order)).toBe(true);
    expect(isMovable({ ...order, price: '0' })).toBe(false);
    expect(isMovable({ ...order, oco_id: 6 })).toBe(false);
    expect(isMovable({ ...order, trailing_delta: 500 })).toBe(false);
    expect(isMovable({ ...order, status: 'done' as WireOrder['status'] })).toBe(false);
  });

  it('is held at whole ticks, with all decimals of its market, and at one at least', () => {
    expect(heldAt(order, 64_000, 1)).toEqual({ id: 7, price: '6400.0' });
    expect(heldAt(order, -3, 2)).toEqual({ id: 7, price: '0.01' });
  });

  it.each([
    ['ArrowUp', false, 101],
    ['ArrowDown', false, 99],
    ['ArrowUp', true, 110],
    ['PageDown', false, 90],
    ['a', false, null],
    ['Enter', false, null],
  ])('goes by %s (Shift: %s) from 100 ticks to %s', (key, shift, ticks) => {
    expect(ticksByKey(key, shift, 100)).toBe(ticks);
  });

  it('never goes below one tick', () => {
    expect(ticksByKey('PageDown', false, 4)).toBe(1);
  });
});

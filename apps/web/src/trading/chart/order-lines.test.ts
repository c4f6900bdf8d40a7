import type { WireOrder } from '@auric/api';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { isMovable, orderLines, orderOfLine } from './order-lines.ts';

const order = {
  id: 7,
  match_id: 1,
  type: 'buy',
  order_type: 'limit',
  status: 'doing',
  oco_id: 0,
  trailing_delta: 0,
  amount: '1',
  price: '100.5',
  trigger_price: '0',
} as WireOrder;
const t = (() => 'text') as unknown as TFunction;

describe('the line of an own order', () => {
  it('can be moved where the exchange lets its price be changed', () => {
    expect(isMovable(order)).toBe(true);
    expect(isMovable({ ...order, price: '0' })).toBe(false);
    expect(isMovable({ ...order, oco_id: 6 })).toBe(false);
    expect(isMovable({ ...order, trailing_delta: 500 })).toBe(false);
    expect(isMovable({ ...order, status: 'done' as WireOrder['status'] })).toBe(false);
  });

  it('stands at its price, else at its trigger, in its own market', () => {
    const stop: WireOrder = { ...order, id: 8, type: 'sell', price: '0', trigger_price: '90' };
    const elsewhere: WireOrder = { ...order, id: 9, match_id: 2 };
    const endless: WireOrder = { ...order, id: 10, price: '0' };
    expect(orderLines([order, stop, elsewhere, endless], 1, t)).toMatchObject([
      { key: 'order 7', price: '100.5', tone: 'buy', movable: true },
      { key: 'order 8', price: '90', tone: 'sell', movable: false },
    ]);
  });

  it('leads back to its order, as long as that is open', () => {
    expect(orderOfLine([order], 'order 7')).toBe(order);
    expect(orderOfLine([], 'order 7')).toBeNull();
    expect(orderOfLine([order], undefined)).toBeNull();
  });
});

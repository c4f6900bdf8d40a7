import type { WireOrder } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { feeAssetOf, ordersOf } from './order-facts.ts';

describe('the facts of an order', () => {
  it('has its fee in what was received', () => {
    expect(feeAssetOf({ symbol: 'BTC/USDT', type: 'buy' })).toBe('BTC');
    expect(feeAssetOf({ symbol: 'BTC/USDT', type: 'sell' })).toBe('USDT');
  });

  it('belongs to its market only', () => {
    const orders = [{ match_id: 1 }, { match_id: 12 }, { match_id: 1 }] as WireOrder[];
    expect(ordersOf(orders, 1)).toHaveLength(2);
    expect(ordersOf(orders, 11)).toHaveLength(0);
    expect(ordersOf(orders, null)).toHaveLength(3);
  });
});

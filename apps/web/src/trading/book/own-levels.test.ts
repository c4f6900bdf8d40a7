import { describe, expect, it } from 'vitest';
import type { Market } from '../../data/market/market.ts';
import { ownLevels } from './own-levels.ts';

const market = { id: 1, priceDecimals: 1 } as Market;
const order = { match_id: 1, type: 'buy', price: '100.5', state: 'new' } as const;

describe('the levels of the own orders', () => {
  it('are the ticks of what rests, each on its side', () => {
    const own = ownLevels([order, { ...order, type: 'sell', price: '101.2', state: 'partially_filled' }], market, 1);
    expect([...own.bids]).toEqual([1005]);
    expect([...own.asks]).toEqual([1012]);
  });

  it('fall into the rows of a coarser book: asks upwards, bids downwards', () => {
    const own = ownLevels([order, { ...order, type: 'sell', price: '101.2' }], market, 10);
    expect([...own.bids]).toEqual([1000]);
    expect([...own.asks]).toEqual([1020]);
  });

  it('are not those of other markets, of orders without a price, or of what waits for its trigger', () => {
    const elsewhere = { ...order, match_id: 2 };
    const unpriced = { ...order, price: '0' };
    const waiting = { ...order, state: 'pending' } as const;
    expect(ownLevels([elsewhere, unpriced, waiting], market, 1).bids.size).toBe(0);
  });
});

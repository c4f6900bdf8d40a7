import { describe, expect, it } from 'vitest';
import type { Market } from '../../data/market/market.ts';
import { marketOf } from './market-of-address.ts';

const markets = [{ id: 1 }, { id: 12 }] as Market[];

describe('the market of an address', () => {
  it('is the one that is named, and the first where none is', () => {
    expect(marketOf(markets, '12')?.id).toBe(12);
    expect(marketOf(markets, null)?.id).toBe(1);
    expect(marketOf(markets, '')?.id).toBe(1);
  });

  it('is none where there is no such market: another one would be a wrong price', () => {
    for (const asked of ['2', '1.0', '01', 'BTC']) expect(marketOf(markets, asked), asked).toBeUndefined();
  });
});

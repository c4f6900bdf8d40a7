import { describe, expect, it } from 'vitest';
import type { Market } from '../../data/market/market.ts';
import type { Holding } from '../../data/portfolio/portfolio.ts';
import { pairHoldings } from './pair-holdings.ts';

const market = {
  base: { id: 1, code: 'BTC', scale: 8 },
  quote: { id: 3, code: 'USDT', scale: 6 },
} as Market;
const holding = (currency: number, code: string): Holding => ({
  currency,
  code,
  available: '1',
  frozen: '0',
  total: '1',
  value: 1n,
  price: null,
});

describe('what a market sees of an account', () => {
  it('is its own two coins first, then the others in their order', () => {
    const held = [holding(2, 'ETH'), holding(3, 'USDT'), holding(10, 'SOL'), holding(1, 'BTC')];
    expect(pairHoldings(market, held).map(({ code }) => code)).toEqual(['BTC', 'USDT', 'ETH', 'SOL']);
  });

  it('has a coin of its own of which there is nothing', () => {
    expect(pairHoldings(market, [holding(3, 'USDT')])[0]).toMatchObject({ code: 'BTC', total: '0', value: 0n });
  });
});

import { describe, expect, it } from 'vitest';
import type { Market } from '../../data/market/market.ts';
import { categoriesOf, isIn } from './market-categories.ts';

const market = (id: number, quote: string, kind: Market['kind'] = 'spot') =>
  ({ id, kind, quote: { id: 9, code: quote } }) as Market;

describe('the categories of markets', () => {
  it('are favourites and spot where nothing else is traded', () => {
    expect(categoriesOf([market(1, 'USDT'), market(2, 'USDT')])).toEqual(['favourites', 'spot']);
    expect(categoriesOf([])).toEqual(['favourites', 'spot']);
  });

  it('name quote assets where there are several, and other kinds as far as they exist', () => {
    const markets = [market(1, 'USDT'), market(2, 'BTC'), market(3, 'USDT', 'stock')];
    expect(categoriesOf(markets)).toEqual(['favourites', 'spot', 'quote:USDT', 'quote:BTC', 'stock']);
  });

  it('hold what they say', () => {
    const markets = [market(1, 'USDT'), market(2, 'BTC'), market(3, 'USDT', 'stock')];
    const held = (category: Parameters<typeof isIn>[0]) =>
      markets.filter((each) => isIn(category, each, new Set([3]))).map((each) => each.id);
    expect([held('favourites'), held('spot'), held('quote:USDT'), held('stock')]).toEqual([[3], [1, 2], [1], [3]]);
  });
});

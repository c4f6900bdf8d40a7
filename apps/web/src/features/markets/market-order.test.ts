import { describe, expect, it } from 'vitest';
import type { Market } from '../../data/market/market.ts';
import { nextSort, sortMarkets, type Sort } from './market-order.ts';

const market = (id: number, symbol: string) => ({ id, symbol }) as Market;
const markets = [market(1, 'BTC/USDT'), market(2, 'ETH/USDT'), market(3, 'ADA/USDT')];
const numbers = new Map([
  [1, { price: '64000', change: '-1', amount: '500' }],
  [2, { price: '3400', change: '2.5', amount: '900' }],
  [3, { price: '0.4', change: '0', amount: '10' }],
]);

function order(sort: Sort | null, favourites: number[] = []): string[] {
  return sortMarkets(markets, sort, new Set(favourites), (id) => numbers.get(id)).map((each) =>
    each.symbol.slice(0, 3),
  );
}

describe('the order of markets', () => {
  it('has favourites first and the busiest next', () => {
    expect(order(null)).toEqual(['ETH', 'BTC', 'ADA']);
    expect(order(null, [3])).toEqual(['ADA', 'ETH', 'BTC']);
  });

  it('follows the chosen column', () => {
    expect(order({ key: 'pair', ascending: true })).toEqual(['ADA', 'BTC', 'ETH']);
    expect(order({ key: 'change', ascending: false })).toEqual(['ETH', 'ADA', 'BTC']);
    expect(order({ key: 'price', ascending: true })).toEqual(['ADA', 'ETH', 'BTC']);
  });

  it('turns round at the second press and goes back at the third', () => {
    const first = nextSort(null, 'change');
    const second = nextSort(first, 'change');
    expect([first, second, nextSort(second, 'change')]).toEqual([
      { key: 'change', ascending: false },
      { key: 'change', ascending: true },
      null,
    ]);
    expect(nextSort(second, 'pair')).toEqual({ key: 'pair', ascending: true });
  });

  it('orders two thousand markets, whatever is known of them', () => {
    const many = Array.from({ length: 2000 }, (_, id) => market(id, `C${id}/USDT`));
    const priceOf = (id: number) => (id % 3 === 0 ? undefined : { price: `${id}.5`, change: '0', amount: '0' });
    const sorted = sortMarkets(many, { key: 'price', ascending: false }, new Set(), priceOf);
    expect(sorted).toHaveLength(2000);
    expect(sorted.slice(0, 2).map((each) => each.id)).toEqual([1999, 1997]);
    expect(sorted.at(-1)?.id).toBe(1998);
  });
});

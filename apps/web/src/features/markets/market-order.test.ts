import { describe, expect, it } from 'vitest';
import type { Market } from '../../data/market/market.ts';
import { matches, nextSort, sortMarkets, type Sort } from './market-order.ts';

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

  it('finds by coin, pair and pair without a stroke', () => {
    expect(['btc', 'BTC/U', 'btcusdt', ' '].map((query) => matches(markets[0]!, query))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(matches(markets[1]!, 'btc')).toBe(false);
  });
});

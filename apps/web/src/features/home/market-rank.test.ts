import { describe, expect, it } from 'vitest';
import type { Market } from '../../data/market/market.ts';
import { rankMarkets, type MarketView } from './market-rank.ts';

const markets = [1, 2, 3, 4].map((id) => ({ id }) as Market);
const numbers: Record<number, { change: string; amount: string }> = {
  1: { change: '1.5', amount: '900' },
  2: { change: '-2', amount: '1000' },
  3: { change: '12.25', amount: '20' },
  4: { change: '-0.4', amount: '5' },
};
const ranked = (view: MarketView, favourites: number[] = []) =>
  rankMarkets(markets, view, new Set(favourites), (id) => numbers[id]).map(({ id }) => id);

describe('the markets of a view', () => {
  it.each([
    ['hot', [2, 1, 3, 4]],
    ['gainers', [3, 1]],
    ['losers', [2, 4]],
    ['newest', [4, 3, 2, 1]],
    ['favourites', [1, 4]],
  ] as const)('%s', (view, ids) => {
    expect(ranked(view, [4, 1])).toEqual(ids);
  });

  it('are none where nothing is marked, and all while no price has come', () => {
    expect(ranked('favourites')).toEqual([]);
    expect(rankMarkets(markets, 'hot', new Set(), () => undefined)).toHaveLength(4);
  });
});

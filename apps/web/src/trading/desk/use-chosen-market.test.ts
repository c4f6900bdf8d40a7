import { expect, it } from 'vitest';
import type { Market } from '../../data/market/market.ts';
import { chosenMarket } from './use-chosen-market.ts';

const markets = [{ id: 1 }, { id: 2 }] as Market[];

it.each([
  ['2', 1, 2],
  [null, 2, 2],
  [null, 9, 1],
  ['9', 2, undefined],
  ['2nd', 2, undefined],
  ['', 2, undefined],
])('an address with market %s, after market %s, is of market %s', (asked, last, id) => {
  expect(chosenMarket(markets, asked, last)?.id).toBe(id);
});

it('is none while none is known', () => {
  expect(chosenMarket(undefined, '1', 1)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { tradesOf } from './use-market-trades.ts';

it.each([
  ['long', false, 'buy'],
  ['long', true, 'sell'],
  ['short', false, 'sell'],
  ['short', true, 'buy'],
] as const)('a fill of a %s that reduces it (%s) is a %s', (side, reduces, type) => {
  expect(tradesOf([{ side, reduces, time: 7 }])).toEqual([{ time: 7, type }]);
});

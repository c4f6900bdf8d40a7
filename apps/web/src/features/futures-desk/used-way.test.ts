import { expect, it } from 'vitest';
import { usedWay } from './used-way.ts';

it.each([
  ['20000', '20000', '19000', 0],
  ['20000', '19500', '19000', 50],
  ['20000', '20500', '19000', 0],
  ['20000', '18000', '19000', 100],
  ['20000', '20250', '21000', 25],
  ['20000', '19000', '0', null],
  ['19000', '19000', '19000', 100],
])('from %s at %s to %s the way is gone by %s %%', (entryPrice, markPrice, liquidationPrice, used) => {
  expect(usedWay({ entryPrice, markPrice, liquidationPrice })).toBe(used);
});

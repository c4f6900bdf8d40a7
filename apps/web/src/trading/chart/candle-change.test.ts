import { expect, it } from 'vitest';
import { changePercent } from './candle-change.ts';

it.each([
  ['100', '101.239', '1.23'],
  ['100', '98.761', '-1.23'],
  ['64000.5', '64000.5', '0'],
  ['0', '5', '0'],
])('from %s to %s is %s %%', (from, to, percent) => {
  expect(Number(changePercent(from, to))).toBe(Number(percent));
});

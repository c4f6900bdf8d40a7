import { expect, it } from 'vitest';
import { percentUp } from './use-percent.ts';

it.each([
  ['0.571429', '57.15'],
  ['0.555556', '55.56'],
  ['0.5', '50'],
  ['0.5001', '50.01'],
  ['0.500001', '50.01'],
])('a break-even of %s is said as %s percent', (fraction, percent) => {
  expect(percentUp(fraction)).toBe(percent);
});

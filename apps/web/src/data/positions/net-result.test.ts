import { expect, it } from 'vitest';
import { asCost, netResult } from './net-result.ts';

it.each([
  [{ realized: '12.5', fees: '0.75', funding: '-0.25' }, '11.5'],
  [{ realized: '-3.000001', fees: '0.000001', funding: '0' }, '-3.000002'],
  [{ realized: '0', fees: '1', funding: '1' }, '0'],
])('%o comes to %s USDT', (position, result) => {
  expect(netResult(position)).toBe(result);
});

it('a cost is shown as what it takes away, and none as none', () => {
  expect([asCost('0.75'), asCost('0')]).toEqual(['-0.75', '0']);
});

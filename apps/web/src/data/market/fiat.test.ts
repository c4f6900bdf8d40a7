import { expect, test } from 'vitest';
import { inFiat } from './fiat.ts';

test('an amount is worth what the rate says, to the last digit', () => {
  expect(inFiat(10_000_000_000n, '7.115')).toBe('71150');
  expect(inFiat(1n, '25345.5')).toBe('0.0253455');
  expect(inFiat(-2_500_000n, '0.864')).toBe('-2.16');
  expect(inFiat(123_456_789_123_456_789n, '1')).toBe('123456789123.456789');
});

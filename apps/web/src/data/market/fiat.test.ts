import { expect, test } from 'vitest';
import { fromFiat, inFiat, shownFiats } from './fiat.ts';

test('an amount is worth what the rate says, to the last digit', () => {
  expect(inFiat(10_000_000_000n, '7.115')).toBe('71150');
  expect(inFiat(1n, '25345.5')).toBe('0.0253455');
  expect(inFiat(-2_500_000n, '0.864')).toBe('-2.16');
  expect(inFiat(123_456_789_123_456_789n, '1')).toBe('123456789123.456789');
});

test('what fiat comes to is rounded down', () => {
  expect(fromFiat('711.5', '7.115')).toBe(100_000_000n);
  expect(fromFiat('711.499999', '7.115')).toBe(99_999_999n);
  expect([fromFiat('1,5', '7.115'), fromFiat('1', '0')]).toEqual([null, null]);
});

test('a rate says its age when it is older than a day and is none after seven; the dollar needs none', () => {
  const dayMs = 86_400_000;
  const rates = [
    { currency_code: 'USD', rate: '1', saveTime: 0 },
    { currency_code: 'EUR', rate: '0.864', saveTime: 1_000 },
  ] as const;
  const at = (now: number) => shownFiats(rates, now).map(({ code, oldSince }) => [code, oldSince]);
  expect(at(1_000 + dayMs)).toEqual([
    ['USD', null],
    ['EUR', null],
  ]);
  expect(at(1_001 + dayMs)).toEqual([
    ['USD', null],
    ['EUR', 1_000],
  ]);
  expect(at(1_000 + 7 * dayMs)).toEqual([
    ['USD', null],
    ['EUR', 1_000],
  ]);
  expect(at(1_001 + 7 * dayMs)).toEqual([['USD', null]]);
});

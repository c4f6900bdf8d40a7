import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal, parseDecimalToInteger } from './decimal.ts';

const scale = fc.integer({ min: 0, max: 12 });

describe('decimals', () => {
  it('D16 come back as they went in, at every scale', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), scale, (value, decimals) => {
        expect(parseDecimal(formatDecimal(value, decimals), decimals)).toBe(value);
      }),
    );
  });

  it('are written without exponent, needless zeros or bare points', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), scale, (value, decimals) => {
        expect(formatDecimal(value, decimals)).toMatch(/^-?(0|[1-9][0-9]*)(\.[0-9]*[1-9])?$/);
      }),
    );
  });

  it('keep their order', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.bigInt({ min: 0n, max: 10n ** 15n }), (left, right) => {
        const parsed = [left, right].map((value) => parseDecimal(formatDecimal(value, 6), 6) ?? -1n);
        expect((parsed[0] ?? 0n) < (parsed[1] ?? 0n)).toBe(left < right);
      }),
    );
  });

  it('are exact where a float is not', () => {
    expect(parseDecimal('0.1', 8)).toBe(10_000_000n);
    expect(parseDecimal('123456789012345678.123456', 6)).toBe(123456789012345678123456n);
    expect(formatDecimal(1, 7)).toBe('0.0000001');
    expect(formatDecimal(100000n, 8)).toBe('0.001');
    expect(formatDecimal(-1_500_000n, 6)).toBe('-1.5');
    expect(formatDecimal(0n, 0)).toBe('0');
  });

  it.each([
    ['a sign', '-1'],
    ['a plus', '+1'],
    ['an exponent', '1e5'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['a space', ' 1'],
    ['a line end', '1\n'],
    ['a bare point', '1.'],
    ['no whole part', '.5'],
    ['two points', '1.2.3'],
    ['a comma', '1,5'],
    ['hexadecimal', '0x10'],
    ['Arabic digits', '٣'],
    ['full-width digits', '１'],
    ['nothing', ''],
    ['one decimal too many', '0.1234567'],
    ['a zero too many', '1.0000000'],
    ['more digits than any amount', '1'.repeat(19)],
  ])('D42 refuse %s', (_, text) => {
    expect(parseDecimal(text, 6)).toBeNull();
  });

  it('D15 refuse ticks and lots past 2^53', () => {
    expect(parseDecimalToInteger('9007199254740.991', 3)).toBe(Number.MAX_SAFE_INTEGER);
    expect(parseDecimalToInteger('9007199254740.992', 3)).toBeNull();
    expect(parseDecimalToInteger('x', 3)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { NumberFormats, signOf } from './number-format.ts';

const en = new NumberFormats('en');

describe('number formats', () => {
  it('writes prices with the decimals of their tick', () => {
    expect(en.fixed('64182.4', 1)).toBe('64,182.4');
    expect(en.fixed('0.6124', 5)).toBe('0.61240');
    expect(en.units(641824, 1)).toBe('64,182.4');
  });

  it('cuts what is finer and never rounds up', () => {
    expect(en.fixed('9.999', 2)).toBe('9.99');
    expect(en.units(1_999_999n, 6, 2)).toBe('1.99');
  });

  it('writes a rate in ppm exactly: 450 ppm are not 0.04 %', () => {
    expect([1000, 450, 20, 1, 10_000].map((ppm) => en.rate(ppm))).toEqual([
      '0.10%',
      '0.045%',
      '0.002%',
      '0.0001%',
      '1.00%',
    ]);
  });

  it('rounds what is lost up, so that nothing seems to cost nothing', () => {
    const lost = [0, 1, 100, 274, 105_999].map((ppm) => new NumberFormats('en').loss(ppm));
    expect(lost).toEqual(['0.00%', '0.01%', '0.01%', '0.03%', '10.60%']);
    expect(new NumberFormats('vi').rate(450)).toBe('0,045%');
  });

  it('D16 stays exact beyond 2^53', () => {
    expect(en.fixed('9007199254740993.123456', 6)).toBe('9,007,199,254,740,993.123456');
  });

  it.each([
    ['0', '0.0000'],
    ['999.99999', '999.9999'],
    ['1000', '1000.0000'],
    ['1000.01', '1.00K'],
    ['1239.99', '1.23K'],
    ['1000000', '1,000.00K'],
    ['1000000.5', '1.00M'],
    ['1240000000', '1,240.00M'],
  ])('shows %s as %s by the K and M rule', (text, shown) => {
    expect(en.compact(text)).toBe(shown);
  });

  it('uses the separators of the language and the digits of the tables', () => {
    expect(new NumberFormats('fra').fixed('1234.5', 1)).toMatch(/^1\s234,5$/u);
    expect(new NumberFormats('id').fixed('1234.5', 1)).toBe('1.234,5');
    expect(new NumberFormats('th').fixed('1234.5', 1)).toBe('1,234.5');
  });

  it('signs changes', () => {
    expect(en.percent('1.82')).toBe('+1.82%');
    expect(en.percent('-0.645')).toBe('−0.64%');
    expect(en.percent('0')).toBe('0.00%');
    expect(new NumberFormats('fra').percent('1.82')).toMatch(/^\+1,82[\u00a0\u202f]%$/u);
    expect(new NumberFormats('spa').share('0.1', 2, 0)).toBe('0,1\u00a0%');
    expect(en.share('10.6', 2, 0)).toBe('10.6%');
    expect(['12.349', '-12.349', '0', '-0.004', '0.004'].map((text) => en.signed(text, 2))).toEqual([
      '+12.34',
      '−12.34',
      '0.00',
      '0.00',
      '0.00',
    ]);
    expect([signOf('-0.00'), signOf('-0.1'), signOf('3')]).toEqual(['flat', 'down', 'up']);
  });
});

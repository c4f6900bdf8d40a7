import { describe, expect, it } from 'vitest';
import { sumOf, usdtValueOf } from './valuation.ts';

describe('valuation', () => {
  it('values an amount exactly and rounds down', () => {
    expect(usdtValueOf('0.5', '64000.1')).toBe(32_000_050_000n);
    expect(usdtValueOf('0.00000001', '64000')).toBe(640n);
    expect(usdtValueOf('0.00000001', '1')).toBe(0n);
  });

  it('D16 keeps amounts beyond 2^53 exact', () => {
    expect(usdtValueOf('90071992547.40993', '1')).toBe(90_071_992_547_409_930n);
    expect(sumOf(['9007199254740.993', '0.001'], 6)).toBe(9_007_199_254_740_994_000n);
  });

  it('values nothing by a text that is no price', () => {
    expect(usdtValueOf('1', 'NaN')).toBeNull();
  });
});

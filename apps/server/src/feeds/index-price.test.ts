import { describe, expect, test } from 'vitest';
import { indexPrice } from './index-price.ts';

const now = 1_800_000_000_000;

function quotes(...prices: number[]) {
  return prices.map((priceE8) => ({ priceE8, at: now }));
}

describe('the index of one asset', () => {
  test('is the middle source of an odd number', () => {
    expect(indexPrice(quotes(103, 100, 101), now)).toEqual({ priceE8: 101, ageMs: 0, sources: 3 });
  });

  test('is the mean of the middle two of an even number, rounded down', () => {
    expect(indexPrice(quotes(1000, 1001, 1004, 990), now)).toEqual({ priceE8: 1000, ageMs: 0, sources: 4 });
  });

  test('D10 one source far from the others moves nothing', () => {
    expect(indexPrice(quotes(10_000, 10_010, 65), now)).toEqual({ priceE8: 10_005, ageMs: 0, sources: 2 });
    expect(indexPrice(quotes(10_000, 10_010, 9_000_000), now)).toEqual({ priceE8: 10_005, ageMs: 0, sources: 2 });
  });

  test('keeps a source at exactly 3 % from the median and drops one beyond', () => {
    expect(indexPrice(quotes(100_000, 100_000, 103_000), now)?.sources).toBe(3);
    expect(indexPrice(quotes(100_000, 100_000, 103_001), now)?.sources).toBe(2);
  });

  test('keeps a source that is 10 s old and drops an older one', () => {
    const old = { priceE8: 102, at: now - 10_000 };
    expect(indexPrice([...quotes(100, 100), old], now)).toEqual({ priceE8: 100, ageMs: 10_000, sources: 3 });
    expect(indexPrice([...quotes(100, 100), { ...old, at: now - 10_001 }], now)?.sources).toBe(2);
  });

  test('D10 is as old as the oldest quote that it stands on, and one that was dropped does not age it', () => {
    const aged = (priceE8: number, ageMs: number) => ({ priceE8, at: now - ageMs });
    expect(indexPrice([aged(100, 200), aged(101, 4_000), aged(200, 9_000)], now)).toMatchObject({
      ageMs: 4_000,
      sources: 2,
    });
  });

  test('a quote from the future is no fresher than one from the past', () => {
    expect(indexPrice([{ priceE8: 100, at: now + 3_600_000 }], now)).toBeNull();
  });

  test('two sources that contradict each other are both unsound', () => {
    expect(indexPrice(quotes(10_000, 11_000), now)).toBeNull();
  });

  test('D42 what is no price is no source', () => {
    const odd = quotes(Number.NaN, Number.POSITIVE_INFINITY, -5, 0, -0, 1.5, 2 ** 60);
    expect(indexPrice(odd, now)).toBeNull();
    expect(indexPrice([...odd, ...quotes(100)], now)).toEqual({ priceE8: 100, ageMs: 0, sources: 1 });
  });

  test('is exact at the greatest prices', () => {
    const high = Number.MAX_SAFE_INTEGER;
    expect(indexPrice(quotes(high, high - 1), now)).toEqual({ priceE8: high - 1, ageMs: 0, sources: 2 });
  });

  test('no source, no index', () => {
    expect(indexPrice([], now)).toBeNull();
  });
});

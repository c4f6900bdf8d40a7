import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { indexPrice } from './index-price.ts';

const now = 1_800_000_000_000;

function quotes(...prices: number[]) {
  return prices.map((priceE8) => ({ priceE8, at: now }));
}

interface IndexVector {
  readonly name: string;
  readonly in: {
    readonly sources: readonly { readonly price: string; readonly age_ms: number }[];
    readonly last_index: string;
  };
  readonly out: { readonly index: string | null; readonly live: number; readonly reduce_only: boolean };
}

const file = new URL('../../../../packages/exchange/test/vectors/perpetual.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: IndexVector[] };
const vectors = cases.filter(({ name }) => name.startsWith('index: '));

/** No vector has more than eight decimals. */
function e8(price: string): number {
  const [whole, fraction = ''] = price.split('.');
  return Number(`${whole}${fraction.padEnd(8, '0')}`);
}

describe('the index by the vectors', () => {
  test('there are ten of them', () => expect(vectors).toHaveLength(10));

  test.each(vectors)('$name', ({ in: { sources, last_index }, out }) => {
    const quotes = sources.map(({ price, age_ms }) => ({ priceE8: e8(price), at: now - age_ms }));
    const index = indexPrice(quotes, now, e8(last_index));
    expect(index.priceE8).toBe(out.index === null ? null : e8(out.index));
    expect(index.sources).toBe(out.live);
    expect(index.sources < 2).toBe(out.reduce_only);
  });
});

describe('the middle of an even number', () => {
  test.each([
    ['nearer to the upper', 103, 104],
    ['nearer to the lower', 101, 100],
    ['equally near: the lower', 102, 100],
    ['above both: the upper', 900, 104],
    ['below both: the lower', 1, 100],
    ['no index before it: the lower', null, 100],
  ])('%s', (_name, last, index) => {
    expect(indexPrice(quotes(104, 100), now, last, { staleAfterMs: 1, deviationPpm: 50_000, sourcesMin: 2 })).toEqual({
      priceE8: index,
      ageMs: 0,
      sources: 2,
    });
  });

  test('the middle that outliers are measured from is chosen by the same rule', () => {
    // From 100 both 97 and 103 are exactly 3 % away; from 103 the two lower ones would be too far.
    expect(indexPrice(quotes(97, 100, 103, 106), now, 100).sources).toBe(3);
    expect(indexPrice(quotes(97, 100, 103, 106), now, 103)).toMatchObject({ priceE8: 103, sources: 3 });
  });
});

describe('the index of one asset', () => {
  test('D10 one source far from the others moves nothing', () => {
    expect(indexPrice(quotes(10_000, 10_010, 65), now, 10_004)).toEqual({ priceE8: 10_000, ageMs: 0, sources: 2 });
    expect(indexPrice(quotes(10_000, 10_010, 9_000_000), now, 10_004)).toMatchObject({ priceE8: 10_000, sources: 2 });
  });

  test('D10 is as old as three of its sources, and one that was dropped does not age it', () => {
    const at = (priceE8: number, ageMs: number) => ({ priceE8, at: now - ageMs });
    const three = [at(100, 200), at(101, 4_000), at(100, 1_000)];
    expect(indexPrice(three, now, 100).ageMs).toBe(4_000);
    expect(indexPrice([...three, at(100, 9_500)], now, 100)).toMatchObject({ ageMs: 4_000, sources: 4 });
    expect(indexPrice([at(100, 200), at(101, 4_000), at(200, 9_000)], now, 100)).toMatchObject({
      ageMs: 4_000,
      sources: 2,
    });
  });

  test('a quote from the future is no fresher than one from the past', () => {
    const future = { priceE8: 100, at: now + 3_600_000 };
    expect(indexPrice([future, future], now, 100)).toEqual({ priceE8: null, ageMs: 0, sources: 0 });
  });

  test('D42 what is no price is no source', () => {
    const odd = quotes(Number.NaN, Number.POSITIVE_INFINITY, -5, 0, -0, 1.5, 2 ** 60);
    expect(indexPrice(odd, now, 100)).toEqual({ priceE8: null, ageMs: 0, sources: 0 });
    expect(indexPrice([...odd, ...quotes(100, 100)], now, 100)).toEqual({ priceE8: 100, ageMs: 0, sources: 2 });
  });

  test('is exact at the greatest prices', () => {
    const high = Number.MAX_SAFE_INTEGER;
    expect(indexPrice(quotes(high, high - 1), now, high)).toEqual({ priceE8: high, ageMs: 0, sources: 2 });
  });
});

import { expect, test } from 'vitest';
import { casesOf, e8, usdt, vectorScale } from '../../../../test/vectors/contract-vectors.ts';
import { basisE8, defaultImpactNotional, impactPriceE8, premiumE8, type WalkLevels } from './impact.ts';

interface PremiumIn {
  readonly impact_bid: string;
  readonly impact_ask: string;
  readonly index: string;
}

test.each(casesOf<PremiumIn, { premium: string }>('premium'))('$name', ({ in: given, out }) => {
  const prices = { bidE8: e8(given.impact_bid), askE8: e8(given.impact_ask) };
  expect(premiumE8(prices, e8(given.index))).toBe(e8(out.premium));
});

function levels(...rows: readonly (readonly [price: number, lots: number])[]): WalkLevels {
  return (level) => {
    for (const [price, quantity] of rows) if (!level(price, quantity)) return;
    return;
  };
}

test('the impact notional is 10,000 USDT', () => {
  expect(BigInt(defaultImpactNotional)).toBe(usdt('10000'));
});

test('an impact price is what the notional would trade at on average, the last level in part', () => {
  const half = levels([10_000, 500_000], [12_500, 10_000_000]);
  // 5,000 USDT at 100 are 50 coins, 5,000 at 125 are 40: 10,000 for 90 coins.
  expect(impactPriceE8(vectorScale, half, defaultImpactNotional)).toBe(Math.round(1e12 / 90));
  expect(impactPriceE8(vectorScale, levels([10_000, 1_000_000]), defaultImpactNotional)).toBe(e8('100'));
});

test('a side that is thinner than the notional has no impact price', () => {
  expect(impactPriceE8(vectorScale, levels([10_000, 999_999]), defaultImpactNotional)).toBeNull();
  expect(impactPriceE8(vectorScale, levels(), defaultImpactNotional)).toBeNull();
});

test('D9 a thin side is taken to be at the index: no basis, and nothing of the premium', () => {
  expect(basisE8({ bidE8: null, askE8: 500 }, 100)).toBe(0);
  expect(basisE8({ bidE8: 90, askE8: null }, 100)).toBe(0);
  expect(basisE8({ bidE8: 101, askE8: 104 }, 100)).toBe(2);
  expect(premiumE8({ bidE8: null, askE8: 200 }, 100)).toBe(0);
  expect(premiumE8({ bidE8: null, askE8: 99 }, 100)).toBe(-1_000_000);
});

import type { Command } from './products/index.ts';

type SetContractRules = Extract<Command, { type: 'SetContractRules' }>;

const millionUsdt = 1_000_000_000_000;

/** Up to so much notional in whole USDT, maintenance in ppm and the most leverage. */
const tiers: readonly (readonly [number, number, number])[] = [
  [50_000, 5_000, 125],
  [250_000, 6_000, 100],
  [1_000_000, 10_000, 50],
  [5_000_000, 25_000, 20],
  [20_000_000, 50_000, 10],
  [0, 100_000, 5],
];

/**
 * What a contract enforces from the start where nobody has said otherwise: on the `large` coins BTC and ETH, or on any `other`, whose
 * tiers have half the bounds. Amounts in 1e-6 USDT, rates in ppm. Source: rules.md section 4.
 */
export function defaultContractRules(market: number, coin: 'large' | 'other' = 'large'): SetContractRules {
  const isLarge = coin === 'large';
  return {
    type: 'SetContractRules',
    market,
    tiers: tiers.flatMap(([bound, mmrPpm, leverage]) => [(bound * 1_000_000) / (isLarge ? 1 : 2), mmrPpm, leverage]),
    maxLeverage: 125,
    makerPpm: 200,
    takerPpm: 600,
    openInterestMost: BigInt((isLarge ? 100 : 10) * millionUsdt),
    customerMost: BigInt((isLarge ? 20 : 2) * millionUsdt),
    providerPpm: 300_000,
    liquidationFeePpm: 5_000,
    liquidationWhole: 100_000_000_000n,
    liquidationStepPpm: 200_000,
    takeoverMost: BigInt(isLarge ? millionUsdt : millionUsdt / 4),
    takeoverFundPpm: 50_000,
    impactNotional: 10_000_000_000n,
    interestPpm: 100,
    clampPpm: 500,
    fundingMostPpm: 7_500,
    fundingHours: 8,
    markBandPpm: 10_000,
    narrowBandPpm: 2_000,
    narrowAbove: 50,
    indexSourcesMin: 3,
    effectiveAt: 0,
  };
}

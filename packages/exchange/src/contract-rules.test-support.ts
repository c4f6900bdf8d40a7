import type { Command } from './products/index.ts';

/** What the tests let a contract enforce: the defaults of rules.md section 4 for BTC. */
export const contractRules = {
  type: 'SetContractRules',
  tiers: [
    50_000_000_000, 5_000, 125, 250_000_000_000, 6_000, 100, 1_000_000_000_000, 10_000, 50, 5_000_000_000_000, 25_000,
    20, 20_000_000_000_000, 50_000, 10, 0, 100_000, 5,
  ],
  maxLeverage: 125,
  makerPpm: 200,
  takerPpm: 600,
  openInterestMost: 100_000_000_000_000n,
  customerMost: 20_000_000_000_000n,
  providerPpm: 300_000,
  liquidationFeePpm: 5_000,
  liquidationWhole: 100_000_000_000n,
  liquidationStepPpm: 200_000,
  takeoverMost: 1_000_000_000_000n,
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
} as const satisfies Omit<Extract<Command, { type: 'SetContractRules' }>, 'market'>;

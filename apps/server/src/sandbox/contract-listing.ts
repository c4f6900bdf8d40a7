import type { Command } from '@auric/exchange';
import type { Config } from '../config.ts';
import { contractAssets, contractMarketOf } from '../feeds/simulator/contracts.ts';
import { quoteAsset, type SimulatedAsset } from '../feeds/simulator/universe.ts';
import { usdt } from './listing.ts';

const million = 1_000_000 * usdt;

/** The two coins whose markets have the whole tiers and limits; the others have half of the tiers and smaller limits. */
const large: ReadonlySet<string> = new Set(['BTC', 'ETH']);

/** The markets of the contracts that the sandbox opens with. */
export function contractMarketListings({ spot }: Pick<Config, 'spot'>): Command[] {
  return contractAssets.map((asset) => ({
    type: 'ListMarket',
    settlement: 'perpetual',
    market: contractMarketOf(asset),
    base: asset.asset,
    quote: quoteAsset.asset,
    symbol: `${asset.code}${quoteAsset.code}`,
    priceDecimals: asset.priceDecimals,
    quantityDecimals: asset.quantityDecimals,
    minNotional: spot.minNotionalUsdt * BigInt(usdt),
    maxNotional: 5n * BigInt(million),
    priceBandPpm: spot.priceBandPpm,
    collarPpm: spot.collarPpm,
    referenceClampPpm: spot.referenceClampPpm,
    priceMovedPpm: spot.priceMovedPpm,
    maxOpenOrders: spot.openOrdersMax,
    indexAgeMaxMs: spot.indexAgeMaxMs,
    indexSourcesMin: spot.indexSourcesMin,
  }));
}

/** Notional bound in USDT, maintenance rate in ppm, leverage: the defaults of rules.md section 4. */
const tiers: readonly (readonly [number, number, number])[] = [
  [50_000, 5_000, 125],
  [250_000, 6_000, 100],
  [1_000_000, 10_000, 50],
  [5_000_000, 25_000, 20],
  [20_000_000, 50_000, 10],
  [0, 100_000, 5],
];

/** What a contract enforces where nobody has said otherwise. Source: rules.md section 4. */
export function contractRulesOf(asset: SimulatedAsset): Command {
  const isLarge = large.has(asset.code);
  return {
    type: 'SetContractRules',
    market: contractMarketOf(asset),
    tiers: tiers.flatMap(([bound, mmrPpm, leverage]) => [(bound * usdt) / (isLarge ? 1 : 2), mmrPpm, leverage]),
    maxLeverage: 125,
    makerPpm: 200,
    takerPpm: 600,
    openInterestMost: BigInt((isLarge ? 100 : 10) * million),
    customerMost: BigInt((isLarge ? 20 : 2) * million),
    providerPpm: 300_000,
    liquidationFeePpm: 5_000,
    liquidationWhole: BigInt(100_000 * usdt),
    liquidationStepPpm: 200_000,
    takeoverMost: BigInt(isLarge ? million : million / 4),
    takeoverFundPpm: 50_000,
    impactNotional: BigInt(10_000 * usdt),
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

/** New customers of the sandbox trade with 20 times at most until they have passed the quiz. */
export const leverageLimits: Command = {
  type: 'SetLeverageLimits',
  newcomerDays: 60,
  newcomerMost: 20,
  quizAbove: 50,
  quizEndsNewcomer: true,
};

import { type Command, defaultContractRules } from '@auric/exchange';
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

/** What a contract enforces where nobody has said otherwise. */
export function contractRulesOf(asset: SimulatedAsset): Command {
  return defaultContractRules(contractMarketOf(asset), large.has(asset.code) ? 'large' : 'other');
}

/** New customers of the sandbox trade with 20 times at most until they have passed the quiz. */
export const leverageLimits: Command = {
  type: 'SetLeverageLimits',
  newcomerDays: 60,
  newcomerMost: 20,
  quizAbove: 50,
  quizEndsNewcomer: true,
};

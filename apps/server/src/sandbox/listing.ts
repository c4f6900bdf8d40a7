import type { Command } from '@auric/exchange';
import type { Config } from '../config.ts';
import { quoteAsset, type SimulatedAsset, simulatedAssets } from '../feeds/simulator/universe.ts';

/** One USDT in its smallest unit. */
export const usdt = 1_000_000;

/** A market has the id of its base asset: all of them are against USDT. */
export function marketOf({ asset }: SimulatedAsset): number {
  return asset;
}

export function assetListings(): Command[] {
  return [quoteAsset, ...simulatedAssets].map(({ asset, code, scale }) => ({ type: 'ListAsset', asset, code, scale }));
}

/** What every market enforces in which an asset itself changes hands. */
export function pairTerms(rules: Config['spot']) {
  return {
    minNotional: rules.minNotionalUsdt * BigInt(usdt),
    maxNotional: rules.maxNotionalUsdt * BigInt(usdt),
    priceBandPpm: rules.priceBandPpm,
    collarPpm: rules.collarPpm,
    referenceClampPpm: rules.referenceClampPpm,
    priceMovedPpm: rules.priceMovedPpm,
    maxOpenOrders: rules.openOrdersMax,
    indexAgeMaxMs: rules.indexAgeMaxMs,
    indexSourcesMin: rules.indexSourcesMin,
  };
}

/** The spot markets that the sandbox opens with. */
export function marketListings(rules: Config['spot']): Command[] {
  return simulatedAssets.map((asset) => ({
    type: 'ListMarket',
    market: marketOf(asset),
    base: asset.asset,
    quote: quoteAsset.asset,
    symbol: `${asset.code}/${quoteAsset.code}`,
    priceDecimals: asset.priceDecimals,
    quantityDecimals: asset.quantityDecimals,
    ...pairTerms(rules),
  }));
}

/** From a 30-day volume of so many USDT on: the share of the ordinary maker and taker fee that is paid, in percent. */
const feeTiers: readonly (readonly [number, number, number])[] = [
  [0, 100, 100],
  [1_000_000, 90, 100],
  [5_000_000, 70, 90],
  [20_000_000, 50, 70],
  [100_000_000, 20, 45],
  [500_000_000, 10, 35],
];

export function feeSchedule({ makerFeePpm, takerFeePpm }: Config['spot']): Command {
  const tiers = feeTiers.flatMap(([volume, maker, taker]) => [
    volume * usdt,
    Math.round((makerFeePpm * maker) / 100),
    Math.round((takerFeePpm * taker) / 100),
  ]);
  return { type: 'SetFeeSchedule', tiers, effectiveAt: 0 };
}

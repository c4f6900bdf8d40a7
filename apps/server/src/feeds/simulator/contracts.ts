import { type SimulatedAsset, simulatedAssets } from './universe.ts';

/**
 * The coins with futures, and the decimals of a hundredth of a lot: a lot is the power of ten of coins that is nearest to
 * 100 USDT, but 0.01 BTC. Source: rules.md section 4.
 */
const contractDecimals: Readonly<Record<string, number>> = { BTC: 4, ETH: 3, SOL: 2, BNB: 3, XRP: 0, LTC: 2 };

/** The coins with futures, with the quantities of their contracts instead of those of spot. */
export const contractAssets: readonly SimulatedAsset[] = simulatedAssets.flatMap((asset) => {
  const quantityDecimals = contractDecimals[asset.code];
  return quantityDecimals === undefined ? [] : [{ ...asset, quantityDecimals }];
});

/** Contracts have the ids behind those of spot. */
export function contractMarketOf({ asset }: Pick<SimulatedAsset, 'asset'>): number {
  return 100 + asset;
}

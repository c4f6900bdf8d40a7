import type { AssetView } from '@auric/exchange';

/**
 * What an amount is worth in 1e-6 USDT, rounded down. `indexE8`: the index in 1e-8 USDT for one whole unit, 0 where
 * there is none; USDT is worth itself.
 */
export function usdtWorthE6(asset: AssetView, amount: bigint, indexE8: number): bigint {
  if (asset.code === 'USDT') return (amount * 1_000_000n) / 10n ** BigInt(asset.scale);
  return (amount * BigInt(indexE8)) / 10n ** BigInt(asset.scale + 2);
}

/** Claims of test funds count against their limit until so long has passed without one. */
export const testFundsWindowMs = 60_000;

/** Corrections count against their limit for a day. */
export const adjustmentWindowMs = 86_400_000;

/**
 * What an amount (smallest unit, `scale` decimals) is worth in 1e-6 USDT at the index (1e-8 USDT for one whole unit),
 * rounded up: a thousand crumbs are worth something too.
 */
export function worthE6(amount: bigint, scale: number, priceE8: number): bigint {
  const divisor = 10n ** BigInt(scale + 2);
  return (amount * BigInt(priceE8) + divisor - 1n) / divisor;
}

import type { IdentityLimits } from '../../views.ts';

/** What leaves counts against the limit of its customer for a day. */
export const exitWindowMs = 86_400_000;

/** Until somebody says otherwise: 200 and 500 BTC in 24 hours, 2,000 and 1,000,000 USDT a trade against fiat, a twentieth. */
export const shippedLimits: Readonly<IdentityLimits> = {
  exit1E8: 20_000_000_000n,
  exit2E8: 50_000_000_000n,
  fiat1E6: 2_000_000_000n,
  fiat2E6: 1_000_000_000_000n,
  sharePpm: 50_000,
};

/** The day of a time in ms, counted from 1970 in UTC. */
export function dayOf(at: number): number {
  return Math.floor(at / exitWindowMs);
}

/**
 * What an amount (smallest unit, `scale` decimals) is worth in 1e-8 BTC, by the prices of one whole unit of either in the same
 * unit, rounded up: a limit is not passed by crumbs.
 */
export function valueE8(amount: bigint, scale: number, price: number, bitcoin: number): bigint {
  const divisor = BigInt(bitcoin) * 10n ** BigInt(scale);
  return (amount * BigInt(price) * 100_000_000n + divisor - 1n) / divisor;
}

/** What has left of a day beyond what came in that day. */
export function netOf(left: bigint, arrived: bigint): bigint {
  return left > arrived ? left - arrived : 0n;
}

import type { FiatCode } from '@auric/api';

/**
 * Between what each currency can plausibly be for a dollar, in 1e-8: a factor of four around what it was for years. A list that
 * says more or less has rows of something else, or its decimal mark elsewhere.
 */
const boundsE8: Readonly<Record<FiatCode, readonly [least: bigint, most: bigint]>> = {
  USD: [100_000_000n, 100_000_000n],
  CNY: [200_000_000n, 2_800_000_000n],
  VND: [600_000_000_000n, 10_000_000_000_000n],
  GBP: [20_000_000n, 300_000_000n],
  HKD: [200_000_000n, 3_100_000_000n],
  JPY: [4_000_000_000n, 60_000_000_000n],
  EUR: [22_000_000n, 350_000_000n],
  AED: [90_000_000n, 1_500_000_000n],
  THB: [800_000_000n, 13_000_000_000n],
  SGD: [35_000_000n, 520_000_000n],
};

/**
 * Whether a rate may be shown: one of the currency's own order, no further than `jumpPpm` from `last`, the last sound one, where
 * there is one.
 */
export function isSoundRate(code: FiatCode, rateE8: bigint, last: bigint | null, jumpPpm: number): boolean {
  const [least, most] = boundsE8[code];
  if (rateE8 < least || rateE8 > most) return false;
  if (last === null) return true;
  const moved = rateE8 > last ? rateE8 - last : last - rateE8;
  return moved * 1_000_000n <= last * BigInt(jumpPpm);
}

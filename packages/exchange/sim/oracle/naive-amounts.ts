/** The bound of any balance and of a deposit: a quarter of what 64 bits hold. */
export const maxAmount = 2n ** 61n;

/** Any amount of one order. */
export const maxOrderAmount = 2n ** 53n - 1n;

/** Rules, section 2: USDT is asset 3. */
export const usdtAsset = 3;

/** Ticks and lots. */
export const maxPrice = 2 ** 31 - 1;

export const maxQuantity = 2 ** 45;

export function isWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}

export function ceilDivide(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

/** Rules, section 2: "fees up". */
export function feeOf(amount: bigint, ppm: bigint): bigint {
  return ceilDivide(amount * ppm, 1_000_000n);
}

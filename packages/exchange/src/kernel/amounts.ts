/**
 * The amounts of one order are bounded at the door to what a double holds exactly, so that matching can reckon in
 * plain numbers; balances, which add up many orders, are 64-bit.
 */
export const amountMax = Number.MAX_SAFE_INTEGER;

/**
 * What a number counts, for the compiler alone: ticks aren't taken for lots, nor lots for units. A plain number, such as
 * what arithmetic comes to or a command brings, is taken for any of them, until a name says what it is.
 */
type Counted<What extends string> = number & { readonly counts?: What };

/** A price, in steps of its market. */
export type Ticks = Counted<'ticks'>;

/** A quantity, in steps of its market. */
export type Lots = Counted<'lots'>;

/** An amount of an order, in an asset's smallest unit. */
export type Units = Counted<'units'>;

/** Prices in ticks, so that a price times a ppm stays exact. */
export const priceMax = 2 ** 31 - 1;

/** Quantities in lots. */
export const quantityMax = 2 ** 45;

/** The bound of a balance, of either sign: a quarter of what 64 bits hold, so that no single step can wrap. */
export const balanceMax = 1n << 61n;

export const million = 1_000_000;

/** A product that is exact or Infinity: what is too large for a double is larger than every bound. */
export function exactProduct(left: number, right: number): number {
  const product = left * right;
  return Number.isSafeInteger(product) ? product : Number.POSITIVE_INFINITY;
}

/** Whether none of three products has left its bounds. */
export function areExact(first: number, second: number, third: number): boolean {
  return Number.isSafeInteger(first) && Number.isSafeInteger(second) && Number.isSafeInteger(third);
}

/**
 * `amount` × `ppm` / 1,000,000 rounded up, in the unit of `amount`: what a fee takes. Splitting an amount never
 * lowers the sum of its fees. `amount` is a non-negative safe integer, `ppm` at most a million.
 */
export function feeOf(amount: number, ppm: number): number {
  const rest = amount % million;
  return ((amount - rest) / million) * ppm + Math.ceil((rest * ppm) / million);
}

/** `amount` × `ppm` / 1,000,000 rounded up: what a party is asked for. `amount` is not negative, of any size. */
export function partUp(amount: bigint, ppm: number): bigint {
  return (amount * BigInt(ppm) + BigInt(million - 1)) / BigInt(million);
}

/**
 * How much of an asset (smallest unit, `scale` decimals) is worth `worthE6` (1e-6 USDT) at `priceE8`, its index in 1e-8 USDT
 * for one whole unit; rounded up. The index is not 0.
 */
export function unitsWorth(worthE6: bigint, scale: number, priceE8: number): bigint {
  const price = BigInt(priceE8);
  return (worthE6 * 10n ** BigInt(scale + 2) + price - 1n) / price;
}

/** `value` × (1 + ppm / 1,000,000) rounded down; `ppm` may be negative. `value` at most `priceMax`. */
export function scaledDown(value: number, ppm: number): number {
  return Math.floor((value * (million + ppm)) / million);
}

/** `value` × (1 + ppm / 1,000,000) rounded up; `ppm` may be negative. `value` at most `priceMax`. */
export function scaledUp(value: number, ppm: number): number {
  return Math.ceil((value * (million + ppm)) / million);
}

const powersOfTen = Array.from({ length: 16 }, (_, exponent) => Number(10n ** BigInt(exponent)));

/** 10^exponent, exact, for whole exponents from 0 to 15; NaN for any other. */
export function powerOfTen(exponent: number): number {
  return powersOfTen[exponent] ?? Number.NaN;
}

/** Whether a number is a safe integer between two others, both ends included. */
export function isWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}

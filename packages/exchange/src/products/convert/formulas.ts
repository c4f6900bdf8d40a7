import { million, partUp } from '../../kernel/amounts.ts';
import type { ConvertTerms } from './commands.ts';

/** What an asset is worth: its index in 1e-8 USDT for one whole unit, and the decimals of its smallest one. */
export interface Worth {
  readonly priceE8: number;
  readonly scale: number;
}

/** The house's part and the most that a trade costs it, in ppm. */
export interface Cuts {
  readonly spreadPpm: number;
  readonly feePpm: number;
}

const whole = BigInt(million);

/** Rules section 9: 0.1 % beside the taker fee, 8 s, within 0.1 %. */
export const defaultTerms: ConvertTerms = {
  spreadPpm: 1000,
  tolerancePpm: 1000,
  validMs: 8000,
  spreadMostPpm: 20_000,
  dustMostE6: 10_000_000,
  dustPauseMs: 86_400_000,
};

/** What `amount` of one asset is worth in another by the index, rounded down. */
export function worthIn(amount: bigint, from: Worth, to: Worth): bigint {
  const numerator = amount * BigInt(from.priceE8) * 10n ** BigInt(to.scale);
  return numerator / (BigInt(to.priceE8) * 10n ** BigInt(from.scale));
}

/** The same, rounded up. */
export function worthInUp(amount: bigint, from: Worth, to: Worth): bigint {
  const divisor = BigInt(to.priceE8) * 10n ** BigInt(from.scale);
  return (amount * BigInt(from.priceE8) * 10n ** BigInt(to.scale) + divisor - 1n) / divisor;
}

/** What is paid for a sale that brings `gross`: less the spread and the fee, rounded down. */
export function paidFor(gross: bigint, { spreadPpm, feePpm }: Cuts): bigint {
  return gross - partUp(gross, spreadPpm + feePpm);
}

/**
 * What a purchase that costs `gross` is charged at: the buyer gets it less the fee, so that spread and fee together are
 * their parts of what is given. Rounded up.
 */
export function chargedFor(gross: bigint, { spreadPpm, feePpm }: Cuts): bigint {
  const divisor = whole - BigInt(spreadPpm + feePpm);
  return (gross * (whole - BigInt(feePpm)) + divisor - 1n) / divisor;
}

/** The most that a purchase may cost for what is given, rounded down. */
export function costWithin(given: bigint, { spreadPpm, feePpm }: Cuts): bigint {
  return (given * (whole - BigInt(spreadPpm + feePpm))) / (whole - BigInt(feePpm));
}

/** What is left of a sale's `gross` for the second book, where each of two books takes its fee; rounded down. */
export function budgetOf(gross: bigint, { spreadPpm, feePpm }: Cuts): bigint {
  return (gross * (whole - BigInt(spreadPpm + 2 * feePpm))) / (whole - BigInt(feePpm));
}

/** How far what one gets lies below what one gives by the index, in ppm, rounded up; `got`: amounts with their worth. */
export function spreadOf(give: bigint, from: Worth, got: readonly (readonly [bigint, Worth])[]): number {
  const scales = [from, ...got.map(([, worth]) => worth)].map(({ scale }) => scale);
  const most = Math.max(...scales);
  const valueOf = (amount: bigint, { priceE8, scale }: Worth): bigint =>
    amount * BigInt(priceE8) * 10n ** BigInt(most - scale);
  const value = valueOf(give, from);
  const back = got.reduce((sum, [amount, worth]) => sum + valueOf(amount, worth), 0n);
  return Number(((value - back) * whole + value - 1n) / value);
}

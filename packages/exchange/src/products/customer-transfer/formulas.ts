import { partUp, unitsWorth } from '../../kernel/amounts.ts';

/** What a transfer costs: a part of its amount in ppm, and at least so much in 1e-6 USDT. */
export interface TransferFees {
  readonly feePpm: number;
  readonly feeLeastE6: number;
}

/** What transfers cost until somebody says otherwise: rules section 9. */
export const defaultFees: TransferFees = { feePpm: 1000, feeLeastE6: 100_000 };

/**
 * The fee of a transfer, on top of its amount; the least one is rounded up, so that none is free because its asset is
 * coarse. Source: rules section 9.
 */
export function transferFeeOf(fees: TransferFees, amount: bigint, scale: number, priceE8: number): bigint {
  const part = partUp(amount, fees.feePpm);
  const least = unitsWorth(BigInt(fees.feeLeastE6), scale, priceE8);
  return part > least ? part : least;
}

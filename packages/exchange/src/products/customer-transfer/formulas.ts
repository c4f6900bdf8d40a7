import { partUp } from '../../kernel/amounts.ts';

/** What a transfer costs: a part of its amount in ppm, and at least so much in 1e-6 USDT. */
export interface TransferFees {
  readonly feePpm: number;
  readonly feeLeastE6: number;
}

/**
 * The least fee in the smallest unit of an asset (`scale` decimals) by its index (1e-8 USDT for one whole unit), rounded
 * up: no transfer is free because its asset is coarse.
 */
export function leastFeeOf({ feeLeastE6 }: TransferFees, scale: number, priceE8: number): bigint {
  const price = BigInt(priceE8);
  return (BigInt(feeLeastE6) * 10n ** BigInt(scale + 2) + price - 1n) / price;
}

/** The fee of a transfer, on top of its amount. Source: rules section 9. */
export function transferFeeOf(fees: TransferFees, amount: bigint, scale: number, priceE8: number): bigint {
  const part = partUp(amount, fees.feePpm);
  const least = leastFeeOf(fees, scale, priceE8);
  return part > least ? part : least;
}

import { formatDecimal, parseDecimal } from '@auric/api';
import { decimalOfTyped, fullDecimalText } from '../../data/decimal-input.ts';

/** A typed number one step of its last decimal further, never below nothing. */
export function stepped(typed: string, by: 1 | -1, decimals: number): string {
  const units = parseDecimal(fullDecimalText(decimalOfTyped(typed) ?? '0', decimals), decimals) ?? 0n;
  const next = units + BigInt(by);
  return fullDecimalText(formatDecimal(next < 0n ? 0n : next, decimals), decimals);
}

import { formatDecimal, parseDecimal } from '@auric/api';

const scale = 18;

/** From one price to another in percent, as signed text with at most two decimals, rounded towards zero. */
export function changePercent(from: string, to: string): string {
  const [before, after] = [parseDecimal(from, scale), parseDecimal(to, scale)];
  if (before === null || after === null || before === 0n) return '0';
  return formatDecimal(((after - before) * 10_000n) / before, 2);
}

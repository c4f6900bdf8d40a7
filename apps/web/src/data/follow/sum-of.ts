import { formatDecimal, parseDecimal } from '@auric/api';

const decimals = 6;

/** The sum of signed decimals, exact; what is no number counts nothing. */
export function sumOf(amounts: readonly string[]): string {
  const units = amounts.map((text) => {
    const digits = parseDecimal(text.replace('-', ''), decimals) ?? 0n;
    return text.startsWith('-') ? -digits : digits;
  });
  return formatDecimal(
    units.reduce((sum, each) => sum + each, 0n),
    decimals,
  );
}

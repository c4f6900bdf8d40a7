/** More digits than any amount can have: a longer text is refused before a bigint is made of it. */
const longestWhole = 18;
const decimalPattern = /^([0-9]+)(?:\.([0-9]+))?$/;

/**
 * Reads a plain decimal as a whole number of its smallest unit: `parseDecimal('1.5', 6)` is `1500000n`. Null for
 * anything else: a sign, an exponent, spaces, digits of other scripts, a bare point, or more decimals than `decimals`.
 */
export function parseDecimal(text: string, decimals: number): bigint | null {
  const match = decimalPattern.exec(text);
  if (match === null) return null;
  const whole = match[1] ?? '';
  const fraction = match[2] ?? '';
  if (whole.length > longestWhole || fraction.length > decimals) return null;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** As `parseDecimal`, for ticks and lots, which are safe integers; null beyond 2^53 - 1. */
export function parseDecimalToInteger(text: string, decimals: number): number | null {
  const value = parseDecimal(text, decimals);
  if (value === null || value > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  return Number(value);
}

/** Writes a whole number of smallest units as a decimal without trailing zeros: `formatDecimal(1500000n, 6)` is `1.5`. */
export function formatDecimal(value: bigint | number, decimals: number): string {
  const text = value.toString();
  const negative = text.startsWith('-');
  const digits = (negative ? text.slice(1) : text).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  let end = digits.length;
  while (end > whole.length && digits.charCodeAt(end - 1) === 48) end -= 1;
  const fraction = digits.slice(whole.length, end);
  const shown = fraction === '' ? whole : `${whole}.${fraction}`;
  return negative ? `-${shown}` : shown;
}

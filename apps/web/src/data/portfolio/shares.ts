/**
 * The shares of a whole in whole percent, which add up to 100: each is rounded down, and what is missing goes to those
 * that lost most by it (largest remainder). A whole of nothing has shares of 0.
 */
export function sharesOf(parts: readonly bigint[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) return parts.map(() => 0);
  const shares = parts.map((part) => Number((part * 100n) / whole));
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: (part * 100n) % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

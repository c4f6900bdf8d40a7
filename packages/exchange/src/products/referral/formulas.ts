/** How much of a fee the one gets who brought its payer, and the one who brought that one, in ppm. Source: rules section 10. */
const directPpm = 200_000n;
const secondPpm = 50_000n;
const million = 1_000_000n;

const hourMs = 3_600_000;
const days = 365;

/** For how long a referral counts. */
export const referralYearMs = days * 24 * hourMs;

/** The same for who reads it. */
export const shippedTerms = { directPpm: Number(directPpm), secondPpm: Number(secondPpm), days } as const;

/** The shares of a fee at both levels, in its smallest unit, rounded down: what can't be shared is the house's. */
export function sharesOfFee(fee: bigint): { readonly direct: bigint; readonly second: bigint } {
  return { direct: (fee * directPpm) / million, second: (fee * secondPpm) / million };
}

/** The next full hour of UTC after `at`, both in ms: shares are paid then. */
export function nextHour(at: number): number {
  return (Math.floor(at / hourMs) + 1) * hourMs;
}

/**
 * Reads a plain decimal as a whole number of its smallest unit: `parseDecimal('1.5', 6)` is `1500000n`. Null for
 * anything else: a sign, an exponent, spaces, digits of other scripts, a bare point, or more decimals than `decimals`.
 */
export declare function parseDecimal(text: string, decimals: number): bigint | null;
/** As `parseDecimal`, for ticks and lots, which are safe integers; null beyond 2^53 - 1. */
export declare function parseDecimalToInteger(text: string, decimals: number): number | null;
/** Writes a whole number of smallest units as a decimal without trailing zeros: `formatDecimal(1500000n, 6)` is `1.5`. */
export declare function formatDecimal(value: bigint | number, decimals: number): string;

import type { FiatCode } from './fiat-codes.ts';

/** The currency that needs no rate: one dollar is one USDT. */
export const dollarCode = 'USD' satisfies FiatCode;

const dayMs = 86_400_000;

/** A rate that is older says how old it is, wherever a value is shown in it. */
export const oldRateMs = dayMs;

/** A rate that is older is none: nothing is shown in it, and nothing is paid by it. */
export const lostRateMs = 7 * dayMs;

import type { FiatCode } from '@auric/api';

/** How many decimals of a rate count. */
export const rateDecimals = 8;

/** Rates by currency: 1e-8 of it for one dollar. What a source doesn't have, or not soundly, is left out. */
export type Rates = ReadonlyMap<FiatCode, bigint>;

/** Who knows what a dollar is in other currencies. Fails where no sound answer came within its deadline. */
export interface RateSource {
  read(): Promise<Rates>;
}

import { million, type Ticks } from '../../../kernel/amounts.ts';

/** The worst price of a block: the last tick within a band around the mark (`markE8` and `tickE8` in 1e-8 of the quote). */
export function bandLimit(
  buys: boolean,
  { markE8, tickE8 }: { readonly markE8: number; readonly tickE8: number },
  bandPpm: number,
): Ticks {
  const bound = BigInt(markE8) * BigInt(buys ? million + bandPpm : million - bandPpm);
  const tick = BigInt(tickE8) * BigInt(million);
  return Number(buys ? bound / tick : (bound + tick - 1n) / tick);
}

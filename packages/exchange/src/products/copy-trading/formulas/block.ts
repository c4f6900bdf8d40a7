import type { Lots } from '../../../kernel/amounts.ts';

/** How far from the mark a block opens, and a close begins, widens and ends, in ppm; a close widens once in `closeStepMs`. */
export interface BlockBands {
  readonly openPpm: number;
  readonly closePpm: number;
  readonly closeStepPpm: number;
  readonly closeStepMs: number;
  readonly closeMostPpm: number;
}

/** How far from the mark copies may close that have been closing for so long (ms), in ppm. Source: rules.md section 6. */
export function closeBandPpm(bands: BlockBands, closingForMs: number): number {
  const steps = Math.floor(closingForMs / bands.closeStepMs);
  return Math.min(bands.closePpm + steps * bands.closeStepPpm, bands.closeMostPpm);
}

/** The lots that a block may take: what stands within its limit now, and at most half of what stood there on average. */
export function blockRoom(depth: Lots, averageDepth: Lots): Lots {
  return Math.min(depth, Math.floor(averageDepth / 2));
}

/**
 * What each member of a block gets where there is room for `room` lots: all alike by what they want, down to a lot; what that leaves
 * isn't traded. Source: rules.md section 6, reading 21.
 */
export function sharedLots(wanted: readonly Lots[], room: Lots): Lots[] {
  const all = wanted.reduce((sum, lots) => sum + BigInt(lots), 0n);
  if (all <= BigInt(room)) return [...wanted];
  return wanted.map((lots) => Number((BigInt(lots) * BigInt(room)) / all));
}

/**
 * What each member pays or gets of a block's value (quote units), so that all have its one average price: split by running sums, the
 * lead first, so that the parts are the whole. Source: rules.md section 6, reading 21.
 */
export function sharedValue(value: bigint, lots: readonly Lots[]): bigint[] {
  const all = lots.reduce((sum, part) => sum + BigInt(part), 0n);
  if (all === 0n) return lots.map(() => 0n);
  let counted = 0n;
  let given = 0n;
  return lots.map((part) => {
    counted += BigInt(part);
    const upTo = (value * counted) / all;
    const own = upTo - given;
    given = upTo;
    return own;
  });
}

/**
 * What each gets of the lots that were traded: as planned, or, where a maker fell out on the way, all cut alike again; single lots that
 * this leaves go to the first who still want one, since what was traded must be somebody's.
 */
export function gotOf(planned: readonly Lots[], traded: Lots): Lots[] {
  const got = sharedLots(planned, traded);
  let left = traded - got.reduce((sum, lots) => sum + lots, 0);
  for (let i = 0; left > 0 && i < got.length; i++)
    if (got[i]! < planned[i]!) {
      got[i]!++;
      left--;
    }
  return got;
}

/**
 * The same with a lot for the lead, who is first, wherever anybody has one: copies of what the lead hasn't opened would be closed by
 * nobody. The last gives it.
 */
export function withLead(got: readonly Lots[]): Lots[] {
  const last = got.findLastIndex((lots) => lots > 0);
  if (last <= 0 || got[0]! > 0) return [...got];
  return got.map((lots, place) => (place === 0 ? 1 : place === last ? lots - 1 : lots));
}

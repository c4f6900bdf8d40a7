import { Fraction, millionths } from '../contracts/fraction.ts';

/** What a follower has said that a copy is to be: the lead's contracts times `sizeE6` millionths, or so many millionths of a contract. */
export interface CopyWish {
  readonly mode: 'multiple' | 'fixed';
  readonly sizeE6: number;
}

const one = new Fraction(1);
const hundred = new Fraction(100);

/**
 * The lots of a copy before any bound, of a lead who has so many contracts. `lotE6`: what one lot is in millionths of a contract.
 * "Proportional lots above 1 that are not whole are rounded to two decimals, and then down to the market's lot": a half goes up
 * (reading 20).
 */
export function naiveCopyLots({ mode, sizeE6 }: CopyWish, leadContracts: Fraction, lotE6: number): number {
  const lot = millionths(lotE6);
  const contracts = mode === 'fixed' ? millionths(sizeE6) : leadContracts.times(millionths(sizeE6));
  const isRounded = mode === 'multiple' && one.isBelow(contracts);
  const rounded = isRounded ? new Fraction(contracts.times(hundred).nearest(), 100) : contracts;
  return Number(new Fraction(rounded.over * lot.under, rounded.under * lot.over).down());
}

/** What a copy is to have when `filled` of the lead's `quantity` lots are: fixed lots come as the order does, the others by what it is. */
export function naiveTarget(wish: CopyWish, filled: number, quantity: number, lotE6: number): number {
  const leadContracts = millionths(lotE6).times(new Fraction(filled));
  const lots = naiveCopyLots(wish, leadContracts, lotE6);
  return wish.mode === 'multiple' ? lots : Number(new Fraction(BigInt(lots) * BigInt(filled), quantity).down());
}

/** "Follow amount caps the sum of initial margin of open copies": the most lots of those wanted that do, each worth `lotValue`. */
export function naiveWithin(
  wanted: number,
  { followAmount, inUse }: { readonly followAmount: bigint; readonly inUse: bigint },
  { lotValue, leverage }: { readonly lotValue: bigint; readonly leverage: number },
): number {
  const fits = (lots: number): boolean => {
    const margin = new Fraction(BigInt(lots) * lotValue, leverage);
    return !new Fraction(followAmount - inUse).isBelow(margin);
  };
  let [least, most] = [0, wanted];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** "The block takes only depth within 0.5 % of mark": its worst price in ticks, still within so many ppm of the mark. */
export function naiveBlockLimit(buys: boolean, markE8: number, tickE8: number, bandPpm: number): number {
  const bound = new Fraction(markE8, tickE8).times(millionths(buys ? 1_000_000 + bandPpm : 1_000_000 - bandPpm));
  return Number(buys ? bound.down() : bound.up());
}

/** "A block takes at most half of the ten-minute average depth within that bound", and no more than there is. */
export function naiveRoom(depth: number, samples: readonly number[]): number {
  const sum = samples.reduce((all, lots) => all + BigInt(lots), 0n);
  const half = samples.length === 0 ? 0n : new Fraction(sum, 2 * samples.length).down();
  return Math.min(depth, Number(half));
}

/** "Cut pro rata": lead and copies are cut alike, each down to the lot step, and what that leaves is not traded (reading 21). */
export function naiveShared(wanted: readonly number[], room: number): number[] {
  const all = wanted.reduce((sum, lots) => sum + BigInt(lots), 0n);
  if (all <= BigInt(room)) return [...wanted];
  return wanted.map((lots) => Number(new Fraction(BigInt(lots) * BigInt(room), all).down()));
}

/** The same where the room lies between two bounds, and comes to so many lots in all. */
export function naiveSharedBetween(
  wanted: readonly number[],
  { least, most }: { readonly least: number; readonly most: number },
  all: number,
): number[] {
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (naiveShared(wanted, middle).reduce((sum, lots) => sum + lots, 0) < all) low = middle + 1;
    else high = middle;
  }
  return naiveShared(wanted, low);
}

/** "At one average price": the block's money is split by running sums, lead first (reading 21). */
export function naiveParts(value: bigint, lots: readonly number[]): bigint[] {
  const all = lots.reduce((sum, part) => sum + BigInt(part), 0n);
  const upTo = (count: number): bigint => {
    const lotsSoFar = lots.slice(0, count).reduce((sum, part) => sum + BigInt(part), 0n);
    return all === 0n ? 0n : new Fraction(value * lotsSoFar, all).down();
  };
  return lots.map((_part, place) => upTo(place + 1) - upTo(place));
}

/** "A partial close of the lead closes copy × closed / open, down to the step; a full close closes all" (reading 22). */
export function naiveClosing(copy: number, open: number, closed: number): number {
  return closed === open ? copy : Number(new Fraction(BigInt(copy) * BigInt(closed), open).down());
}

/** "Limited to mark ± 0.5 %, widened by 0.25 % every 10 s to 2 % at most", in ppm. */
export function naiveCloseBand(closingForMs: number): number {
  let [band, waited] = [5_000, 10_000];
  while (waited <= closingForMs && band < 20_000) {
    band += 2_500;
    waited += 10_000;
  }
  return band;
}

/**
 * What a lead has to get of what a follow has gained by now, of which `shared` was paid: "max(realised × share − already shared, 0)",
 * down; paid shares are never given back (reading 23).
 */
export function naiveShareDue(gained: bigint, shared: bigint, sharePpm: number): bigint {
  const due = new Fraction(gained).times(millionths(sharePpm)).down() - shared;
  return due > 0n ? due : 0n;
}

/** "Weekly Monday 00:00 UTC": the first such instant after a time. */
export function naiveNextMonday(at: number): number {
  const midnight = new Date(at);
  midnight.setUTCHours(24, 0, 0, 0);
  while (midnight.getUTCDay() !== 1) midnight.setUTCDate(midnight.getUTCDate() + 1);
  return midnight.getTime();
}

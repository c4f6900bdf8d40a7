/** How far a rehearsal goes to either side of where the price is now. */
export interface RehearsalRange {
  /** Where the price is now, in ticks. */
  readonly from: number;
  /** The distance to either end, in millionths of it. */
  readonly spanPpm: number;
}

/** Steps of the slider to either side. */
export const rehearsalSteps = 100;

const leastPpm = 10_000;
const mostPpm = 950_000;
/** Where nothing liquidates the position, there is no distance to go by. */
const openPpm = 500_000;
const million = 1_000_000n;

/** A range that goes half as far again as the liquidation: from there on there is nothing to be seen. */
export function rehearsalRange(from: number, liquidation: number | null): RehearsalRange {
  if (liquidation === null || from === 0) return { from, spanPpm: openPpm };
  const distance = BigInt(Math.abs(liquidation - from));
  const wanted = Number((distance * 3n * million) / (2n * BigInt(from)));
  return { from, spanPpm: Math.min(mostPpm, Math.max(leastPpm, wanted)) };
}

/** The price at a step of the slider, in ticks; at least one. */
export function ticksAtStep({ from, spanPpm }: RehearsalRange, step: number): number {
  const by = (BigInt(from) * BigInt(spanPpm) * BigInt(step)) / (million * BigInt(rehearsalSteps));
  return Math.max(1, from + Number(by));
}

/** Where a price stands on the slider, in percent of its length; null beyond its ends. */
export function placeOf({ from, spanPpm }: RehearsalRange, ticks: number): number | null {
  const place = 50 + (((ticks - from) * 1_000_000) / from / spanPpm) * 50;
  return place >= 0 && place <= 100 ? place : null;
}

/** A mark of the wire in whole ticks; it stands between two of them as often as not. */
export function ticksOfMark(price: string, priceDecimals: number): number {
  return Math.max(1, Math.round(Number(price) * 10 ** priceDecimals));
}

const million = 1_000_000n;

/** What a lead had gained at a time, and on what: units of USDT. */
export interface EquityPoint {
  readonly profit: bigint;
  readonly base: bigint;
}

/** Profit over what was there at the start and was deposited since, in ppm, towards zero; null where that is nothing. */
export function roiPpm({ profit, base }: EquityPoint): number | null {
  return base > 0n ? Number((profit * million) / base) : null;
}

/**
 * The largest fall from a peak, in ppm of that peak: of what one unit at the start has become by profit alone, so that neither a
 * deposit nor a withdrawal is a gain or a loss. What is all lost is a fall of the whole.
 */
export function drawdownPpm(points: readonly EquityPoint[]): number {
  let peak = million;
  let most = 0n;
  for (const point of points) {
    const worth = million + BigInt(roiPpm(point) ?? 0);
    if (worth > peak) peak = worth;
    const fall = ((peak - worth) * million) / peak;
    if (fall > most) most = fall;
  }
  return Number(most > million ? million : most);
}

/** What a follow has realised, net of fees and of what was shared, over its copy amount. Units of USDT. */
export interface CopierResult {
  readonly gained: bigint;
  readonly shared: bigint;
  readonly followAmount: bigint;
}

/** The median of the returns of those who copied, in ppm, of an even count the mean of the two in the middle, down; null of nobody. */
export function medianReturnPpm(results: readonly CopierResult[]): number | null {
  const returns = results
    .map(({ gained, shared, followAmount }) => Number(((gained - shared) * million) / followAmount))
    .toSorted((left, right) => left - right);
  if (returns.length === 0) return null;
  const middle = Math.floor(returns.length / 2);
  return returns.length % 2 === 1 ? returns[middle]! : Math.floor((returns[middle - 1]! + returns[middle]!) / 2);
}

/** At most so many points of a curve, evenly, the first and the last among them. */
export function thinned<Point>(points: readonly Point[], most: number): Point[] {
  if (points.length <= most) return [...points];
  return Array.from({ length: most }, (_, place) => points[Math.round((place * (points.length - 1)) / (most - 1))]!);
}

export interface RingPart {
  /** Where the part begins and how long it is, as shares of the whole ring from 0 to 1, clockwise from the top. */
  start: number;
  length: number;
}

/** A part below this share of the ring would not be seen; it is drawn this long, and the others a little shorter. */
const leastShare = 0.012;

/**
 * The parts of a ring, in the order of the weights. Every weight above zero is seen; gaps stand between parts only, so
 * a single part closes the ring. A ring without weight has no parts.
 */
export function ringParts(weights: readonly number[], gap: number): RingPart[] {
  const seen = weights.map((weight) => Math.max(0, weight));
  const total = seen.reduce((sum, weight) => sum + weight, 0);
  const count = seen.filter((weight) => weight > 0).length;
  if (total === 0) return weights.map(() => ({ start: 0, length: 0 }));
  const gapShare = count > 1 ? gap : 0;
  const room = 1 - gapShare * count;
  const widened = seen.map((weight) => (weight > 0 ? Math.max(weight / total, leastShare) : 0));
  const scale = room / widened.reduce((sum, share) => sum + share, 0);
  let at = gapShare / 2;
  return widened.map((share) => {
    const part = { start: at, length: share * scale };
    if (share > 0) at += part.length + gapShare;
    return part;
  });
}

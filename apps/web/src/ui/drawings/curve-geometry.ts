export interface CurvePaths {
  line: string;
  /** The line closed down to the lower edge. */
  area: string;
  /** Where each value stands. */
  points: readonly { x: number; y: number }[];
}

/** A curve through values at equal distances, drawn from doubles: it is a picture, no number is read from it. */
export function curvePaths(values: readonly number[], width: number, height: number, inset: number): CurvePaths {
  if (values.length === 0) return { line: '', area: '', points: [] };
  const least = Math.min(...values);
  const most = Math.max(...values);
  const room = height - 2 * inset;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const points = values.map((value, index) => ({
    x: index * step,
    // A curve that never moves lies in the middle, not on the floor.
    y: most === least ? height / 2 : height - inset - ((value - least) / (most - least)) * room,
  }));
  const line = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return { line, area: `${line}V${height}H0Z`, points };
}

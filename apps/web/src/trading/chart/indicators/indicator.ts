/**
 * One step of an indicator: its point at the candle `index`, out of the closes up to it and of its point before;
 * undefined while there are too few candles. A step never looks ahead, so a moving last candle costs one step.
 */
export type Indicator<Point> = (
  closes: readonly number[],
  index: number,
  before: Point | undefined,
) => Point | undefined;

/** The points of an indicator over all closes, one each. */
export function pointsOf<Point>(indicator: Indicator<Point>, closes: readonly number[]): (Point | undefined)[] {
  const points: (Point | undefined)[] = [];
  for (let index = 0; index < closes.length; index += 1) points.push(indicator(closes, index, points[index - 1]));
  return points;
}

/** Works the points out anew from the candle `from` on and leaves those before it as they are. */
export function renewPoints<Point>(
  points: (Point | undefined)[],
  indicator: Indicator<Point>,
  closes: readonly number[],
  from: number,
): void {
  for (let index = from; index < closes.length; index += 1) points[index] = indicator(closes, index, points[index - 1]);
}

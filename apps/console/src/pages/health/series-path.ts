/** A place in a drawing. */
export interface Place {
  x: number;
  y: number;
}

/**
 * The line of a series in a box: from zero up, so that a small change looks small. What was not measured is a gap, not a
 * zero.
 */
export function seriesPath(values: readonly (number | null)[], width: number, height: number): string {
  const most = mostOf(values);
  let path = '';
  let drawing = false;
  for (const [index, value] of values.entries()) {
    if (value === null) {
      drawing = false;
      continue;
    }
    const { x, y } = placeOf(index, value, { count: values.length, most, width, height });
    path += `${drawing ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    drawing = true;
  }
  return path;
}

interface Box {
  count: number;
  most: number;
  width: number;
  height: number;
}

export function placeOf(index: number, value: number, { count, most, width, height }: Box): Place {
  const x = count < 2 ? 0 : (index / (count - 1)) * width;
  return { x, y: height - (value / most) * height };
}

/** The top of the drawing: the largest value, or one where all are nothing. */
export function mostOf(values: readonly (number | null)[]): number {
  return Math.max(0, ...values.map((value) => value ?? 0)) || 1;
}

/** The middle of several runs; NaN without any. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** `share` from 0 to 1, the nearest measured value. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Of 50 interactions one may be worse: what web.dev calls the interaction to next paint. */
export function interactionToNextPaint(durations: readonly number[]): number {
  const slowestFirst = durations.toSorted((a, b) => b - a);
  return slowestFirst[Math.floor(durations.length / 50)] ?? Number.NaN;
}

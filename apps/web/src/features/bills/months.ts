/** The months of UTC that statements are asked for, as `2026-11`, the running one first; `before`: how many more. */
export function lastMonths(before: number, now: number): [string, ...string[]] {
  const today = new Date(now);
  const ago = (months: number): string =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months)).toISOString().slice(0, 7);
  return [ago(0), ...Array.from({ length: before }, (_, index) => ago(index + 1))];
}

/** The first moment of a month of UTC (ms). */
export function startOfMonth(month: string): number {
  return Date.parse(`${month}-01T00:00:00Z`);
}

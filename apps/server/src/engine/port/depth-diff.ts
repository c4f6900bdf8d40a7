/** The levels of one side, best first: pairs `[price, quantity, …]`. */
export type Levels = readonly number[];

/**
 * What turned one side into another: pairs `[price, new quantity, …]`, best first, quantity 0 for a level that is gone.
 * `descending`: the side is bids.
 */
export function changedLevels(before: Levels, after: Levels, descending: boolean): number[] {
  const changed: number[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const old = before[i];
    const now = after[j];
    if (old === now) {
      if (before[i + 1] !== after[j + 1]) changed.push(now!, after[j + 1]!);
      i += 2;
      j += 2;
    } else if (now === undefined || (old !== undefined && (descending ? old > now : old < now))) {
      changed.push(old!, 0);
      i += 2;
    } else {
      changed.push(now, after[j + 1]!);
      j += 2;
    }
  }
  return changed;
}

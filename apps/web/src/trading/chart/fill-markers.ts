import type { WireFill } from '@auric/api';

/** Own fills of one side within one candle. */
export interface FillMark {
  /** The candle's place among all. */
  index: number;
  side: WireFill['type'];
}

/** Which candles (their starts, oldest first) have own fills, of each side one mark; what is older than all has none. */
export function fillMarks(fills: readonly Pick<WireFill, 'time' | 'type'>[], starts: readonly number[]): FillMark[] {
  const marks = new Map<string, FillMark>();
  for (const { time, type: side } of fills) {
    const index = lastAtOrBefore(starts, time);
    if (index >= 0) marks.set(`${index} ${side}`, { index, side });
  }
  return [...marks.values()].toSorted((a, b) => a.index - b.index);
}

function lastAtOrBefore(starts: readonly number[], time: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

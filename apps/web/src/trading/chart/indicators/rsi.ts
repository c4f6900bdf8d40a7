import type { Indicator } from './indicator.ts';

export interface RsiPoint {
  averageGain: number;
  averageLoss: number;
  /** From 0 to 100. */
  strength: number;
}

/**
 * RSI with the smoothing of J. Welles Wilder (New Concepts in Technical Trading Systems, 1978): the first averages are
 * simple ones of `length` changes, each later one is (before × (length − 1) + now) / length. Where nothing was lost it is
 * 100, and where nothing moved at all it is 50, the middle.
 */
export function relativeStrength(length: number): Indicator<RsiPoint> {
  return (closes, index, before) => {
    if (index < length) return undefined;
    if (before === undefined) {
      let [gains, losses] = [0, 0];
      for (let at = index - length + 1; at <= index; at += 1) {
        const change = changeAt(closes, at);
        gains += Math.max(change, 0);
        losses += Math.max(-change, 0);
      }
      return pointOf(gains / length, losses / length);
    }
    const change = changeAt(closes, index);
    const smooth = (average: number, now: number) => (average * (length - 1) + now) / length;
    return pointOf(smooth(before.averageGain, Math.max(change, 0)), smooth(before.averageLoss, Math.max(-change, 0)));
  };
}

function changeAt(closes: readonly number[], index: number): number {
  return (closes[index] ?? Number.NaN) - (closes[index - 1] ?? Number.NaN);
}

function pointOf(averageGain: number, averageLoss: number): RsiPoint {
  const moved = averageGain + averageLoss;
  return { averageGain, averageLoss, strength: moved === 0 ? 50 : (100 * averageGain) / moved };
}

import type { Indicator } from './indicator.ts';
import { exponentialStep, meanOf } from './moving-average.ts';

export interface MacdPoint {
  fast: number;
  /** Undefined until there are enough closes for the slow average. */
  slow: number | undefined;
  /** DIF: the fast average less the slow one. */
  difference: number | undefined;
  /** The sum of the differences that the signal begins with, and how many they are. */
  seedSum: number;
  seeds: number;
  /** DEA: the exponential average of the differences. */
  signal: number | undefined;
  histogram: number | undefined;
}

const nothing = {
  slow: undefined,
  difference: undefined,
  seedSum: 0,
  seeds: 0,
  signal: undefined,
  histogram: undefined,
};

/**
 * MACD by Gerald Appel: the difference of two exponential averages and its own exponential average, the signal. All three
 * averages begin with the simple average of their first values. The histogram is the plain difference of both lines.
 */
export function macd(fastLength: number, slowLength: number, signalLength: number): Indicator<MacdPoint> {
  return (closes, index, before) => {
    const close = closes[index] ?? Number.NaN;
    if (index < fastLength - 1) return undefined;
    const fast =
      before === undefined ? meanOf(closes, index, fastLength) : exponentialStep(before.fast, close, fastLength);
    if (index < slowLength - 1) return { ...nothing, fast };
    const slow =
      before?.slow === undefined ? meanOf(closes, index, slowLength) : exponentialStep(before.slow, close, slowLength);
    const difference = fast - slow;
    const seeds = (before?.seeds ?? 0) + (before?.signal === undefined ? 1 : 0);
    const seedSum = (before?.seedSum ?? 0) + (before?.signal === undefined ? difference : 0);
    const signal = signalAfter(before, difference, seeds, seedSum, signalLength);
    const histogram = signal === undefined ? undefined : difference - signal;
    return { fast, slow, difference, seedSum, seeds, signal, histogram };
  };
}

function signalAfter(
  before: MacdPoint | undefined,
  difference: number,
  seeds: number,
  seedSum: number,
  length: number,
): number | undefined {
  if (before?.signal !== undefined) return exponentialStep(before.signal, difference, length);
  return seeds === length ? seedSum / length : undefined;
}

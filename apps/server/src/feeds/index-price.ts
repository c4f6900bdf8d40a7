import type { SourceQuote } from './feed.ts';

/** When a source no longer counts: too old, or too far from the median of all fresh ones. */
export interface SoundnessRules {
  readonly staleAfterMs: number;
  readonly deviationPpm: number;
}

export const soundnessRules: SoundnessRules = { staleAfterMs: 10_000, deviationPpm: 30_000 };

/** `ageMs`: of the oldest quote that the price stands on. */
export interface IndexPrice {
  readonly priceE8: number;
  readonly ageMs: number;
  readonly sources: number;
}

/**
 * The index of one asset: the median of the sources that are neither stale nor further than the allowed deviation from
 * the median of the fresh ones. Null when no source is sound. One venue, however wrong, can't move it further than
 * its neighbours stand.
 */
export function indexPrice(
  quotes: readonly Pick<SourceQuote, 'priceE8' | 'at'>[],
  now: number,
  rules: SoundnessRules = soundnessRules,
): IndexPrice | null {
  const fresh = quotes.filter((quote) => isPrice(quote.priceE8) && Math.abs(now - quote.at) <= rules.staleAfterMs);
  const first = median(fresh.map((quote) => quote.priceE8));
  if (first === null) return null;
  const sound = fresh.filter((quote) => isNear(quote.priceE8, first, rules.deviationPpm));
  const priceE8 = median(sound.map((quote) => quote.priceE8));
  if (priceE8 === null) return null;
  return { priceE8, ageMs: Math.max(0, ...sound.map((quote) => now - quote.at)), sources: sound.length };
}

function isPrice(priceE8: number): boolean {
  return Number.isSafeInteger(priceE8) && priceE8 > 0;
}

/** Compared as bigints: a price times a million may leave the safe integers. */
function isNear(price: number, middle: number, deviationPpm: number): boolean {
  return BigInt(Math.abs(price - middle)) * 1_000_000n <= BigInt(middle) * BigInt(deviationPpm);
}

/** The middle value; of an even number of values the mean of the middle two, rounded down. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  if (upper === undefined) return null;
  if (sorted.length % 2 === 1) return upper;
  const lower = sorted[(sorted.length >> 1) - 1] ?? upper;
  return lower + Math.floor((upper - lower) / 2);
}

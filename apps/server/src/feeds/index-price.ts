import type { SourceQuote } from './feed.ts';

/** When a source no longer counts: too old, or too far from the middle of all fresh ones; and how many make an index. */
export interface SoundnessRules {
  readonly staleAfterMs: number;
  readonly deviationPpm: number;
  readonly sourcesMin: number;
}

export const soundnessRules: SoundnessRules = { staleAfterMs: 10_000, deviationPpm: 30_000, sourcesMin: 2 };

/**
 * What the sources say of one asset. `priceE8`: its index, null where too few of them are sound. `ageMs`: how long ago
 * the third youngest of the sound quotes arrived, or the oldest where there are fewer: three sources are at most this
 * old, and one more that falls silent does not age a price that the others keep fresh.
 */
export interface IndexPrice {
  readonly priceE8: number | null;
  readonly ageMs: number;
  readonly sources: number;
}

/** How many sources the strictest product asks for; what its youngest so many say is how old an index is. */
const sourcesThatAge = 3;

/**
 * The index of one asset by the rules: stale sources go first, then those further than the allowed deviation from the
 * middle of the fresh ones; the index is the middle of what is left. Of an even number the middle value that is nearer
 * to `lastE8`, the last index, counts, and the lower where both are as near or none is known. So the index is always a
 * price that some source has said, and one venue, however wrong, can't move it further than its neighbours stand.
 */
export function indexPrice(
  quotes: readonly Pick<SourceQuote, 'priceE8' | 'at'>[],
  now: number,
  lastE8: number | null,
  rules: SoundnessRules = soundnessRules,
): IndexPrice {
  const fresh = quotes.filter((quote) => isPrice(quote.priceE8) && Math.abs(now - quote.at) <= rules.staleAfterMs);
  const middleE8 = middle(fresh, lastE8);
  const sound = fresh.filter((quote) => isNear(quote.priceE8, middleE8, rules.deviationPpm));
  const priceE8 = sound.length < rules.sourcesMin ? null : middle(sound, lastE8);
  return { priceE8, ageMs: ageOf(sound, now), sources: sound.length };
}

function isPrice(priceE8: number): boolean {
  return Number.isSafeInteger(priceE8) && priceE8 > 0;
}

/** Compared as bigints: a price times a million may leave the safe integers. */
function isNear(price: number, middleE8: number, deviationPpm: number): boolean {
  return BigInt(Math.abs(price - middleE8)) * 1_000_000n <= BigInt(middleE8) * BigInt(deviationPpm);
}

/** 0 where there are no quotes. */
function middle(quotes: readonly { readonly priceE8: number }[], lastE8: number | null): number {
  const sorted = quotes.map(({ priceE8 }) => priceE8).sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? 0;
  const lower = sorted[(sorted.length - 1) >> 1] ?? upper;
  return lastE8 !== null && upper - lastE8 < lastE8 - lower ? upper : lower;
}

function ageOf(quotes: readonly { readonly at: number }[], now: number): number {
  const ages = quotes.map(({ at }) => Math.max(0, now - at)).sort((a, b) => a - b);
  return ages[Math.min(ages.length, sourcesThatAge) - 1] ?? 0;
}

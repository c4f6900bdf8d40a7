import { type Exact, ratio, zero } from './exact.ts';

/**
 * Samples of how far the middle of the book is from the index, for the average in the mark: pairs `[at, basisE8, …]`, times in
 * ms, oldest first. At most one a second, so that their mean is an average over time and the list is bounded.
 */
export type BasisSamples = readonly number[];

/** Over how long the mark averages. Source: rules.md section 4. */
export const basisWindowMs = 150_000;

const sampleEveryMs = 1_000;

/** The samples that count at `at`, with a new one where its second has none yet. */
export function withBasis(samples: BasisSamples, at: number, basisE8: number): number[] {
  const kept = countingAt(samples, at);
  const last = kept.at(-2);
  if (last === undefined || Math.floor(at / sampleEveryMs) > Math.floor(last / sampleEveryMs)) kept.push(at, basisE8);
  return kept;
}

/** The mean of the samples of the last 150 s before `at`, in 1e-8 USDT, exact; 0 without any. */
export function averageBasis(samples: BasisSamples, at: number): Exact {
  const kept = countingAt(samples, at);
  if (kept.length === 0) return zero;
  let sum = 0;
  for (let i = 1; i < kept.length; i += 2) sum += kept[i]!;
  return ratio(BigInt(sum), BigInt(kept.length / 2));
}

function countingAt(samples: BasisSamples, at: number): number[] {
  let from = 0;
  while (from < samples.length && samples[from]! <= at - basisWindowMs) from += 2;
  return samples.slice(from);
}

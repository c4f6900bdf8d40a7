import type { Lots } from '../../../kernel/amounts.ts';

/**
 * Samples of what stands in a book near the mark: triples `[at, bid lots, ask lots, …]`, times in ms, oldest first. At most one in ten
 * seconds, so that their mean is an average over time and the list is bounded.
 */
export type DepthSamples = readonly number[];

/** Over how long depth is averaged, and how far from the mark it is counted, in ppm. Source: rules.md section 6. */
export const depthWindowMs = 600_000;
export const depthBandPpm = 5_000;

const sampleEveryMs = 10_000;

/** Whether the ten seconds that a time (ms) lies in have no sample yet. */
export function isDepthDue(samples: DepthSamples, at: number): boolean {
  const last = samples.at(-3);
  return last === undefined || Math.floor(at / sampleEveryMs) > Math.floor(last / sampleEveryMs);
}

/** The samples that count at `at`, and a new one. */
export function withDepth(
  samples: DepthSamples,
  at: number,
  { bids, asks }: { readonly bids: Lots; readonly asks: Lots },
): number[] {
  return [...countingAt(samples, at), at, bids, asks];
}

/** The mean of what stood on one side over the last ten minutes before `at`, in lots, down; 0 without a sample. */
export function averageDepth(samples: DepthSamples, at: number, side: 'bids' | 'asks'): Lots {
  const kept = countingAt(samples, at);
  if (kept.length === 0) return 0;
  let sum = 0n;
  for (let i = side === 'bids' ? 1 : 2; i < kept.length; i += 3) sum += BigInt(kept[i]!);
  return Number(sum / BigInt(kept.length / 3));
}

function countingAt(samples: DepthSamples, at: number): number[] {
  let from = 0;
  while (from < samples.length && samples[from]! <= at - depthWindowMs) from += 3;
  return samples.slice(from);
}

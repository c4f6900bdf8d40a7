import { million } from '../../../kernel/amounts.ts';

/** What one follow has come to since it began: what its copies have gained, and what its lead has been paid of it. Quote units. */
export interface FollowResult {
  readonly gained: bigint;
  readonly shared: bigint;
}

/**
 * What the lead has to get of a follow: its share of all that was gained since the follow, less what was paid of it before, rounded
 * down. A loss takes it down again, and nothing that was paid is given back: the most that was ever gained is the mark above which
 * alone there is more. Source: rules.md section 6, reading 23.
 */
export function shareDue({ gained, shared }: FollowResult, sharePpm: number): bigint {
  if (gained <= 0n) return 0n;
  const due = (gained * BigInt(sharePpm)) / BigInt(million) - shared;
  return due > 0n ? due : 0n;
}

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** The first day of 1970 was a Thursday. */
const firstMonday = 4 * dayMs;

/** When the shares of a time (ms) are settled next: the Monday 00:00 UTC after it. */
export function nextSettlement(at: number): number {
  return firstMonday + (Math.floor((at - firstMonday) / weekMs) + 1) * weekMs;
}

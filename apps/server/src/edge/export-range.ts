import { Refusal } from './refusal.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** The longest time that a file covers: twelve months, whichever they are. */
const longestMs = 366 * dayMs;

/** From when to when a file is: twelve months up to now unless said otherwise. Refuses longer ones (`export_range_too_long`). */
export function exportRange(
  { from, to }: { from?: number | undefined; to?: number | undefined },
  now: number,
): { from: number; to: number } {
  const end = Math.min(to ?? now, now);
  const start = from ?? Math.max(0, end - longestMs);
  if (end - start > longestMs) throw new Refusal('export_range_too_long', 'from', { months: 12 });
  return { from: start, to: end };
}

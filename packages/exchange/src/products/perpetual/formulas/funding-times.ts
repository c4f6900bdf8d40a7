const hourMs = 3_600_000;
const minuteMs = 60_000;

/**
 * The next funding instant after `at`, in ms: with 8 hours 00:00, 08:00 and 16:00 UTC. Source: rules.md section 4.
 * `hours` divides a day.
 */
export function nextFundingAt(at: number, hours: number): number {
  const interval = hours * hourMs;
  return (Math.floor(at / interval) + 1) * interval;
}

/** Whether a sample of the premium is due at `at`: the first of its minute. `sampledAt` 0: there was none yet. */
export function isPremiumDue(sampledAt: number, at: number): boolean {
  return Math.floor(at / minuteMs) > Math.floor(sampledAt / minuteMs);
}

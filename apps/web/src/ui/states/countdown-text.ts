export interface TimeLeft {
  days: number;
  /** Hours, minutes and seconds of the last day: `02:14:09`; without hours below one hour: `14:09`. */
  clock: string;
}

const secondMs = 1000;
const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** What is left of a span. Begun seconds count whole, so a countdown reads zero only when it has ended. */
export function timeLeft(leftMs: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(leftMs / secondMs));
  const days = Math.floor(seconds / daySeconds);
  const rest = seconds % daySeconds;
  const hours = Math.floor(rest / hourSeconds);
  const parts = [Math.floor((rest % hourSeconds) / 60), rest % 60];
  if (days > 0 || hours > 0) parts.unshift(hours);
  return { days, clock: parts.map((part) => String(part).padStart(2, '0')).join(':') };
}

/** How long until the text changes; a timer set to this neither lags nor runs for nothing. */
export function msToNextSecond(leftMs: number): number {
  return leftMs <= 0 ? 0 : leftMs % secondMs || secondMs;
}

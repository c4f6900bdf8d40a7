import { ageText } from './age-text.ts';
import { timeText } from './time-text.ts';
import { useNow } from './use-now.ts';

const lookEveryMs = 10_000;

/** When something was: date and time. */
export function Time({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="tabular-nums">
      {timeText(at)}
    </time>
  );
}

/** How long ago something was, with the exact time for who points at it. */
export function Age({ at }: { at: number }) {
  const now = useNow(lookEveryMs);
  return (
    <time dateTime={new Date(at).toISOString()} title={timeText(at)} className="tabular-nums">
      {ageText(now - at)}
    </time>
  );
}

import { formatTime } from '@auric/web/src/locales/time-format.ts';
import { ageText } from './age-text.ts';
import { useNow } from './use-now.ts';

const minuteMs = 60_000;

/** When something was: date and time. */
export function Time({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="tabular-nums">
      {formatTime(at, 'en')}
    </time>
  );
}

/** How long ago something was, with the exact time for who points at it. */
export function Age({ at }: { at: number }) {
  const now = useNow(minuteMs / 6);
  return (
    <time dateTime={new Date(at).toISOString()} title={formatTime(at, 'en')} className="tabular-nums">
      {ageText(now - at)}
    </time>
  );
}

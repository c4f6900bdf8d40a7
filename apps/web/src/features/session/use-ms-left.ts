import { useEffect, useState } from 'react';
import { msToNextSecond } from '../../ui/countdown-text.ts';

/** Milliseconds until a time, new with every second that passes; 0 once it is over. */
export function useMsLeft(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, endsAt - now);
  useEffect(() => {
    // A time that was set after the last look at the clock: look again at once.
    const wait = endsAt - Date.now();
    if (wait <= 0 && left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), msToNextSecond(wait));
    return () => clearTimeout(timer);
  }, [endsAt, left]);
  return left;
}

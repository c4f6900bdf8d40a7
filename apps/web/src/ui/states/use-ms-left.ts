import { useEffect, useState } from 'react';
import { msToNextSecond } from './countdown-text.ts';

/** Milliseconds until a time, new with every second that passes; 0 once it is over. */
export function useMsLeft(endsAt: number): number {
  const [seen, setSeen] = useState(() => ({ endsAt, now: Date.now() }));
  // A new end is measured from now: the last look at the clock may be long ago.
  if (seen.endsAt !== endsAt) setSeen({ endsAt, now: Date.now() });
  const left = Math.max(0, endsAt - seen.now);
  useEffect(() => {
    const wait = endsAt - Date.now();
    if (wait <= 0 && left === 0) return;
    const timer = setTimeout(() => setSeen({ endsAt, now: Date.now() }), msToNextSecond(wait));
    return () => clearTimeout(timer);
  }, [endsAt, left]);
  return left;
}

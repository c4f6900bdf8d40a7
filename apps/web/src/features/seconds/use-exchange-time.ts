import { useEffect, useState } from 'react';

const lookMs = 500;

/** The time of the exchange, told twice a second: its clock is the one that decides. `aheadMs`: how far it is ahead of this one. */
export function useExchangeTime(aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookMs);
    return () => clearInterval(timer);
  }, []);
  return now + aheadMs;
}

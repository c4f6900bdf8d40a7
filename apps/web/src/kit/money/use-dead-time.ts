import { useEffect, useState } from 'react';

/** A second tap of one that was meant for what stood here before comes within this time. */
export const deadTimeMs = 500;

/**
 * True while what stands at a spot is too new to be meant: after every other `what` that isn't null. A double tap must not
 * answer a question that its first tap has only asked.
 */
export function useDeadTime(what: string | null): boolean {
  const [alive, setAlive] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAlive(what), deadTimeMs);
    return () => {
      clearTimeout(timer);
      setAlive(null);
    };
  }, [what]);
  return what !== null && alive !== what;
}

import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { presence } from '../data/follow-presence.ts';
import { frame } from '../texts/frame.ts';

/** Says for a minute that the console will lock. */
export function LockWarning() {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(presence.secondsLeft()), 500);
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="alert" className="pointer-events-none fixed inset-x-0 bottom-6 z-40 grid place-items-center">
      {seconds !== null && seconds > 0 && (
        <p className="flex items-center gap-2 rounded-control border border-line bg-surface-3 px-4 py-2.5 text-sm font-medium">
          <Timer size={17} aria-hidden className="text-gold-text" />
          {frame.locksIn(seconds)}
        </p>
      )}
    </div>
  );
}

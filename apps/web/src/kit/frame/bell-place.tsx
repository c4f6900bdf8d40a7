import { lazy, Suspense } from 'react';
import { useSignedIn } from '../../data/me/use-own-data.ts';

/** Comes after the page: what is new is asked for anyway. */
const MessageBell = lazy(async () => ({ default: (await import('./message-bell.tsx')).MessageBell }));

/** The place of the bell, for whoever is signed in. */
export function BellPlace({ className = '' }: { className?: string }) {
  if (!useSignedIn()) return null;
  return (
    <span className={`size-11 ${className}`}>
      <Suspense>
        <MessageBell />
      </Suspense>
    </span>
  );
}

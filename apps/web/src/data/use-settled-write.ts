import { useEffect, useState } from 'react';
import { SettledWrite } from './settled-write.ts';

/** What a customer does to leave, before the address is another page's. */
const waysAway = ['pointerdown', 'focusout', 'pagehide'] as const;

/** A write into the address that waits for the typing to pause, and for nothing that leads away. */
export function useSettledWrite(): SettledWrite {
  const [settled] = useState(() => new SettledWrite());
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const flush = () => settled.flush();
    for (const way of waysAway) window.addEventListener(way, flush, { capture: true, signal });
    window.addEventListener('keydown', ({ key }) => key === 'Enter' && flush(), { capture: true, signal });
    return () => {
      listening.abort();
      // The page that is shown by now has an address of its own.
      settled.drop();
    };
  }, [settled]);
  return settled;
}

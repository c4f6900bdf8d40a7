import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { acts, drafts } from './acts.ts';
import type { Acts } from './act-store.ts';
import type { Draft, MoneyAct } from './money-act.ts';

/** What `find` finds among the acts that have not ended; watchers render when that is another one. */
export function useActs<Found>(find: (all: Acts) => Found): Found {
  return useSyncExternalStore(acts.watch, () => find(acts.all()));
}

/** What is under way or in doubt about this. */
export function useActAbout(about: string): MoneyAct | undefined {
  return useActs(() => acts.about(about));
}

/**
 * What is being written about this: as it was left, made whole by `restore`, and how to change it. Every change is made
 * of the draft as it is, so that two in one task don't lose one.
 */
export function useDraft<D extends Draft>(
  about: string,
  restore: (left: Draft | undefined) => D,
): [D, (change: (draft: D) => D) => void] {
  const first = useMemo(() => restore(drafts.left(about)), [about, restore]);
  const now = useCallback(() => (drafts.held(about) ?? first) as D, [about, first]);
  const watch = useCallback(
    (listener: () => void) => drafts.watch(about, first, restore, listener),
    [about, first, restore],
  );
  const change = useCallback((make: (draft: D) => D) => drafts.set(about, make(now())), [about, now]);
  return [useSyncExternalStore(watch, now), change];
}

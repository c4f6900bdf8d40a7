import { useCallback, useSyncExternalStore } from 'react';

/** From here on a window has room for columns. */
export const wideWindow = '(min-width: 1024px)';

const lists = new Map<string, MediaQueryList>();

/** Made once a query: it is asked with every rendering. */
function listOf(query: string): MediaQueryList {
  let list = lists.get(query);
  if (list === undefined) {
    list = matchMedia(query);
    lists.set(query, list);
  }
  return list;
}

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = listOf(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
}

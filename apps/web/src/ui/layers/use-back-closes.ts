import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { BackLayers } from './back-layers.ts';

const layers = new BackLayers(
  {
    state: () => (history.state ?? {}) as object,
    href: () => location.href,
    push: (state) => history.pushState(state, ''),
    replace: (state, href) => history.replaceState(state, '', href),
    go: (delta) => history.go(delta),
  },
  () => crypto.randomUUID(),
);

// While the event is captured the router has not heard of it yet.
window.addEventListener('popstate', (event) => layers.popped() && event.stopImmediatePropagation(), true);

/** For the shell: tells the layers what the router shows. */
export function useLayersUnderRouter(): void {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => layers.arrived(type === 'REPLACE'), [location, type]);
}

/**
 * The way back closes what is open, by `close`, which says whether it did. What is returned is to be called where the
 * customer only dismisses it: then its place in the history goes at once.
 */
export function useBackCloses(open: boolean, close: () => boolean): () => void {
  const latest = useRef(close);
  const dismissed = useRef(false);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    dismissed.current = false;
    const end = layers.open(() => latest.current());
    return () => end(dismissed.current);
  }, [open]);
  return useCallback(() => {
    dismissed.current = true;
  }, []);
}

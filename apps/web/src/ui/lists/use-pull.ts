import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { atRest, pull, pulledPx, type Pull, type PullEvent } from './pull-gesture.ts';
import { scrollerOf } from './scroller-of.ts';

/** Follows the finger on an element and refreshes; gives the state of the pull, and how to ask without a finger. */
export function usePull(frame: RefObject<HTMLElement | null>, onRefresh: () => Promise<unknown>): [Pull, () => void] {
  const current = useRef(atRest);
  const [state, setState] = useState(atRest);
  const refresh = useRef(onRefresh);
  useEffect(() => {
    refresh.current = onRefresh;
  }, [onRefresh]);

  const take = useCallback((event: PullEvent): void => {
    const before = current.current;
    const after = pull(before, event);
    if (after === before) return;
    current.current = after;
    setState(after);
    if (after.phase !== 'refreshing') return;
    const done = () => {
      current.current = pull(current.current, { type: 'done' });
      setState(current.current);
    };
    void refresh.current().then(done, done);
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const scroller = scrollerOf(element);
    const yOf = (event: TouchEvent) => event.touches[0]?.clientY ?? 0;
    const start = (event: TouchEvent) => {
      const one = event.touches.length === 1;
      take(one ? { type: 'touch', y: yOf(event), atTop: scroller.scrollTop <= 0 } : { type: 'cancel' });
    };
    const move = (event: TouchEvent) => {
      take({ type: 'move', y: yOf(event) });
      // Without this the browser takes the finger for scrolling and stops telling where it is.
      if (pulledPx(current.current) > 0 && event.cancelable) event.preventDefault();
    };
    const release = () => take({ type: 'release' });
    const cancel = () => take({ type: 'cancel' });
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', release);
    element.addEventListener('touchcancel', cancel);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', release);
      element.removeEventListener('touchcancel', cancel);
    };
  }, [frame, take]);

  const ask = useCallback(() => take({ type: 'ask' }), [take]);
  return [state, ask];
}

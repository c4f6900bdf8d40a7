import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rowOf } from '../routes.ts';

/**
 * Keeps where a page was scrolled to: each tab its own place, and every page on the way back. The router's own way of
 * doing it does not work with addresses in the hash.
 */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const isTab = rowOf(location.pathname)?.tab !== null;
  const key = isTab ? location.pathname : location.key;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const memory = places.current;
    element.scrollTop = isTab || type === 'POP' ? (memory.get(key) ?? 0) : 0;
    const remember = () => memory.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [key, isTab, type, scroller]);
}

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rowOf } from '../routes.ts';
import { isBackToTab } from './tab-addresses.ts';

/** What a customer does who wants to be elsewhere than where the page was left. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place that may not be there yet, because its list is still on the way: as soon as there is enough of it,
 * unless the customer moves first. Returns how to give up.
 */
function scrollToWhenThere(scroller: HTMLElement, top: number, arrived: () => void): () => void {
  const listening = new AbortController();
  const end = () => {
    listening.abort();
    sizes.disconnect();
    content.disconnect();
    arrived();
  };
  const go = () => {
    if (scroller.scrollHeight - scroller.clientHeight < top) return;
    scroller.scrollTop = top;
    end();
  };
  const sizes = new ResizeObserver(go);
  const watch = () => {
    for (const child of scroller.children) sizes.observe(child);
  };
  const content = new MutationObserver(watch);
  content.observe(scroller, { childList: true });
  watch();
  for (const move of ownMoves) scroller.addEventListener(move, end, { passive: true, signal: listening.signal });
  return end;
}

/**
 * Keeps where a page was scrolled to: each tab its own place, and every page on the way back. The router's own way of
 * doing it does not work with addresses in the hash.
 */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const row = rowOf(location.pathname);
  const isTab = row?.tab !== null;
  const key = isTab ? (row?.path ?? location.pathname) : location.key;
  // A page that only changes what its address says of it stays where it is.
  const shown = useRef({ key: '', pathname: '' });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const memory = places.current;
    const { pathname } = location;
    const stays = shown.current.pathname === pathname && type === 'REPLACE';
    shown.current = { key, pathname };
    // Who is led to something on a tab, such as a market, has not been there yet.
    const isNamed = type === 'PUSH' && location.search !== '' && !isBackToTab(location.state);
    const top = !isNamed && (isTab || type === 'POP') ? (memory.get(key) ?? 0) : 0;
    let arriving = false;
    let giveUp = () => {};
    if (!stays) {
      element.scrollTop = top;
      if (element.scrollTop < top - 1) {
        arriving = true;
        giveUp = scrollToWhenThere(element, top, () => {
          arriving = false;
        });
      }
    }
    const remember = () => {
      if (!arriving) memory.set(key, element.scrollTop);
    };
    element.addEventListener('scroll', remember, { passive: true });
    return () => {
      element.removeEventListener('scroll', remember);
      giveUp();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- A new search at the same place is no arrival.
  }, [key, isTab, type, scroller]);
}

import { useRef, type RefObject } from 'react';
import { useHotkeys } from '../keys/use-hotkeys.ts';
import { lists } from '../texts/lists.ts';

/**
 * Walks the rows of a list with j and k. The cursor is the focus itself, on the link of the row (`data-row-link`), so
 * Enter opens it and a screen reader says it.
 */
export function useRowKeys<Element extends HTMLElement>(title: string, active: boolean): RefObject<Element | null> {
  const frame = useRef<Element>(null);
  const walk = (step: 1 | -1) => {
    const links = [...(frame.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at < 0 ? links[step === 1 ? 0 : links.length - 1] : links[at + step];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  };
  useHotkeys(
    title,
    [
      { keys: 'j', does: lists.next, act: () => walk(1) },
      { keys: 'k', does: lists.previous, act: () => walk(-1) },
    ],
    active,
  );
  return frame;
}

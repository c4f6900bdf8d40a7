import { useRef, type PointerEvent, type RefObject } from 'react';
import { closesAt, draggedTo, type DragDown } from './drag-down.ts';

/** Lets a finger pull a sheet down by what these are given to. Keys and a button close it too. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, close: () => void) {
  const drag = useRef<DragDown | null>(null);
  const follow = (next: DragDown | null): void => {
    drag.current = next;
    if (sheet.current === null) return;
    sheet.current.style.transition = next === null ? '' : 'none';
    sheet.current.style.translate = next === null ? '' : `0 ${next.distance}px`;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const onButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.pointerType === 'mouse' || !event.isPrimary || onButton) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      follow({ from: event.clientY, startedAt: event.timeStamp, distance: 0 });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current !== null) follow(draggedTo(drag.current, event.clientY));
    },
    onPointerUp: (event: PointerEvent) => {
      const ended = drag.current;
      const closes = ended !== null && closesAt(ended, event.timeStamp, sheet.current?.offsetHeight ?? 0);
      follow(null);
      if (closes) close();
    },
    onPointerCancel: () => follow(null),
  };
}

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { scrollerOf } from './scroller-of.ts';

interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  render: (row: Row, index: number) => ReactNode;
  /** All rows have this height. It is in rem, so it grows with the letters. */
  rowHeightRem: number;
}

/** A list of its own, or the rows of a table that somebody else heads and counts. */
type VirtualRowsKind = { as?: 'list'; label: string } | { as: 'table' };

const rowsBeyondTheEdge = 8;

/** The rows that can be seen, and a few more: ten thousand cost as much as ten. Scrolls with what is around it. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row> & VirtualRowsKind) {
  const { rows, keyOf, render, rowHeightRem } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { scroller, top, rem } = useScrollFrame(frame, rows);
  const rowHeight = rowHeightRem * rem;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: rowsBeyondTheEdge,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    scrollMargin: top,
    // It begins where the page stands: who comes back is not taken to the top.
    enabled: scroller !== null,
    initialOffset: () => scroller?.scrollTop ?? 0,
    initialRect: { width: 0, height: 900 },
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  const inTable = props.as === 'table';
  return (
    <div
      ref={frame}
      role={inTable ? 'rowgroup' : 'list'}
      aria-label={props.as === 'table' ? undefined : props.label}
      className="relative"
      style={{ height: rows.length * rowHeight }}
    >
      {virtual.getVirtualItems().map((item) => {
        const row = rows[item.index];
        if (row === undefined) return null;
        // The head of a table is its first row.
        const place = inTable
          ? { role: 'row', 'aria-rowindex': item.index + 2 }
          : { role: 'listitem', 'aria-setsize': rows.length, 'aria-posinset': item.index + 1 };
        return (
          <div
            key={item.key}
            {...place}
            className="absolute inset-x-0 top-0"
            style={{ height: rowHeight, transform: `translateY(${item.start - virtual.options.scrollMargin}px)` }}
          >
            {render(row, item.index)}
          </div>
        );
      })}
    </div>
  );
}

function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

interface ScrollFrame {
  scroller: HTMLElement | null;
  /** Where the rows begin in what scrolls. */
  top: number;
  rem: number;
}

function useScrollFrame(frame: RefObject<HTMLElement | null>, rows: unknown): ScrollFrame {
  const [scrollFrame, setScrollFrame] = useState<ScrollFrame>(() => ({ scroller: null, top: 0, rem: remPx() }));
  useLayoutEffect(() => {
    const look = () => {
      const element = frame.current;
      if (element === null) return;
      const scroller = scrollerOf(element);
      const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
      const rem = remPx();
      setScrollFrame((before) =>
        before.scroller === scroller && before.top === top && before.rem === rem ? before : { scroller, top, rem },
      );
    };
    look();
    // Letters of another size move everything, and so does a window that is turned.
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [frame, rows]);
  return scrollFrame;
}

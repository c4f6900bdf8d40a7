import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { scrollerOf } from './scroller-of.ts';

interface VirtualRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  render: (row: Row, index: number) => ReactNode;
  /** All rows have this height. */
  rowHeightPx: number;
}

const rowsBeyondTheEdge = 8;

/** The rows that can be seen, and a few more: ten thousand cost as much as ten. Scrolls with what is around it. */
export function VirtualRows<Row>({ label, rows, keyOf, render, rowHeightPx }: VirtualRowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<{ scroller: HTMLElement; top: number } | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const scroller = scrollerOf(element);
    const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
    setPlace((before) => (before?.scroller === scroller && before.top === top ? before : { scroller, top }));
  }, [rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place?.scroller ?? null,
    estimateSize: () => rowHeightPx,
    overscan: rowsBeyondTheEdge,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    scrollMargin: place?.top ?? 0,
    initialRect: { width: 0, height: 900 },
  });
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((item) => {
        const row = rows[item.index];
        if (row === undefined) return null;
        return (
          <li
            key={item.key}
            aria-setsize={rows.length}
            aria-posinset={item.index + 1}
            className="absolute inset-x-0 top-0"
            style={{ height: rowHeightPx, transform: `translateY(${item.start - virtual.options.scrollMargin}px)` }}
          >
            {render(row, item.index)}
          </li>
        );
      })}
    </ul>
  );
}

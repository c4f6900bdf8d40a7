import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { scrollerOf } from '../../ui/lists/scroller-of.ts';

interface CardListProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  render: (row: Row) => ReactNode;
}

/** Up to so many cards are simply all there: the browser's own search finds them. */
const mostDrawn = 30;

/** Cards of whatever height under each other; of many only those in sight are drawn. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, rows, keyOf, render } = props;
  if (rows.length > mostDrawn) return <VirtualCards {...props} />;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {rows.map((row) => (
        <li key={keyOf(row)}>{render(row)}</li>
      ))}
    </ul>
  );
}

const usualCardPx = 124;
const gapPx = 8;

function VirtualCards<Row>({ label, rows, keyOf, render }: CardListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<{ scroller: HTMLElement | null; top: number }>({ scroller: null, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const scroller = scrollerOf(element);
    const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
    setPlace((before) => (before.scroller === scroller && before.top === top ? before : { scroller, top }));
  }, [rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.scroller,
    estimateSize: () => usualCardPx,
    gap: gapPx,
    overscan: 4,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    scrollMargin: place.top,
    initialRect: { width: 0, height: 900 },
  });
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((item) => {
        const row = rows[item.index];
        return (
          row !== undefined && (
            <li
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${item.start - virtual.options.scrollMargin}px)` }}
            >
              {render(row)}
            </li>
          )
        );
      })}
    </ul>
  );
}

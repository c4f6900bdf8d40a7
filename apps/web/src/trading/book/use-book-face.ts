import { useLayoutEffect, useRef, type RefObject } from 'react';
import { watchOrderBook } from '../../data/market/use-market-data.ts';
import { BookFace, type BookLook } from './book-face.ts';

/**
 * Writes the live book into the rows below `table`, without rendering anything. What stays the same between renders must
 * be the same object in `look`: another look writes every row anew.
 */
export function useBookFace(table: RefObject<HTMLElement | null>, look: BookLook): RefObject<BookFace | null> {
  const face = useRef<BookFace>(null);
  useLayoutEffect(() => {
    if (table.current === null) return;
    const made = new BookFace(table.current, look);
    face.current = made;
    return watchOrderBook(look.market, (book) => made.show(book));
  }, [table, look]);
  return face;
}

import type { InfiniteData } from '@tanstack/react-query';

/** A page of a list that is read from the newest record to the oldest. */
export interface PageOf<Row> {
  data: Row[];
  has_more: boolean;
}

type Pages<Row> = InfiniteData<PageOf<Row>, number | null>;

/** The id below which the next page begins; undefined where all has been read. */
export function nextBefore<Row extends { id: number }>(page: PageOf<Row>): number | undefined {
  return page.has_more ? page.data.at(-1)?.id : undefined;
}

/**
 * The list with its first page read anew. Where so much is new that the pages don't meet, what is below is read again as
 * one gets there.
 */
export function withHead<Row extends { id: number }>(known: Pages<Row>, head: PageOf<Row>): Pages<Row> {
  const oldest = head.data.at(-1)?.id;
  const rows = known.pages.flatMap((page) => page.data);
  const newest = rows[0]?.id;
  if (!head.has_more || oldest === undefined || newest === undefined || newest < oldest) {
    return { pages: [head], pageParams: [null] };
  }
  const below = known.pages.flatMap((page) => {
    const older = page.data.filter(({ id }) => id < oldest);
    return older.length === 0 ? [] : [{ ...page, data: older }];
  });
  const pages = [head, ...below];
  return { pages, pageParams: pages.map((_, index) => pages[index - 1]?.data.at(-1)?.id ?? null) };
}

/** All rows of the pages. A record that moved from one page to another while they were read is there once. */
export function rowsOf<Row extends { id: number }>({ pages }: { pages: readonly PageOf<Row>[] }): Row[] {
  const rows = pages.flatMap((page) => page.data);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

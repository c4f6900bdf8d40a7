/** One page of a list as the wire writes it. */
export interface Page<Item> {
  data: Item[];
  page: number;
  limit: number;
  total: number;
  has_more: boolean;
}

/** Wraps the items of a page that the store has already cut. */
export function pageOf<Item>(
  data: Item[],
  total: number,
  { page, limit }: { page: number; limit: number },
): Page<Item> {
  return { data, page, limit, total, has_more: page * limit < total };
}

/** Cuts a page out of a list in memory. */
export function pageWithin<Item>(all: readonly Item[], paging: { page: number; limit: number }): Page<Item> {
  const start = (paging.page - 1) * paging.limit;
  return pageOf(all.slice(start, start + paging.limit), all.length, paging);
}

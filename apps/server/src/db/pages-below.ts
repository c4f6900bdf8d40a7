/** How many rows are read at once: enough to be quick, and little to hold. */
export const rowsAtOnce = 500;

/** Rows from the newest to the oldest, a page at a time, each below the last id of the one before. */
export async function* pagesBelow<Row extends { id: number }>(
  read: (before: number | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let before: number | undefined; ;) {
    const rows = await read(before, rowsAtOnce);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    before = rows.at(-1)?.id;
  }
}

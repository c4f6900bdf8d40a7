import type pg from 'pg';

/** A column of ids, numbers, amounts or words of the vocabulary: none of them needs quoting in an array. */
type Plain = number | bigint | string | boolean;

/** Writes rows as one array a column: one statement for any number of rows, always the same text. */
export async function writeRows<R>(
  client: pg.ClientBase,
  name: string,
  text: string,
  rows: readonly R[],
  cells: (row: R) => Plain[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns: Plain[][] = [];
  for (const row of rows) {
    for (const [i, cell] of cells(row).entries()) (columns[i] ??= []).push(cell);
  }
  await write(
    client,
    name,
    text,
    rows.length,
    columns.map((column) => `{${column.join(',')}}`),
  );
}

/** Writes one row, whose texts may be anything. */
export function writeRow(client: pg.ClientBase, name: string, text: string, cells: Plain[]): Promise<void> {
  return write(client, name, text, 1, cells);
}

/** Every statement must write what it was given (D41). */
async function write(
  client: pg.ClientBase,
  name: string,
  text: string,
  rows: number,
  values: unknown[],
): Promise<void> {
  const result = await client.query({ name: `write ${name}`, text, values });
  if (result.rowCount !== rows) throw new Error(`Of ${rows} rows of ${name} ${result.rowCount ?? 0} were written.`);
}

/** Forgets the oldest entries of a cache of more than `sizeMax`; a row that is needed again is read again. */
export function trim<K>(map: Map<K, unknown>, sizeMax: number): void {
  if (map.size <= sizeMax) return;
  let surplus = map.size - sizeMax / 2;
  for (const key of map.keys()) {
    if (surplus-- <= 0) return;
    map.delete(key);
  }
}

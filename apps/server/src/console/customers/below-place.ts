import { type SelectQueryBuilder, sql } from 'kysely';
import type { TimelinePlace } from '../part.ts';

/** The newest rows of a query below a place of the timeline, by a time and a number that tells rows of one time apart. */
export async function belowPlace<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  columns: { at: string; id: string },
  before: TimelinePlace | null,
  limit: number,
): Promise<Row[]> {
  const at = sql.ref<number>(columns.at);
  const id = sql.ref<number>(columns.id);
  let found = query;
  if (before !== null) {
    // Without an id all rows of that time are above the place.
    const last = before.id === '' ? 0 : Number(before.id);
    found = found.where(sql<boolean>`(${at}, ${id}) < (${before.at}, ${last})`);
  }
  return found.orderBy(at, 'desc').orderBy(id, 'desc').limit(limit).execute();
}

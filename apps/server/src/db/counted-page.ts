import type { SelectQueryBuilder } from 'kysely';

/** A query that says what is looked for, and not yet what of it is wanted. */
type Found<DB, Table extends keyof DB> = SelectQueryBuilder<DB, Table, Record<never, never>>;

/**
 * One page of what a query finds, and how many it finds in all. `listed` adds what of each row is wanted and the order of
 * the list; pages count from 1.
 */
export async function countedPage<DB, Table extends keyof DB, Row>(
  found: Found<DB, Table>,
  listed: (found: Found<DB, Table>) => SelectQueryBuilder<DB, Table, Row>,
  { page, limit }: { page: number; limit: number },
) {
  const [rows, counted] = await Promise.all([
    listed(found)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found
      .select((eb) => eb.fn.countAll().as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(counted.total) };
}

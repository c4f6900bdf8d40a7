import type { Kysely, SelectQueryBuilder } from 'kysely';
import { Refusal } from './refusal.ts';
import type { Database } from '../db/database.ts';

/** Refuses (`export_too_large`) what has more rows than a file may; it counts no further than that. */
export async function atMost<DB extends Database, Table extends keyof DB, Row>(
  db: Kysely<Database>,
  found: SelectQueryBuilder<DB, Table, Row>,
  most: number,
): Promise<void> {
  const counted = await db
    .selectFrom(found.limit(most + 1).as('found') as never)
    .select((eb) => eb.fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  if (Number(counted.total) > most) throw new Refusal('export_too_large', 'from', { rows: most });
}

import type { Conversion, Message, Payload } from '@auric/api';
import type { Kysely, Selectable } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { pageOf } from '../../edge/page.ts';
import { conversionShape } from './convert-shape.ts';
import type { ConversionTable } from './tables.ts';

/** The conversions of a customer, newest first. */
export async function conversionsOf(
  { db, catalog }: { db: Kysely<Database>; catalog: Catalog },
  customer: number,
  filter: Payload<'wallet/conversions'>,
): Promise<Message<'wallet/conversions'>> {
  const { plan, before } = filter;
  let query = db.selectFrom('view.conversions').where('customer', '=', customer);
  if (plan !== undefined) query = query.where('plan', '=', plan);
  if (before !== undefined) query = query.where('id', '<', before);
  const { rows, total } = await countedPage(query, (found) => found.selectAll().orderBy('id', 'desc'), filter);
  return pageOf(await Promise.all(rows.map((row) => conversionShape(catalog, row))), total, filter);
}

/** A conversion that this customer has just made: the read models have it. */
export function conversionRow(
  db: Kysely<Database>,
  customer: number,
  id: number,
): Promise<Selectable<ConversionTable>> {
  return db
    .selectFrom('view.conversions')
    .selectAll()
    .where('id', '=', id)
    .where('customer', '=', customer)
    .executeTakeFirstOrThrow();
}

/** The same as the wire writes it. */
export async function conversionOf(
  { db, catalog }: { db: Kysely<Database>; catalog: Catalog },
  customer: number,
  id: number,
): Promise<Conversion> {
  return conversionShape(catalog, await conversionRow(db, customer, id));
}

import type { Message, Payload } from '@auric/api';
import type { Kysely } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { pageOf } from '../../edge/page.ts';
import { billShape, billsWithin } from './bill-rows.ts';

/** The bills of a customer, newest first: every change of what they own. */
export async function billsOf(
  db: Kysely<Database>,
  catalog: Catalog,
  customer: number,
  filter: Payload<'wallet/legal_log'>,
): Promise<Message<'wallet/legal_log'>> {
  const { before } = filter;
  const within = billsWithin(db, customer, filter);
  const query = before === undefined ? within : within.where('id', '<', before);
  const { rows, total } = await countedPage(query, (bills) => bills.selectAll().orderBy('id', 'desc'), filter);
  return pageOf(await Promise.all(rows.map((row) => billShape(catalog, row))), total, filter);
}

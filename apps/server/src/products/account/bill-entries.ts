import type { Message, Payload } from '@auric/api';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { pageOf } from '../../edge/page.ts';
import type { BillsTable } from '../../engine/projector/tables.ts';
import type { BillSubjectsOf } from '../product-row.ts';
import { billShape, billsWithin } from './bill-rows.ts';

export interface EntryParts {
  db: Kysely<Database>;
  catalog: Catalog;
  subjectsOf: BillSubjectsOf;
}

type Bill = Selectable<BillsTable>;

/**
 * What changed a customer's balances, newest first: a trade, a transfer or a deposit with all of its bills, where any of
 * them is let through. Pages are cut between entries.
 */
export async function entriesOf(
  { db, catalog, subjectsOf }: EntryParts,
  customer: number,
  filter: Payload<'wallet/entries'>,
): Promise<Message<'wallet/entries'>> {
  const { page, limit, before } = filter;
  const within = billsWithin(db, customer, filter);
  const query = before === undefined ? within : within.where('entry', '<', before);
  const [found, counted] = await Promise.all([
    query
      .select('entry')
      .groupBy('entry')
      .orderBy('entry', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    query.select((eb) => eb.fn.count<number>('entry').distinct().as('total')).executeTakeFirstOrThrow(),
  ]);
  const ids = found.map(({ entry }) => entry);
  const bills = await billsOfEntries(db, customer, ids);
  const subjects = await subjectsOf(customer, bills);
  const entries = ids.map(async (id) => {
    const legs = bills.filter(({ entry }) => entry === id);
    const [first] = legs;
    if (first === undefined) throw new Error(`Entry ${id} has no bills.`);
    const shapes = await Promise.all(legs.map((leg) => billShape(catalog, leg)));
    return { id, time: first.at, legs: shapes, ...subjects(first) };
  });
  return pageOf(await Promise.all(entries), Number(counted.total), filter);
}

async function billsOfEntries(db: Kysely<Database>, customer: number, ids: readonly number[]): Promise<Bill[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('view.bills')
    .selectAll()
    .where('customer', '=', customer)
    .where('entry', 'in', ids)
    .orderBy('id')
    .execute();
}

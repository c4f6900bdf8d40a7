import { type CustomerTransfer, formatDecimal, type Message, type Payload } from '@auric/api';
import type { Kysely, Selectable } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { pageOf } from '../../edge/page.ts';
import { maskedName } from '../../people/masked-name.ts';
import type { CustomerTransferTable } from './tables.ts';

interface Parts {
  readonly db: Kysely<Database>;
  readonly catalog: Catalog;
}

type Filter = Omit<Payload<'user/getTransferList'>, 'page' | 'limit'>;

/** The transfers to and from other customers, newest first. */
export async function transfersOf(
  parts: Parts,
  customer: number,
  filter: Payload<'user/getTransferList'>,
): Promise<Message<'user/getTransferList'>> {
  const query = transfersWithin(parts.db, customer, filter);
  const { rows, total } = await countedPage(query, (found) => found.selectAll().orderBy('id', 'desc'), filter);
  return pageOf(await transferShapes(parts, customer, rows), total, filter);
}

/** A transfer that this customer has just made: the read models have it. */
export async function transferOf(parts: Parts, customer: number, id: number): Promise<CustomerTransfer> {
  const row = await transfersWithin(parts.db, customer, { direction: 'out' })
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (await transferShapes(parts, customer, [row]))[0]!;
}

/** The transfers of a customer that a filter lets through. */
export function transfersWithin(db: Kysely<Database>, customer: number, { direction, currency, before }: Filter) {
  let query = db.selectFrom('view.customer_transfers').where((eb) => {
    const [given, received] = [eb('customer', '=', customer), eb('recipient', '=', customer)];
    return direction === undefined ? eb.or([given, received]) : direction === 'out' ? given : received;
  });
  if (currency !== undefined) query = query.where('asset', '=', currency);
  if (before !== undefined) query = query.where('id', '<', before);
  return query;
}

/** Transfers as the wire writes them to one of the two, with the other one masked. */
export async function transferShapes(
  { db, catalog }: Parts,
  customer: number,
  rows: readonly Selectable<CustomerTransferTable>[],
): Promise<CustomerTransfer[]> {
  const others = rows.map((row) => (row.customer === customer ? row.recipient : row.customer));
  const names = await namesOf(db, others);
  return Promise.all(
    rows.map(async (row, place) => {
      const { asset, code, scale } = await catalog.asset(row.asset, 'currency');
      const isOut = row.customer === customer;
      return {
        id: row.id,
        direction: isOut ? 'out' : 'in',
        currency: asset,
        currency_name: code,
        number: formatDecimal(BigInt(row.amount), scale),
        fee: isOut ? formatDecimal(BigInt(row.fee), scale) : '0',
        to: names.get(others[place]!) ?? '',
        time: row.at,
      };
    }),
  );
}

/** The masked names of some customers. */
export async function namesOf(db: Kysely<Database>, customers: readonly number[]): Promise<Map<number, string>> {
  if (customers.length === 0) return new Map();
  const rows = await db
    .selectFrom('people.customer')
    .select(['id', 'nickname', 'account', 'email', 'mobile', 'area_code'])
    .where('id', 'in', [...new Set(customers)])
    .execute();
  return new Map(rows.map((row) => [row.id, maskedName(row)]));
}

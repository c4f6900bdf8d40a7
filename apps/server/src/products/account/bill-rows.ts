import { formatDecimal, type Message, type Payload } from '@auric/api';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import type { BillsTable } from '../../engine/projector/tables.ts';
import { accountIdOf } from './wallet.ts';

export type WireBill = Message<'wallet/legal_log'>['data'][number];
export type BillFilter = Omit<Payload<'wallet/legal_log'>, 'before' | 'page' | 'limit'>;

/** The bills of a customer that a filter lets through. */
export function billsWithin(db: Kysely<Database>, customer: number, { type, currency, kind, from, to }: BillFilter) {
  let query = db.selectFrom('view.bills').where('customer', '=', customer);
  if (type !== undefined) query = query.where('kind', '=', type);
  if (currency !== undefined) query = query.where('asset', '=', currency);
  if (kind !== undefined) query = query.where('type', '=', kind);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<=', to);
  return query;
}

/** A bill as the wire writes it. */
export async function billShape(catalog: Catalog, row: Selectable<BillsTable>): Promise<WireBill> {
  const asset = await catalog.asset(row.asset, 'currency');
  return {
    id: row.id,
    account: accountIdOf(row.kind),
    currency: row.asset,
    currency_name: asset.code,
    amount: formatDecimal(BigInt(row.amount), asset.scale),
    balance_after: formatDecimal(BigInt(row.balance_after), asset.scale),
    kind: row.type,
    ref: String(row.ref),
    time: row.at,
  };
}

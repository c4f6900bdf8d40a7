import { formatDecimal, type Message, type Payload } from '@auric/api';
import type { Kysely } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { pageOf } from '../../edge/page.ts';
import { accountIdOf } from './wallet.ts';

/** The bills of a customer, newest first: every change of what they own. */
export async function billsOf(
  db: Kysely<Database>,
  catalog: Catalog,
  customer: number,
  filter: Payload<'wallet/legal_log'>,
): Promise<Message<'wallet/legal_log'>> {
  const { type, currency, kind, from, to, before, page, limit } = filter;
  let query = db.selectFrom('view.bills').where('customer', '=', customer);
  if (type !== undefined) query = query.where('kind', '=', type);
  if (currency !== undefined) query = query.where('asset', '=', currency);
  if (kind !== undefined) query = query.where('type', '=', kind);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<=', to);
  if (before !== undefined) query = query.where('id', '<', before);
  const listed = await countedPage(query, (bills) => bills.selectAll().orderBy('id', 'desc'), { page, limit });
  const bills = listed.rows.map(async (row) => {
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
  });
  return pageOf(await Promise.all(bills), listed.total, { page, limit });
}

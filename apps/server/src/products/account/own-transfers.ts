import { formatDecimal, type Message, type Payload } from '@auric/api';
import type { Kysely } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { pageOf } from '../../edge/page.ts';
import { accountIdOf } from './wallet.ts';

/** What a customer has moved between own accounts, newest first: each transfer is the two bills of its entry. */
export async function ownTransfersOf(
  db: Kysely<Database>,
  catalog: Catalog,
  customer: number,
  filter: Payload<'wallet/hzhistory'>,
): Promise<Message<'wallet/hzhistory'>> {
  const { before } = filter;
  const all = db
    .selectFrom('view.bills as gone')
    .innerJoin('view.bills as come', (join) =>
      join
        .onRef('come.customer', '=', 'gone.customer')
        .onRef('come.entry', '=', 'gone.entry')
        .on('come.type', '=', 'transfer_in'),
    )
    .where('gone.customer', '=', customer)
    .where('gone.type', '=', 'transfer_out');
  const query = before === undefined ? all : all.where('gone.ref', '<', before);
  const { rows, total } = await countedPage(
    query,
    (found) =>
      found
        .select(['gone.ref', 'gone.kind as from', 'come.kind as to', 'come.asset', 'come.amount', 'come.at'])
        .orderBy('gone.ref', 'desc'),
    filter,
  );
  const shapes = rows.map(async ({ ref, from, to, asset, amount, at }) => {
    const { code, scale } = await catalog.asset(asset, 'currency');
    return {
      id: ref,
      from_field: accountIdOf(from),
      to_field: accountIdOf(to),
      currency: asset,
      currency_name: code,
      number: formatDecimal(BigInt(amount), scale),
      time: at,
    };
  });
  return pageOf(await Promise.all(shapes), total, filter);
}

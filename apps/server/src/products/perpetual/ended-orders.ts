import type { Payload } from '@auric/api';
import type { OrderView } from '@auric/exchange';
import type { Kysely } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import { completeStates, ordersWithin } from '../venue/order-history.ts';
import { withTerms } from '../venue/order-terms-rows.ts';
import { orderOf } from '../venue/records.ts';

type Asked = Pick<
  Payload<'lever/orders'>,
  'order_type' | 'state' | 'position_id' | 'order_id' | 'from' | 'to' | 'before' | 'page' | 'limit'
> & { readonly customer: number; readonly markets: readonly number[] };

/** A customer's orders on positions that are over, newest first. */
export async function endedContractOrders(
  db: Kysely<Database>,
  { position_id, before, ...asked }: Asked,
): Promise<{ orders: OrderView[]; total: number }> {
  let query = ordersWithin(db, { ...asked, states: completeStates });
  if (before !== undefined) query = query.where('id', '<', before);
  if (position_id !== undefined)
    query = query.where('id', 'in', (terms) =>
      terms.selectFrom('view.order_terms').select('id').where('position', '=', position_id),
    );
  const { rows, total } = await countedPage(query, (found) => found.selectAll().orderBy('id', 'desc'), asked);
  return { orders: await withTerms(db, rows.map(orderOf)), total };
}

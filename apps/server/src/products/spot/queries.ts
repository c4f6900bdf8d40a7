import type { OrderView } from '@auric/exchange';
import type { Kysely, Selectable } from 'kysely';
import type { OrdersTable, ViewTables } from '../../engine/projector/tables.ts';

/** An order's row, and the frame in which it was triggered, 0 for one that was not. */
export interface StoredOrder {
  order: OrderView;
  triggeredSeq: number;
}

/** Orders of any state by id, as the read models have them; what they hold is known to the exchange only. */
export async function storedOrders(db: Kysely<ViewTables>, ids: readonly number[]): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('view.orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({ order: orderOf(row), triggeredSeq: row.triggered_seq }));
}

/** A row of the read model as the order that it is; `held` is 0, since only the exchange knows it. */
export function orderOf(row: Selectable<OrdersTable>): OrderView {
  return {
    id: row.id,
    customer: row.customer,
    market: row.market,
    side: row.side,
    orderType: row.order_type,
    timeInForce: row.time_in_force,
    postOnly: row.post_only,
    price: row.price,
    quantity: row.quantity,
    quoteAmount: BigInt(row.quote_amount),
    triggerPrice: row.trigger_price,
    trailingBasisPoints: row.trailing_basis_points,
    filled: row.filled,
    filledQuote: BigInt(row.filled_quote),
    fee: BigInt(row.fee),
    held: 0n,
    state: row.state,
    reason: row.reason,
    oco: row.oco,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

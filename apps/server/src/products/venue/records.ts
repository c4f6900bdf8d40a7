import type { Frame, OrderView, QueryTypes } from '@auric/exchange';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { StoredRecords } from '../../engine/port/stored-records.ts';
import { withTerms } from './order-terms-rows.ts';
import type { OrdersTable } from './tables.ts';

/** Orders that are over are history: they are in the read models only. */
export const venueRecords: StoredRecords = {
  answers: {
    async order(db: Kysely<Database>, query: QueryTypes['order']['query']): Promise<OrderView | null> {
      const [row] = await rowsOf(db, [query.order]);
      if (row?.customer !== query.customer) return null;
      return (await withTerms(db, [orderOf(row)]))[0] ?? null;
    },
  },

  changedIn({ events }: Frame): readonly number[] {
    return events.flatMap((event) =>
      event.type === 'OrderAmended' || event.type === 'OrderClosed' ? [event.order] : [],
    );
  },

  async before(db: Kysely<Database>, ids: readonly number[], seq: number): Promise<OrderView[]> {
    const orders = (await rowsOf(db, ids)).map((row) => ({
      ...orderOf(row),
      ...carriedAt(row, seq),
      ...stateBefore(row, seq),
      reason: 'none' as const,
    }));
    return withTerms(db, orders);
  },
};

function stateBefore(row: Selectable<OrdersTable>, seq: number): Pick<OrderView, 'state'> {
  const waits = row.order_type !== 'limit' && row.order_type !== 'market';
  return { state: waits && (row.triggered_seq === 0 || row.triggered_seq > seq) ? 'pending' : 'new' };
}

/** What the order carried in the frame `seq`; the frame that ended it may have answered with it. */
function carriedAt(row: Selectable<OrdersTable>, seq: number): Pick<OrderView, 'takeProfit' | 'stopLoss'> {
  const { take_profit: takeProfit, stop_loss: stopLoss, unprotected_seq: ended } = row;
  if (takeProfit + stopLoss === 0 || (ended !== 0 && ended < seq)) return {};
  return { takeProfit, stopLoss };
}

function rowsOf(db: Kysely<Database>, ids: readonly number[]): Promise<Selectable<OrdersTable>[]> {
  return db
    .selectFrom('view.orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
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

import type { OrderState } from '@auric/exchange';
import type { Kysely } from 'kysely';
import { orderOf } from './records.ts';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import type { OrderFilter } from './order-filter.ts';
import type { OrderFacts } from './order-shape.ts';

/** The states in which an order is over, and those before. */
export const completeStates = ['filled', 'canceled', 'rejected', 'expired'] as const;

export const openStates = ['new', 'partially_filled', 'pending', 'triggered'] as const;

/** Which of a customer's orders that are over are wanted; `markets` null means all of them. */
export interface HistoryFilter extends OrderFilter {
  customer: number;
  markets: readonly number[] | null;
  page: number;
  limit: number;
}

export interface OrderPage {
  orders: OrderFacts[];
  total: number;
}

/** A customer's orders that are over, newest first. */
export async function completeOrders(db: Kysely<Database>, filter: HistoryFilter): Promise<OrderPage> {
  const { before } = filter;
  const within = ordersWithin(db, { ...filter, states: completeStates });
  const query = before === undefined ? within : within.where('id', '<', before);
  const { rows, total } = await countedPage(query, (found) => found.selectAll().orderBy('id', 'desc'), filter);
  return { orders: rows.map(orderOf), total };
}

type Within = Omit<HistoryFilter, 'before' | 'page' | 'limit'> & { states: readonly OrderState[] };

/** The orders of a customer in some states that a filter lets through. */
export function ordersWithin(db: Kysely<Database>, filter: Within) {
  const { customer, markets, states, type, order_type, state, order_id, from, to } = filter;
  let query = db.selectFrom('view.orders').where('customer', '=', customer).where('state', 'in', states);
  if (markets !== null) query = query.where('market', 'in', markets.length === 0 ? [0] : markets);
  if (type !== undefined) query = query.where('side', '=', type);
  if (order_type !== undefined) query = query.where('order_type', '=', order_type);
  if (state !== undefined) query = query.where('state', '=', state);
  if (order_id !== undefined) query = query.where('id', '=', order_id);
  if (from !== undefined) query = query.where('created_at', '>=', from);
  if (to !== undefined) query = query.where('created_at', '<=', to);
  return query;
}

/** The market of a customer's order that is over, or null. */
export async function marketOfEndedOrder(
  db: Kysely<Database>,
  customer: number,
  order: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('view.orders')
    .select('market')
    .where('id', '=', order)
    .where('customer', '=', customer)
    .executeTakeFirst();
  return row?.market ?? null;
}

import type { Kysely } from 'kysely';
import { orderOf } from './queries.ts';
import type { Database } from '../../db/database.ts';
import type { OrderFacts } from './order-shape.ts';

/** The states in which an order is over. */
const complete = ['filled', 'canceled', 'rejected', 'expired'] as const;

export interface OrderPage {
  orders: OrderFacts[];
  total: number;
}

/** A customer's orders that are over, newest first; `market` 0 means all markets. */
export async function completeOrders(
  db: Kysely<Database>,
  { customer, market, page, limit }: { customer: number; market: number; page: number; limit: number },
): Promise<OrderPage> {
  let query = db.selectFrom('view.orders').where('customer', '=', customer).where('state', 'in', complete);
  if (market !== 0) query = query.where('market', '=', market);
  const [rows, counted] = await Promise.all([
    query
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const orders = rows.map(orderOf);
  return { orders, total: Number(counted.total) };
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

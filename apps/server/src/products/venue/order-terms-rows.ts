import type { EventRecord, OrderView } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { writeRows } from '../../engine/projector/rows.ts';

type TermsSet = Extract<EventRecord, { type: 'OrderTermsSet' }>;

/** Gathers what orders on positions are for, and writes it. */
export class OrderTermsRows {
  #set: TermsSet[] = [];

  add(event: TermsSet): void {
    this.#set.push(event);
  }

  async write(client: pg.ClientBase): Promise<void> {
    const set = this.#set;
    this.#set = [];
    await writeRows(client, 'order terms', sql, set, (event) => [
      event.order,
      event.position,
      event.leverage,
      event.reduceOnly,
      event.byMark,
      event.takeProfit,
      event.stopLoss,
      event.stopsByMark,
    ]);
  }
}

const sql = `
  insert into view.order_terms (id, position, leverage, reduce_only, by_mark, take_profit, stop_loss, stops_by_mark)
  select * from unnest($1::int8[], $2::int8[], $3::int4[], $4::bool[], $5::bool[], $6::int8[], $7::int8[], $8::bool[])`;

/** The same orders, those on positions with what they are for. */
export async function withTerms(db: Kysely<Database>, orders: readonly OrderView[]): Promise<OrderView[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const rows = await db.selectFrom('view.order_terms').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return orders.map((order) => {
    const row = byId.get(order.id);
    if (row === undefined) return order;
    const { position, leverage, reduce_only: reduceOnly, by_mark: byMark, stops_by_mark: stopsByMark } = row;
    const { take_profit: takeProfit, stop_loss: stopLoss } = row;
    return { ...order, position: { position, leverage, reduceOnly, byMark, takeProfit, stopLoss, stopsByMark } };
  });
}

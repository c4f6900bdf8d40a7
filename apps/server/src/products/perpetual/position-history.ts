import type { Kysely } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';

interface Asked {
  readonly customer: number;
  /** 0 means all markets. */
  readonly market: number;
  readonly before?: number | undefined;
  readonly page: number;
  readonly limit: number;
}

interface Between {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A customer's positions that are over, the last closed first; `before` by their ids. */
export async function endedPositions(
  db: Kysely<Database>,
  asked: Asked & Between & { readonly type?: 'long' | 'short' | undefined; readonly id?: number | undefined },
) {
  const { customer, market, type, id, from, to, before } = asked;
  let query = db.selectFrom('view.positions').where('customer', '=', customer).where('closed_at', '>', 0);
  if (market !== 0) query = query.where('market', '=', market);
  if (type !== undefined) query = query.where('side', '=', type);
  if (id !== undefined) query = query.where('id', '=', id);
  if (from !== undefined) query = query.where('closed_at', '>=', from);
  if (to !== undefined) query = query.where('closed_at', '<=', to);
  if (before !== undefined) query = query.where('id', '<', before);
  return countedPage(query, (found) => found.selectAll().orderBy('closed_at', 'desc').orderBy('id', 'desc'), asked);
}

/** What opened and closed a customer's positions, newest first. */
export async function fillsOfPositions(
  db: Kysely<Database>,
  asked: Asked & Between & { readonly position_id?: number | undefined; readonly order_id?: number | undefined },
) {
  const { customer, market, position_id, order_id, from, to, before } = asked;
  let query = db.selectFrom('view.position_fills').where('customer', '=', customer);
  if (market !== 0) query = query.where('market', '=', market);
  if (position_id !== undefined) query = query.where('position', '=', position_id);
  if (order_id !== undefined) query = query.where('order_id', '=', order_id);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<=', to);
  if (before !== undefined) query = query.where('id', '<', before);
  return countedPage(query, (found) => found.selectAll().orderBy('id', 'desc'), asked);
}

/** A customer's funding payments with the rate and the mark of their instant, newest first. */
export async function fundingPaymentsOf(
  db: Kysely<Database>,
  asked: Asked & { readonly position_id?: number | undefined },
) {
  const { customer, market, position_id, before } = asked;
  let query = db
    .selectFrom('view.funding_payments')
    .innerJoin('view.funding_rates', 'view.funding_rates.id', 'view.funding_payments.funding')
    .where('view.funding_payments.customer', '=', customer);
  if (market !== 0) query = query.where('view.funding_payments.market', '=', market);
  if (position_id !== undefined) query = query.where('view.funding_payments.position', '=', position_id);
  if (before !== undefined) query = query.where('view.funding_payments.id', '<', before);
  return countedPage(
    query,
    (found) =>
      found
        .selectAll('view.funding_payments')
        .select(['view.funding_rates.rate_e8', 'view.funding_rates.mark_e8'])
        .orderBy('view.funding_payments.id', 'desc'),
    asked,
  );
}

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

type Ended = Asked & Between & { readonly type?: 'long' | 'short' | undefined; readonly id?: number | undefined };
type OfPosition = Asked & Between & { readonly position_id?: number | undefined };
type Fills = OfPosition & { readonly order_id?: number | undefined };
type Unpaged<T> = Omit<T, 'page' | 'limit'>;

/** A customer's positions that are over, which a filter lets through; `before` by their ids. */
export function endedWithin(db: Kysely<Database>, asked: Unpaged<Ended>) {
  const { customer, market, type, id, from, to, before } = asked;
  let query = db.selectFrom('view.positions').where('customer', '=', customer).where('closed_at', '>', 0);
  if (market !== 0) query = query.where('market', '=', market);
  if (type !== undefined) query = query.where('side', '=', type);
  if (id !== undefined) query = query.where('id', '=', id);
  if (from !== undefined) query = query.where('closed_at', '>=', from);
  if (to !== undefined) query = query.where('closed_at', '<=', to);
  return before === undefined ? query : query.where('id', '<', before);
}

/** A page of them, the last closed first. */
export async function endedPositions(db: Kysely<Database>, asked: Ended) {
  const within = endedWithin(db, asked);
  return countedPage(within, (found) => found.selectAll().orderBy('closed_at', 'desc').orderBy('id', 'desc'), asked);
}

/** What opened and closed a customer's positions, as far as a filter lets it through. */
export function fillsWithin(db: Kysely<Database>, asked: Unpaged<Fills>) {
  const { customer, market, position_id, order_id, from, to, before } = asked;
  let query = db.selectFrom('view.position_fills').where('customer', '=', customer);
  if (market !== 0) query = query.where('market', '=', market);
  if (position_id !== undefined) query = query.where('position', '=', position_id);
  if (order_id !== undefined) query = query.where('order_id', '=', order_id);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<=', to);
  return before === undefined ? query : query.where('id', '<', before);
}

/** A page of it, newest first. */
export async function fillsOfPositions(db: Kysely<Database>, asked: Fills) {
  return countedPage(fillsWithin(db, asked), (found) => found.selectAll().orderBy('id', 'desc'), asked);
}

/** A customer's funding payments with the rate of their instant, as far as a filter lets them through. */
export function fundingWithin(db: Kysely<Database>, asked: Unpaged<OfPosition>) {
  const { customer, market, position_id, from, to, before } = asked;
  let query = db
    .selectFrom('view.funding_payments as payment')
    .innerJoin('view.funding_rates as rate', 'rate.id', 'payment.funding')
    .where('payment.customer', '=', customer);
  if (market !== 0) query = query.where('payment.market', '=', market);
  if (position_id !== undefined) query = query.where('payment.position', '=', position_id);
  if (from !== undefined) query = query.where('payment.at', '>=', from);
  if (to !== undefined) query = query.where('payment.at', '<=', to);
  return before === undefined ? query : query.where('payment.id', '<', before);
}

/** A page of them with the rate and the mark, newest first. */
export async function fundingPaymentsOf(db: Kysely<Database>, asked: OfPosition) {
  return countedPage(
    fundingWithin(db, asked),
    (found) => found.selectAll('payment').select(['rate.rate_e8', 'rate.mark_e8']).orderBy('payment.id', 'desc'),
    asked,
  );
}

import type { BillType } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { frameOfPayment, paymentIdsOf } from '../db/payment-id.ts';

const ofFills: readonly BillType[] = ['position_open', 'position_close', 'contract_fee', 'liquidation_fee'];

/**
 * The entry of what opened or closed lots of a customer's position, by its number in `lever/fills`. A position may have several
 * fills in one frame: they stand there in the order of their entries. What has moved nothing has no entry.
 */
export async function entryOfFill(db: Kysely<Database>, customer: number, number: number): Promise<number | null> {
  const fill = await db
    .selectFrom('view.position_fills as fill')
    .innerJoin('view.markets as market', 'market.market', 'fill.market')
    .select(['fill.position', 'fill.at', 'market.quote'])
    .where('fill.id', '=', number)
    .where('fill.customer', '=', customer)
    .executeTakeFirst();
  if (fill === undefined) return null;
  const frame = frameOfPayment(number);
  const ids = paymentIdsOf({ after: frame - 1, upTo: frame });
  const fills = await db
    .selectFrom('view.position_fills')
    .select('id')
    .where('position', '=', fill.position)
    .where('id', '>', ids.after)
    .where('id', '<=', ids.upTo)
    .whereRef('realised', '!=', 'fee')
    .orderBy('id')
    .execute();
  const entries = await entriesIn(db, { customer, frame, ...fill, types: ofFills });
  const place = fills.findIndex(({ id }) => id === number);
  return entries[place] ?? null;
}

/** The entry of a funding payment of a customer's position, by its number in `lever/my_funding`. */
export async function entryOfFunding(db: Kysely<Database>, customer: number, number: number): Promise<number | null> {
  const payment = await db
    .selectFrom('view.funding_payments as payment')
    .innerJoin('view.markets as market', 'market.market', 'payment.market')
    .select(['payment.position', 'payment.at', 'market.quote'])
    .where('payment.id', '=', number)
    .where('payment.customer', '=', customer)
    .executeTakeFirst();
  if (payment === undefined) return null;
  const of = { customer, frame: frameOfPayment(number), ...payment };
  const [entry] = await entriesIn(db, { ...of, types: ['funding_payment'] });
  return entry ?? null;
}

interface OfPosition {
  readonly customer: number;
  readonly frame: number;
  /** When the frame was, in ms, and what it moved: by these the bills of a customer are found. */
  readonly at: number;
  readonly quote: number;
  readonly position: number;
  readonly types: readonly BillType[];
}

/** The entries of a position that a frame came to, in the order of its events. */
async function entriesIn(
  db: Kysely<Database>,
  { customer, frame, at, quote, position, types }: OfPosition,
): Promise<readonly number[]> {
  const found = await db
    .selectFrom('view.bills')
    .select('entry')
    .distinct()
    .where('customer', '=', customer)
    .where('kind', '=', 'perpetual')
    .where('asset', '=', quote)
    .where('at', '=', at)
    .where('seq', '=', frame)
    .where('ref', '=', position)
    .where('type', 'in', types)
    .orderBy('entry')
    .execute();
  return found.map(({ entry }) => entry);
}

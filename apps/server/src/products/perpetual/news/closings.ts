import type { OrderType } from '@auric/exchange';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { placesMost } from '../../../db/payment-id.ts';

/** The orders that close a position when their price is reached. */
export const stopTypes = ['take_profit', 'stop_market', 'stop_limit', 'trailing_stop'] as const satisfies OrderType[];
export type StopType = (typeof stopTypes)[number];

/** Why lots were closed without their customer's doing. */
type Cause = 'liquidated' | 'deleveraged' | 'stopped';

/** Lots of a customer's position that were closed without their doing at that moment; sums in units of the quote. */
export interface Closing {
  readonly id: number;
  readonly customer: number;
  readonly position: number;
  readonly market: number;
  readonly side: 'long' | 'short';
  readonly cause: Cause;
  readonly lots: number;
  readonly value: bigint;
  readonly result: bigint;
  readonly at: number;
  readonly order: number;
  readonly stop: StopType | null;
  /** Whether the stop that closed them is over. */
  readonly isStopOver: boolean;
  /** Whether these were the position's last lots. */
  readonly isLast: boolean;
}

/** The fills of a span by their ids: above `after`, and no more than `upTo`. */
interface Span {
  readonly after: number;
  readonly upTo: number;
}

/** All such closings, until the end of a span, of the positions that had one in it; of registered customers alone. */
export async function closingsIn(trx: Kysely<Database>, { after, upTo }: Span): Promise<Closing[]> {
  const touched = await closings(trx)
    .select('fill.position')
    .distinct()
    .where('fill.id', '>', after)
    .where('fill.id', '<=', upTo)
    .where('fill.customer', 'in', (people) => people.selectFrom('people.customer').select('id'))
    .execute();
  if (touched.length === 0) return [];
  const ids = touched.map(({ position }) => position);
  const rows = await closings(trx)
    .selectAll('fill')
    .select(['order.order_type', 'order.state', 'position.closed_at', 'position.close_reason'])
    .select(gains.as('gains'))
    .where('fill.position', 'in', ids)
    .where('fill.id', '<=', upTo)
    .orderBy('fill.id')
    .execute();
  return rows.map((row) => {
    const { id, customer, position, market, side, reason, lots, at } = row;
    const cause =
      reason === 'order' ? 'stopped' : reason === 'deleveraging' && row.gains ? 'deleveraged' : 'liquidated';
    return {
      id,
      customer,
      position,
      market,
      side,
      cause,
      lots,
      at,
      value: BigInt(row.value),
      result: BigInt(row.realised) - BigInt(row.fee),
      order: row.order_id,
      stop: stopTypes.find((type) => type === row.order_type) ?? null,
      isStopOver: row.state !== null && !['new', 'partially_filled', 'triggered'].includes(row.state),
      isLast: row.closed_at === at && row.close_reason === reason,
    };
  });
}

function closings(trx: Kysely<Database>) {
  return trx
    .selectFrom('view.position_fills as fill')
    .innerJoin('view.positions as position', 'position.id', 'fill.position')
    .leftJoin('view.orders as order', 'order.id', 'fill.order_id')
    .where('fill.reduces', '=', true)
    .where('position.is_net', '=', false)
    .where((eb) => eb.or([eb('fill.reason', '!=', 'order'), eb('order.order_type', 'in', stopTypes)]));
}

/**
 * Whether a deleveraged fill is that of who had gained: the exchange closes the bankrupt position's lots first and then those against
 * it, so it is an odd one, counted from 0, of those of its frame.
 */
const gains = sql<boolean>`(
  select count(*) % 2 = 1 from view.position_fills as before
  where before.id >= fill.id - fill.id % ${sql.lit(placesMost)} and before.id < fill.id and before.reason = 'deleveraging'
)`;

import { formatDecimal } from '@auric/api';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { News } from '../../messages/journal-news.ts';
import type { Tale } from '../../messages/telling.ts';
import type { SubjectParts } from '../product-row.ts';
import { scalesOf } from './order-desk.ts';
import { averagePrice } from './order-shape.ts';
import { orderOf } from './records.ts';
import type { OrdersTable } from './tables.ts';

/** Tells that an order is filled to whoever asked for it: by the bills of its last trade. */
export function venueNews({ catalog }: SubjectParts): News {
  return {
    async of(trx, bills) {
      const orders = await filledOrders(trx, bills);
      return Promise.all(orders.map((order) => taleOf(catalog, order)));
    },
  };
}

/**
 * The orders that trades of these bills have filled. Nobody else's are looked at than those of customers who want to be told
 * of trading: that is off until somebody turns it on, and programs trade all day.
 */
function filledOrders(
  trx: Kysely<Database>,
  { after, upTo }: { after: number; upTo: number },
): Promise<Selectable<OrdersTable>[]> {
  return trx
    .selectFrom('view.orders')
    .selectAll()
    .where('state', '=', 'filled')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('view.bills as bill')
        .innerJoin('view.trades as trade', 'trade.id', 'bill.ref')
        .where('bill.id', '>', after)
        .where('bill.id', '<=', upTo)
        .where('bill.type', '=', 'trade')
        .where('bill.customer', 'in', (choice) =>
          choice
            .selectFrom('messages.choice')
            .select('customer')
            .where('topic', '=', 'trading')
            .where('wanted', '=', true),
        )
        .select((side) =>
          side
            .case()
            .when('trade.taker_customer', '=', side.ref('bill.customer'))
            .then(side.ref('trade.taker_order'))
            .else(side.ref('trade.maker_order'))
            .end()
            .as('id'),
        ),
    )
    .orderBy('id')
    .execute();
}

async function taleOf(catalog: SubjectParts['catalog'], row: Selectable<OrdersTable>): Promise<Tale<'order_filled'>> {
  const { market, base, quote } = await scalesOf(catalog, await catalog.marketById(row.market));
  const order = orderOf(row);
  return {
    customer: row.customer,
    kind: 'order_filled',
    key: `order/${row.id}/filled`,
    values: {
      market: market.symbol,
      quantity: { amount: formatDecimal(order.filled, market.quantityDecimals), currency: base.code },
      price: { amount: averagePrice(order, market, quote.scale), currency: quote.code },
    },
  };
}

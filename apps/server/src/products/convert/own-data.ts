import type { OwnDataOf } from '../../edge/own-data.ts';
import { ownDataTime as time } from '../../edge/own-data.ts';
import { pagesBelow } from '../../db/pages-below.ts';
import type { RouteParts } from '../product-row.ts';
import { conversionShape } from './convert-shape.ts';
import { recurringBuysOf } from './recurring-rows.ts';

const buysAtOnce = 100;

/** The conversions of a customer, and their recurring buys with every turn. */
export function convertOwnData({ client, catalog, db }: RouteParts): OwnDataOf {
  return (customer) => [
    {
      name: 'conversions',
      tables: ['view.conversions'],
      async *rows() {
        await client.freshModels(customer);
        const pages = pagesBelow((before, limit) => {
          const own = db.selectFrom('view.conversions').selectAll().where('customer', '=', customer);
          const below = before === undefined ? own : own.where('id', '<', before);
          return below.orderBy('id', 'desc').limit(limit).execute();
        });
        for await (const page of pages)
          yield await Promise.all(
            page.map(async (row) => ({ ...(await conversionShape(catalog, row)), time: time(row.at) })),
          );
      },
    },
    {
      name: 'recurring_buys',
      tables: ['view.recurring_buys'],
      async *rows() {
        await client.freshModels(customer);
        for (let page = 1; ; page += 1) {
          const { data, has_more } = await recurringBuysOf({ db, catalog }, customer, { page, limit: buysAtOnce });
          yield data.map((buy) => ({
            ...buy,
            first_at: time(buy.first_at),
            next_at: time(buy.next_at),
            last_at: time(buy.last_at),
          }));
          if (!has_more) return;
        }
      },
    },
    {
      name: 'recurring_turns',
      tables: ['view.recurring_runs'],
      async *rows() {
        await client.freshModels(customer);
        const rows = await db
          .selectFrom('view.recurring_runs')
          .select(['plan', 'id', 'at', 'conversion', 'reason'])
          .where('customer', '=', customer)
          .orderBy('plan')
          .orderBy('id')
          .execute();
        yield rows.map(({ at, ...row }) => ({ ...row, time: time(at) }));
      },
    },
  ];
}

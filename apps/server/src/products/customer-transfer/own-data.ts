import { pagesBelow } from '../../db/pages-below.ts';
import { type OwnDataOf, ownDataTime } from '../../edge/own-data.ts';
import type { RouteParts } from '../product-row.ts';
import { transferShapes, transfersWithin } from './transfer-rows.ts';

/** What a customer gave to others and got from them; who they are stays masked. */
export function customerTransferOwnData({ client, catalog, db }: RouteParts): OwnDataOf {
  return (customer) => [
    {
      name: 'transfers_with_customers',
      tables: ['view.customer_transfers'],
      async *rows() {
        await client.freshModels(customer);
        const pages = pagesBelow((before, limit) =>
          transfersWithin(db, customer, { before }).selectAll().orderBy('id', 'desc').limit(limit).execute(),
        );
        for await (const page of pages) {
          const shapes = await transferShapes({ db, catalog }, customer, page);
          yield shapes.map((shape) => ({ ...shape, time: ownDataTime(shape.time) }));
        }
      },
    },
  ];
}

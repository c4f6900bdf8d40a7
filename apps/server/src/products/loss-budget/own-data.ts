import { pagesBelow } from '../../db/pages-below.ts';
import { type OwnDataOf, ownDataTime } from '../../edge/own-data.ts';
import type { RouteParts } from '../product-row.ts';
import { changeShape, changesOf } from './change-rows.ts';

/** How a customer's loss budget came about. */
export function lossBudgetOwnData({ client, db }: RouteParts): OwnDataOf {
  return (customer) => [
    {
      name: 'loss_budget',
      tables: ['view.loss_budgets'],
      async *rows() {
        await client.freshModels(customer);
        const pages = pagesBelow((before, limit) => {
          const query = changesOf(db, customer).selectAll().orderBy('id', 'desc').limit(limit);
          return (before === undefined ? query : query.where('id', '<', before)).execute();
        });
        for await (const page of pages) yield page.map((row) => ({ ...changeShape(row), time: ownDataTime(row.at) }));
      },
    },
  ];
}

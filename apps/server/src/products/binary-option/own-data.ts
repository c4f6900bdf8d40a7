import { pagesBelow } from '../../db/pages-below.ts';
import { type OwnDataOf, ownDataTime } from '../../edge/own-data.ts';
import type { RouteParts } from '../product-row.ts';
import { optionMarkets } from './option-markets.ts';
import { optionShape } from './option-shape.ts';

/** All of a customer's seconds options. */
export function binaryOptionOwnData(parts: RouteParts): OwnDataOf {
  const { client, db, now } = parts;
  return (customer) => [
    {
      name: 'options',
      tables: ['view.options'],
      async *rows() {
        await client.freshModels(customer);
        const markets = await optionMarkets(parts);
        const pages = pagesBelow((before, limit) => {
          const own = db.selectFrom('view.options').selectAll().where('customer', '=', customer);
          const query = own.orderBy('id', 'desc').limit(limit);
          return (before === undefined ? query : query.where('id', '<', before)).execute();
        });
        for await (const page of pages)
          yield page.map((row) => {
            const { market } = markets.find(({ option }) => option.asset === row.asset)!;
            return { ...optionShape(row, market, now()), time: ownDataTime(row.accepted_at) };
          });
      },
    },
  ];
}

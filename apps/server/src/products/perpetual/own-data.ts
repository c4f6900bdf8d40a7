import { pagesBelow } from '../../db/pages-below.ts';
import { type OwnDataOf, ownDataTime, rowsAtOnce } from '../../edge/own-data.ts';
import type { RouteParts } from '../product-row.ts';
import { ContractBook } from './contract-book.ts';
import { OwnPositions } from './own-positions.ts';
import { fillShape, fundingPaymentShape } from './payment-shape.ts';
import { endedPositions, fillsOfPositions, fundingPaymentsOf } from './position-history.ts';
import { endedPositionShape } from './position-shape.ts';

const endedMost = 100_000;

/** A customer's positions, what opened and closed them, and the funding that they paid and received. */
export function perpetualOwnData({ client, catalog, db }: RouteParts): OwnDataOf {
  const book = new ContractBook(client, catalog);
  const own = new OwnPositions(client, book, db);
  return (customer) => [
    rowsAtOnce('positions', ['view.positions'], async () => {
      await client.freshModels(customer);
      const contracts = await book.byId();
      const { rows } = await endedPositions(db, { customer, market: 0, page: 1, limit: endedMost });
      const ended = rows.map((row) => endedPositionShape(row, contracts.get(row.market)!));
      const all = [...(await own.positions(await own.open(customer, 0))), ...ended];
      return all.map((one) => ({ ...one, time: ownDataTime(one.time), complete_time: ownDataTime(one.complete_time) }));
    }),
    {
      name: 'position_fills',
      tables: ['view.position_fills'],
      async *rows() {
        await client.freshModels(customer);
        const contracts = await book.byId();
        const pages = pagesBelow(async (before, limit) => {
          return (await fillsOfPositions(db, { customer, market: 0, before, page: 1, limit })).rows;
        });
        for await (const page of pages)
          yield page.map((row) => {
            const shape = fillShape(row, contracts.get(row.market)!);
            return { ...shape, time: ownDataTime(shape.time) };
          });
      },
    },
    {
      name: 'funding_payments',
      tables: ['view.funding_payments'],
      async *rows() {
        await client.freshModels(customer);
        const contracts = await book.byId();
        const pages = pagesBelow(async (before, limit) => {
          return (await fundingPaymentsOf(db, { customer, market: 0, before, page: 1, limit })).rows;
        });
        for await (const page of pages)
          yield page.map((row) => {
            const shape = fundingPaymentShape(row, contracts.get(row.market)!);
            return { ...shape, time: ownDataTime(shape.time) };
          });
      },
    },
  ];
}

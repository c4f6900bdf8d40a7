import { pagesBelow } from '../../db/pages-below.ts';
import { type OwnDataOf, ownDataTime, rowsAtOnce } from '../../edge/own-data.ts';
import type { RouteParts } from '../product-row.ts';
import { changesOf, changeValues } from './change-rows.ts';
import { ContractBook } from './contract-book.ts';
import { OwnPositions } from './own-positions.ts';
import { fillShape, fundingPaymentShape } from './payment-shape.ts';
import { endedPositions, fillsOfPositions, fundingPaymentsOf } from './position-history.ts';
import { endedPositionShape } from './position-shape.ts';

const endedMost = 100_000;

/** A customer's positions, what opened and closed them, the funding that they paid and received, and what else they changed. */
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
    {
      name: 'futures_changes',
      tables: ['view.futures_changes'],
      async *rows() {
        await client.freshModels(customer);
        const pages = pagesBelow((before, limit) => {
          const query = changesOf(db, customer).orderBy('id', 'desc').limit(limit);
          return (before === undefined ? query : query.where('id', '<', before)).execute();
        });
        for await (const page of pages)
          yield await Promise.all(
            page.map(async (row) => ({
              id: row.id,
              change: row.change,
              ...(await changeValues(catalog, row)),
              time: ownDataTime(row.at),
            })),
          );
      },
    },
  ];
}

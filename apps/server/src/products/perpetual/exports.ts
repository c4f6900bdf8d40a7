import type { Message } from '@auric/api';
import { pagesBelow } from '../../db/pages-below.ts';
import { atMost } from '../../edge/at-most.ts';
import type { CsvFile } from '../../edge/csv-answer.ts';
import { exportRange } from '../../edge/export-range.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import type { RouteParts } from '../product-row.ts';
import type { ContractBook } from './contract-book.ts';
import { fillLine, fundingLine, positionLine } from './export-lines.ts';
import { ordersFile } from './order-export.ts';
import type { OwnPositions } from './own-positions.ts';
import { endedWithin, fillsWithin, fundingWithin } from './position-history.ts';

type ContractFilePath = 'export/positions' | 'export/position_orders' | 'export/position_fills' | 'export/funding';

/** The files of a customer's histories of futures, with the filters of their lists. */
export function contractExports(
  parts: RouteParts,
  book: ContractBook,
  own: OwnPositions,
): HandlersOf<ContractFilePath> {
  const { client, db, now, exportRowsMax } = parts;

  return {
    'export/position_orders': (payload, { customer }) => ordersFile(parts, own, payload, customer),

    'export/positions': async (payload, { customer }) => {
      const range = exportRange(payload, now());
      const asked = { ...payload, ...range, customer, market: await book.marketIdOf(payload) };
      await client.freshModels(customer);
      await atMost(db, endedWithin(db, asked).select('id'), exportRowsMax);
      const contracts = await book.byId();
      const pages = pagesBelow((before, limit) =>
        endedWithin(db, { ...asked, before })
          .selectAll()
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      );
      return fileOf('futures-positions', range, pages, (row) => positionLine(row, contracts.get(row.market)!));
    },

    'export/position_fills': async (payload, { customer }) => {
      const range = exportRange(payload, now());
      const asked = { ...payload, ...range, customer, market: await book.marketIdOf(payload) };
      await client.freshModels(customer);
      await atMost(db, fillsWithin(db, asked).select('id'), exportRowsMax);
      const contracts = await book.byId();
      const pages = pagesBelow((before, limit) =>
        fillsWithin(db, { ...asked, before })
          .selectAll()
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      );
      return fileOf('futures-trades', range, pages, (row) => fillLine(row, contracts.get(row.market)!));
    },

    'export/funding': async (payload, { customer }) => {
      const range = exportRange(payload, now());
      const asked = { ...payload, ...range, customer, market: await book.marketIdOf(payload) };
      await client.freshModels(customer);
      await atMost(db, fundingWithin(db, asked).select('payment.id'), exportRowsMax);
      const contracts = await book.byId();
      const pages = pagesBelow((before, limit) =>
        fundingWithin(db, { ...asked, before })
          .selectAll('payment')
          .select(['rate.rate_e8', 'rate.mark_e8'])
          .orderBy('payment.id', 'desc')
          .limit(limit)
          .execute(),
      );
      return fileOf('futures-funding', range, pages, (row) => fundingLine(row, contracts.get(row.market)!));
    },
  };
}

function fileOf<Row, Line extends Message<ContractFilePath>>(
  of: string,
  range: { readonly from: number; readonly to: number },
  pages: AsyncIterable<readonly Row[]>,
  lineOf: (row: Row) => Line,
): CsvFile<Line> {
  return { of, ...range, rows: linesOf(pages, lineOf) };
}

async function* linesOf<Row, Line>(
  pages: AsyncIterable<readonly Row[]>,
  lineOf: (row: Row) => Line,
): AsyncGenerator<Line[]> {
  for await (const page of pages) yield page.map(lineOf);
}

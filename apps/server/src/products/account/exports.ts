import type { Message, Payload } from '@auric/api';
import type { Selectable } from 'kysely';
import { atMost } from '../../edge/at-most.ts';
import { pagesBelow } from '../../db/pages-below.ts';
import type { Catalog } from '../../edge/catalog.ts';
import type { CsvFile } from '../../edge/csv-answer.ts';
import { csvTime } from '../../edge/csv.ts';
import { exportRange } from '../../edge/export-range.ts';
import type { OwnDataOf } from '../../edge/own-data.ts';
import type { BillsTable } from '../../engine/projector/tables.ts';
import type { RouteParts } from '../product-row.ts';
import { billShape, billsWithin } from './bill-rows.ts';

type BillLine = Message<'export/bills'>;

/** The file of a customer's bills, with the filters of their list. */
export async function billsFile(
  { client, catalog, db, now, exportRowsMax }: RouteParts,
  payload: Payload<'export/bills'>,
  customer: number,
): Promise<CsvFile<BillLine>> {
  const range = exportRange(payload, now());
  await client.freshModels(customer);
  const within = billsWithin(db, customer, { ...payload, ...range });
  await atMost(db, within.select('id'), exportRowsMax);
  return { of: 'bills', ...range, rows: linesOf(catalog, pagesOf(within)) };
}

/** All bills of a customer. */
export function billsOwnData({ client, catalog, db }: RouteParts): OwnDataOf {
  return (customer) => [
    {
      name: 'bills',
      tables: ['view.bills'],
      async *rows() {
        await client.freshModels(customer);
        yield* linesOf(catalog, pagesOf(billsWithin(db, customer, {})));
      },
    },
  ];
}

function pagesOf(within: ReturnType<typeof billsWithin>): AsyncIterable<Selectable<BillsTable>[]> {
  return pagesBelow((before, limit) =>
    (before === undefined ? within : within.where('id', '<', before))
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  );
}

async function* linesOf(catalog: Catalog, pages: AsyncIterable<Selectable<BillsTable>[]>): AsyncGenerator<BillLine[]> {
  for await (const page of pages) {
    const lines = page.map(async (row) => {
      const bill = await billShape(catalog, row);
      return {
        bill_id: bill.id,
        entry_id: row.entry,
        time: csvTime(bill.time),
        account: row.kind,
        currency: bill.currency_name,
        kind: bill.kind,
        amount: bill.amount,
        balance_after: bill.balance_after,
        reference: bill.ref,
      };
    });
    yield await Promise.all(lines);
  }
}

import type { Message, Payload } from '@auric/api';
import { pagesBelow } from '../../db/pages-below.ts';
import { atMost } from '../../edge/at-most.ts';
import type { CsvFile } from '../../edge/csv-answer.ts';
import { exportRange } from '../../edge/export-range.ts';
import type { RouteParts } from '../product-row.ts';
import { completeStates, openStates, ordersWithin } from '../venue/order-history.ts';
import { withTerms } from '../venue/order-terms-rows.ts';
import { orderOf } from '../venue/records.ts';
import { orderLine } from './export-lines.ts';
import type { OwnPositions } from './own-positions.ts';

const statesOf = { doing: openStates, complete: completeStates, all: [...openStates, ...completeStates] } as const;

/** The file of a customer's orders on positions. */
export async function ordersFile(
  { client, catalog, db, now, exportRowsMax }: RouteParts,
  own: OwnPositions,
  payload: Payload<'export/position_orders'>,
  customer: number,
): Promise<CsvFile<Message<'export/position_orders'>>> {
  const range = exportRange(payload, now());
  const markets = await catalog.marketIds(payload, 'perpetual');
  await client.freshModels(customer);
  const states = statesOf[payload.status ?? 'all'];
  const within = ordersWithin(db, { ...payload, ...range, customer, markets, states });
  await atMost(db, within.select('id'), exportRowsMax);
  const pages = pagesBelow((before, limit) =>
    (before === undefined ? within : within.where('id', '<', before))
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  );
  async function* rows() {
    for await (const page of pages) {
      const orders = await own.orders(await withTerms(db, page.map(orderOf)));
      yield await Promise.all(
        orders.map(async (order) => orderLine(order, (await catalog.asset(order.fee_currency, 'currency')).code)),
      );
    }
  }
  return { of: 'futures-orders', ...range, rows: rows() };
}

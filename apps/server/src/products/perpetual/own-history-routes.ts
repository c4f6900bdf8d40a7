import type { Payload } from '@auric/api';
import type { HandlersOf } from '../../edge/handler.ts';
import { pageOf, pageWithin } from '../../edge/page.ts';
import type { RouteParts } from '../product-row.ts';
import { matchesOrderFilter } from '../venue/order-filter.ts';
import type { ContractBook } from './contract-book.ts';
import type { OwnPositions } from './own-positions.ts';
import { endedContractOrders } from './ended-orders.ts';
import { endedPositions, fillsOfPositions, fundingPaymentsOf } from './position-history.ts';
import { endedPositionShape } from './position-shape.ts';
import { fillShape, fundingPaymentShape } from './payment-shape.ts';

export type OwnHistoryPath = 'lever/my_trade' | 'lever/orders' | 'lever/fills' | 'lever/my_funding';

/** Lists of what a customer has and had of contracts: what is open from memory, what is over from the read models. */
export function ownHistoryRoutes(
  { client, catalog, db }: Pick<RouteParts, 'client' | 'catalog' | 'db'>,
  book: ContractBook,
  own: OwnPositions,
): HandlersOf<OwnHistoryPath> {
  return {
    'lever/my_trade': async (payload, { customer }) => {
      const market = await book.marketIdOf(payload);
      if (payload.status === 'doing') {
        const wanted = (await own.open(customer, market)).filter((view) => isWanted(view, payload));
        const page = pageWithin(wanted, payload);
        return { ...page, data: await own.positions(page.data) };
      }
      await client.freshModels(customer);
      const { rows, total } = await endedPositions(db, { customer, market, ...payload });
      const contracts = await book.byId();
      const data = rows.map((row) => endedPositionShape(row, contracts.get(row.market)!));
      return pageOf(data, total, payload);
    },

    'lever/orders': async (payload, { customer }) => {
      if (payload.status === 'doing') {
        const market = await book.marketIdOf(payload);
        const wanted = (await own.openOrders(customer, market)).filter(
          (order) =>
            matchesOrderFilter(order, payload) &&
            (payload.position_id === undefined || order.position?.position === payload.position_id),
        );
        const page = pageWithin(wanted, payload);
        return { ...page, data: await own.orders(page.data) };
      }
      await client.freshModels(customer);
      const markets = await catalog.marketIds(payload, 'perpetual');
      const { orders, total } = await endedContractOrders(db, { ...payload, customer, markets });
      return pageOf(await own.orders(orders), total, payload);
    },

    'lever/fills': async (payload, { customer }) => {
      const market = await book.marketIdOf(payload);
      await client.freshModels(customer);
      const { rows, total } = await fillsOfPositions(db, { customer, market, ...payload });
      const contracts = await book.byId();
      return pageOf(
        rows.map((row) => fillShape(row, contracts.get(row.market)!)),
        total,
        payload,
      );
    },

    'lever/my_funding': async (payload, { customer }) => {
      const market = await book.marketIdOf(payload);
      await client.freshModels(customer);
      const { rows, total } = await fundingPaymentsOf(db, { customer, market, ...payload });
      const contracts = await book.byId();
      return pageOf(
        rows.map((row) => fundingPaymentShape(row, contracts.get(row.market)!)),
        total,
        payload,
      );
    },
  };
}

type Wanted = Pick<Payload<'lever/my_trade'>, 'type' | 'id' | 'from' | 'to' | 'before'>;

function isWanted(
  { side, position, openedAt }: { side: 'long' | 'short'; position: number; openedAt: number },
  { type, id, from, to, before }: Wanted,
): boolean {
  return (
    (type === undefined || side === type) &&
    (id === undefined || position === id) &&
    (from === undefined || openedAt >= from) &&
    (to === undefined || openedAt <= to) &&
    (before === undefined || position < before)
  );
}

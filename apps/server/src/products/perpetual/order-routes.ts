import type { Payload, WireContractOrder } from '@auric/api';
import { readSteps } from '../../edge/amounts.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import { Refusal } from '../../edge/refusal.ts';
import { OrderDesk } from '../venue/order-desk.ts';
import type { RouteParts } from '../product-row.ts';
import type { Contract, ContractBook } from './contract-book.ts';
import type { OwnPositions } from './own-positions.ts';
import { contractOrderCommand, manageFields, placeFields } from './place.ts';
import { act, orderBy, partOf } from './position-acts.ts';
import { readShare } from '../../market-data/share.ts';

type OrderPath = 'lever/submit' | 'lever/cancel' | 'lever/cancel_all' | 'lever/amend';

/** The calls that place, change and cancel orders on positions. */
export function contractOrderRoutes(
  { client, catalog, db }: Pick<RouteParts, 'client' | 'catalog' | 'db'>,
  book: ContractBook,
  own: OwnPositions,
): HandlersOf<OrderPath> {
  const desk = new OrderDesk(client, catalog, db);
  const contractOfOrder = async (customer: number, order: number): Promise<Contract> => {
    const { market } = await desk.marketOfOrder(customer, order, 'perpetual');
    const contract = (await book.byId()).get(market);
    if (contract === undefined) throw new Refusal('order_not_found', 'id');
    return contract;
  };
  const cancel = async (customer: number, id: number, requestId: string | undefined) => {
    const contract = await contractOfOrder(customer, id);
    const command = { type: 'CancelOrder', customer, order: id } as const;
    const answer = await act(client, { customer, requestId, command, contract, fields: manageFields });
    const orders = (answer.orders ?? []).filter((order) => order.id === id);
    return own.orders(orders);
  };
  return {
    'lever/submit': async (payload, { customer }) => {
      const contract = await book.named(payload);
      const { request_id: requestId } = payload;
      const command = contractOrderCommand(payload, customer, contract);
      const shared = { customer, contract, fields: placeFields };
      if (payload.margin_mode !== undefined) {
        const { market } = contract.market;
        const mode = { type: 'SetMarginMode', customer, market, mode: payload.margin_mode } as const;
        await act(client, { ...shared, requestId: partOf(requestId, 'margin mode'), command: mode });
      }
      return orderBy(client, { ...shared, requestId, command });
    },

    'lever/cancel': async ({ id, request_id }, { customer }) => {
      const [order] = await cancel(customer, id, request_id);
      if (order === undefined) throw new Error('The exchange answered without the order.');
      return order;
    },

    'lever/cancel_all': async ({ request_id, ...name }, { customer }) => {
      const open = await own.openOrders(customer, await book.marketIdOf(name));
      const opening = open.filter(({ position }) => position?.reduceOnly !== true);
      const canceled = opening.map(({ id }) => unlessOver(cancel(customer, id, partOf(request_id, id))));
      return (await Promise.all(canceled)).flat();
    },

    'lever/amend': async (payload, { customer }) => {
      const contract = await contractOfOrder(customer, payload.id);
      const command = amendCommand(payload, customer, contract);
      return orderBy(client, { customer, requestId: payload.request_id, command, contract, fields: manageFields });
    },
  };
}

function amendCommand(payload: Payload<'lever/amend'>, customer: number, { market }: Contract) {
  const { id: order, price, share } = payload;
  if (price === undefined && share === undefined) throw new Refusal('parameter_error', 'price');
  return {
    type: 'AmendOrder',
    customer,
    order,
    price: readSteps(price, market.priceDecimals, 'price'),
    quantity: readShare(share),
    quotedPrice: readSteps(payload.quoted_price, market.priceDecimals, 'quoted_price'),
  } as const;
}

/** An order may be filled, or end with its position, before its turn comes: then there is nothing to cancel. */
async function unlessOver(canceled: Promise<WireContractOrder[]>): Promise<WireContractOrder[]> {
  try {
    return await canceled;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'order_not_found') return [];
    throw error;
  }
}

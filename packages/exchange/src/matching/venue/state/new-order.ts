import { orderTypes, sides, timesInForce } from '../../../kernel/vocabulary.ts';
import type { VenueEvent } from '../events.ts';
import { stateIndex, waits } from './order-codes.ts';
import type { VenueState } from './records.ts';

type NewOrder = Omit<Extract<VenueEvent, { type: 'OrderPlaced' }>, 'type' | 'asset'>;

/** Writes the record of a new order or, where `isQuote` is 1, of a level of a quote. Gives its slot. */
export function addOrder(state: VenueState, order: NewOrder, at: number, isQuote: 0 | 1 = 0): number {
  const { orders, counters } = state;
  const slot = orders.add(order.order);
  const { columns } = orders.table;
  columns.id[slot] = order.order;
  columns.customer[slot] = order.customer;
  columns.market[slot] = order.market;
  columns.side[slot] = sides.indexOf(order.side);
  columns.orderType[slot] = orderTypes.indexOf(order.orderType);
  columns.timeInForce[slot] = timesInForce.indexOf(order.timeInForce);
  columns.postOnly[slot] = order.postOnly ? 1 : 0;
  columns.isQuote[slot] = isQuote;
  columns.isExempt[slot] = state.terms.isByExchange(order.order) ? 1 : 0;
  columns.price[slot] = order.price;
  columns.quantity[slot] = order.quantity;
  columns.quoteAmount[slot] = Number(order.quoteAmount);
  columns.triggerPrice[slot] = order.triggerPrice;
  columns.trailingBasisPoints[slot] = order.trailingBasisPoints;
  columns.extreme[slot] = order.extreme;
  columns.cap[slot] = order.cap;
  columns.oco[slot] = order.oco;
  columns.held[slot] = Number(order.held);
  columns.filled[slot] = 0;
  columns.filledQuote[slot] = 0;
  columns.fee[slot] = 0;
  columns.state[slot] = waits(columns.orderType[slot]) ? stateIndex.pending : stateIndex.new;
  columns.reason[slot] = 0;
  columns.priority[slot] = ++counters.lastPriority;
  columns.createdAt[slot] = at;
  columns.updatedAt[slot] = at;
  counters.lastOrder = order.order;
  orders.list(slot);
  return slot;
}

import type { Rejection } from '../../../kernel/rejection.ts';
import { accountKinds, type CloseReason, sides } from '../../../kernel/vocabulary.ts';
import { isOver } from '../../orders.ts';
import type { CancelAllOrders, CancelOrder } from '../commands.ts';
import { venueRejections as refuse } from '../rejections.ts';
import { type Desk, isId, type Market, marketOf, type VenueContext } from './desk.ts';
import { close, openPartnerOf } from './trade.ts';

export function cancelOrder(desk: Desk, context: VenueContext, { customer, order }: CancelOrder): Rejection | null {
  const slot = slotOfOwn(desk, customer, order);
  if (slot < 0) return refuse.orderNotFound;
  const { columns } = desk.state.orders.table;
  if (columns.isQuote[slot] === 1) return refuse.orderIsQuote;
  const market = marketOf(desk, columns.market[slot]!)!;

  cancelWithPartner(desk, context, market, slot, 'customer');
  return null;
}

export function cancelAllOrders(desk: Desk, context: VenueContext, command: CancelAllOrders): Rejection | null {
  const { customer, market: only, side, settlement } = command;
  if (side !== undefined && !sides.includes(side)) return refuse.orderFormInvalid;
  if (settlement !== undefined && !accountKinds.includes(settlement)) return refuse.orderFormInvalid;
  const markets = only === 0 ? marketsById(desk) : [marketOf(desk, only)];
  for (const market of markets) {
    if (!market) return refuse.marketNotFound;
  }
  if (!desk.ports.knows(customer)) return refuse.customerNotFound;

  for (const market of markets) {
    if (!market || (settlement !== undefined && market.settlement.account !== settlement)) continue;
    const { columns } = desk.state.orders.table;
    for (const slot of desk.state.orders.slotsOf(customer, market.id)) {
      const isMeant = side === undefined || sides[columns.side[slot]!] === side;
      if (isMeant && !isOver(columns.state[slot]!)) cancelWithPartner(desk, context, market, slot, 'customer');
    }
  }
  return null;
}

/** The slot of an open order of this customer, or -1: another customer's order is as if it didn't exist. */
export function slotOfOwn(desk: Desk, customer: number, order: number): number {
  const slot = isId(order) ? desk.state.orders.slotOf(order) : -1;
  return slot >= 0 && desk.state.orders.table.columns.customer[slot] === customer ? slot : -1;
}

/** Ends an open order for a reason, with the other leg of its pair; what it covers loses its cover. */
export function cancelWithPartner(
  desk: Desk,
  context: VenueContext,
  market: Market,
  slot: number,
  reason: CloseReason,
): void {
  const partner = openPartnerOf(desk, slot);
  const carrier = openCarrierOf(desk, slot);
  close(desk, context, market, slot, 'canceled', reason);
  context.answer.orders.push(desk.state.orders.table.columns.id[slot]!);
  if (carrier > 0) context.emit({ type: 'ProtectionEnded', order: carrier });
  if (partner < 0) return;
  close(desk, context, market, partner, 'canceled', 'oco');
  context.answer.orders.push(desk.state.orders.table.columns.id[partner]!);
}

/** The open order whose fills an order covers, 0 for none: one that has ended is covered for what it filled, and that is all. */
function openCarrierOf(desk: Desk, slot: number): number {
  const { protections, orders } = desk.state;
  const carrier = protections.coveredBy(orders.table.columns.id[slot]!);
  return carrier >= 0 && !isOver(orders.table.columns.state[orders.slotOf(carrier)]!) ? carrier : 0;
}

function marketsById(desk: Desk): Market[] {
  return desk.state.marketUnits.toSorted((left, right) => left.id - right.id);
}

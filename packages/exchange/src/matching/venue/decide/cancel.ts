import type { Rejection } from '../../../kernel/rejection.ts';
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

  cancelWithPartner(desk, context, market, slot);
  return null;
}

export function cancelAllOrders(desk: Desk, context: VenueContext, command: CancelAllOrders): Rejection | null {
  const { customer, market: only } = command;
  const markets = only === 0 ? marketsById(desk) : [marketOf(desk, only)];
  for (const market of markets) {
    if (!market) return refuse.marketNotFound;
  }
  if (desk.ports.tradingFreeze(customer) === null) return refuse.customerNotFound;

  for (const market of markets) {
    if (!market) continue;
    for (const slot of desk.state.orders.slotsOf(customer, market.id))
      if (!isOver(desk.state.orders.table.columns.state[slot]!)) cancelWithPartner(desk, context, market, slot);
  }
  return null;
}

/** The slot of an open order of this customer, or -1: another customer's order is as if it didn't exist. */
export function slotOfOwn(desk: Desk, customer: number, order: number): number {
  const slot = isId(order) ? desk.state.orders.slotOf(order) : -1;
  return slot >= 0 && desk.state.orders.table.columns.customer[slot] === customer ? slot : -1;
}

function cancelWithPartner(desk: Desk, context: VenueContext, market: Market, slot: number): void {
  const partner = openPartnerOf(desk, slot);
  const covered = desk.state.protections.coveredBy(desk.state.orders.table.columns.id[slot]!);
  close(desk, context, market, slot, 'canceled', 'customer');
  context.answer.orders.push(desk.state.orders.table.columns.id[slot]!);
  if (covered >= 0) context.emit({ type: 'ProtectionEnded', order: covered });
  if (partner < 0) return;
  close(desk, context, market, partner, 'canceled', 'oco');
  context.answer.orders.push(desk.state.orders.table.columns.id[partner]!);
}

function marketsById(desk: Desk): Market[] {
  return desk.state.marketUnits.toSorted((left, right) => left.id - right.id);
}

import type { Lots } from '../../../kernel/amounts.ts';
import { firstCustomerId } from '../../../kernel/vocabulary.ts';
import type { Reduction } from '../events.ts';
import {
  availableTo,
  type Contract,
  type OpenPosition,
  type PerpetualContext,
  type PerpetualDesk,
  positionOf,
} from './desk.ts';
import { drawFromOthers } from './cross-margin.ts';
import type { ClosedLeg, Leg, OpenedLeg } from './legs.ts';
import { setStops, stopEnded } from './stop-orders.ts';

/** Writes what one side of a trade comes to, and lets the orders that wait on its position follow. */
export function settleLeg(desk: PerpetualDesk, context: PerpetualContext, contract: Contract, leg: Leg): void {
  const { closed, opened } = leg;
  const trade = desk.ports.venue().lastTrade();
  if (closed !== null) {
    const byHouse = leg.customer < firstCustomerId ? 'unwinding' : 'order';
    const reason = closed.isPenalty ? 'liquidation' : byHouse;
    reducePosition(desk, context, contract, closed, { order: leg.order, trade, reason });
    if (!desk.ports.venue().isOpen(leg.order)) stopEnded(desk, context, closed.position.id, leg.order);
  }
  if (opened === null) return;
  openPosition(desk, context, contract, opened, { order: leg.order, trade, customer: leg.customer });
  if (opened.isNet) return;
  const { position, isLong: buys, leverage, lots } = opened;
  const { customer, order } = leg;
  desk.ports.copies.opened(context, { customer, market: contract.market, order, position, buys, leverage, lots });
}

/** What closed lots of a position: an order in a trade, or, with neither, somebody who took it over. */
export interface Cause {
  readonly order: number;
  readonly trade: number;
  readonly reason: Reduction;
}

/** Closes lots of a position. A loss that its own margin doesn't cover comes out of the cross account. */
export function reducePosition(
  desk: PerpetualDesk,
  context: PerpetualContext,
  contract: Contract,
  closed: ClosedLeg,
  { order, trade, reason }: Cause,
): void {
  const { position, margin, realised, used } = closed;
  const left = availableTo(desk, position.customer, contract.quote) + used + margin + realised - closed.fee;
  drawFromOthers(desk, context, contract, position, -left);
  context.emit({
    type: 'PositionReduced',
    position: position.id,
    order,
    trade,
    customer: position.customer,
    market: contract.market,
    side: position.side === 1 ? 'long' : 'short',
    reason,
    lots: closed.lots,
    left: position.lots - closed.lots,
    value: closed.value,
    entryValue: closed.entryValue,
    margin: closed.margin,
    realised: closed.realised,
    fee: closed.fee,
    isPenalty: closed.isPenalty,
    used: closed.used,
    asset: contract.quote,
    clearing: contract.clearing,
  });
  const open = position.lots - closed.lots;
  followReduced(desk, context, position, open);
  if (position.isNet) return;
  const { id, customer, market } = position;
  desk.ports.copies.reduced(context, { customer, market, position: id, lots: closed.lots, left: open });
}

/** Writes what lots were opened for, and lets the stops of their position follow. */
export function openPosition(
  desk: PerpetualDesk,
  context: PerpetualContext,
  contract: Contract,
  { position: known, isLong, isNet, isCross, leverage, lots, value, margin, fee, used }: OpenedLeg,
  { order, trade, customer }: { readonly order: number; readonly trade: number; readonly customer: number },
): void {
  // Both sides of a match may begin a net position: each takes its id when the one before it is there.
  const position = known === 0 ? -(desk.state.counters.lastNetPosition + 1) : known;
  context.emit({
    type: 'PositionIncreased',
    position,
    order,
    trade,
    customer,
    market: contract.market,
    side: isLong ? 'long' : 'short',
    isNet,
    isCross,
    leverage,
    lots,
    value,
    margin,
    fee,
    used,
    asset: contract.quote,
  });
  if (isNet) return;
  const grown = positionOf(desk, position)!;
  followIncreased(desk, context, grown, order, grown.lots === lots);
}

/** A position has grown: its stops grow with it, and where its order carries some they are placed at its first fill. */
function followIncreased(
  desk: PerpetualDesk,
  context: PerpetualContext,
  position: OpenPosition,
  order: number,
  isFirst: boolean,
): void {
  const { takeProfitOrder, stopLossOrder } = desk.state.positions.columns;
  const venue = desk.ports.venue();
  const waiting = [takeProfitOrder[position.slot]!, stopLossOrder[position.slot]!].filter((stop) => stop !== 0);
  if (waiting.length > 0) {
    for (const stop of waiting) venue.resize(context, stop, position.lots);
    return;
  }
  const terms = venue.termsOf(order);
  // Stops that were taken back or had their turn don't come again with the next fill.
  if (!isFirst || terms === null || (terms.takeProfit === 0 && terms.stopLoss === 0)) return;
  const { takeProfit, stopLoss, stopsByMark: byMark } = terms;
  setStops(desk, context, position, { takeProfit, stopLoss, byMark });
}

/** A position has shrunk: nothing that waits to close it is for more than there is, and of one that is closed nothing is left. */
function followReduced(
  desk: PerpetualDesk,
  context: PerpetualContext,
  { id, customer, market, isNet }: OpenPosition,
  left: Lots,
): void {
  if (isNet) return;
  const venue = desk.ports.venue();
  const orders = venue.ordersOf(customer, market).filter(({ position }) => position === id);
  if (left === 0) {
    for (const { order } of orders) venue.end(context, order, 'position_closed');
    return;
  }
  let room = left;
  for (const { order, reduceOnly, rests, remaining } of orders) {
    if (!reduceOnly) continue;
    const most = rests ? room : left;
    if (rests) room = Math.max(0, room - remaining);
    if (remaining <= most) continue;
    if (most === 0) venue.end(context, order, 'position_closed');
    else venue.resize(context, order, most);
  }
}

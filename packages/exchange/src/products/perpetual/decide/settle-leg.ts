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
  positionsOf,
} from './desk.ts';
import type { ClosedLeg, Leg, OpenedLeg } from './legs.ts';

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
  if (opened !== null)
    openPosition(desk, context, contract, opened, { order: leg.order, trade, customer: leg.customer });
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
  const { position } = closed;
  drawFromOthers(desk, context, contract, closed);
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
  followReduced(desk, context, position, position.lots - closed.lots);
}

/** Gives back margin of a customer's other cross positions, oldest first, until what is available covers a loss. */
function drawFromOthers(desk: PerpetualDesk, context: PerpetualContext, contract: Contract, closed: ClosedLeg): void {
  const { position, margin, realised, fee, used } = closed;
  const { customer } = position;
  let lacking = -(availableTo(desk, customer, contract.quote) + used + margin + realised - fee);
  for (const other of positionsOf(desk, customer)) {
    if (lacking <= 0n) return;
    if (!other.isCross || other.id === position.id || other.margin === 0n) continue;
    const drawn = other.margin < lacking ? other.margin : lacking;
    const { id, market } = other;
    context.emit({ type: 'MarginMoved', position: id, customer, market, asset: contract.quote, amount: -drawn });
    lacking -= drawn;
  }
}

function openPosition(
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

/** Stops in ticks, 0 for none. */
export interface Stops {
  readonly takeProfit: number;
  readonly stopLoss: number;
  readonly byMark: boolean;
}

/** Places what will close a whole position, in place of what waited before. */
export function setStops(desk: PerpetualDesk, context: PerpetualContext, position: OpenPosition, stops: Stops): void {
  const { id, customer, market, side, lots } = position;
  const { takeProfitOrder, stopLossOrder } = desk.state.positions.columns;
  const venue = desk.ports.venue();
  const before = [takeProfitOrder[position.slot]!, stopLossOrder[position.slot]!];
  const placed = venue.placeStops(context, { customer, market, position: id, buys: side !== 1, lots, ...stops });
  context.emit({
    type: 'PositionStopsSet',
    position: id,
    customer,
    market,
    ...stops,
    takeProfitOrder: placed.takeProfit,
    stopLossOrder: placed.stopLoss,
  });
  for (const order of before) if (order !== 0) venue.end(context, order, 'customer');
}

/** A stop of a position was taken back or had its turn: from now on it closes nothing. */
export function stopEnded(desk: PerpetualDesk, { emit }: PerpetualContext, id: number, order: number): void {
  const position = positionOf(desk, id);
  if (position === null) return;
  const { columns } = desk.state.positions;
  const { slot, customer, market } = position;
  const [takeProfitOrder, stopLossOrder] = [columns.takeProfitOrder[slot]!, columns.stopLossOrder[slot]!];
  if (order !== takeProfitOrder && order !== stopLossOrder) return;
  const isTakeProfit = order === takeProfitOrder;
  emit({
    type: 'PositionStopsSet',
    position: id,
    customer,
    market,
    byMark: columns.stopsByMark[slot] === 1,
    takeProfit: isTakeProfit ? 0 : columns.takeProfit[slot]!,
    stopLoss: isTakeProfit ? columns.stopLoss[slot]! : 0,
    takeProfitOrder: isTakeProfit ? 0 : takeProfitOrder,
    stopLossOrder: isTakeProfit ? stopLossOrder : 0,
  });
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

import { type OpenPosition, type PerpetualContext, type PerpetualDesk, positionOf } from './desk.ts';

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

import { isWithin, priceMax, type Ticks } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { SetPositionStops } from '../commands.ts';
import { perpetualRejections as refuse } from '../rejections.ts';
import {
  contractOf,
  markTicks,
  type OpenPosition,
  ownPosition,
  type PerpetualContext,
  type PerpetualDesk,
} from './desk.ts';
import { setStops } from './stop-orders.ts';

/** Says what closes a whole position: each lies on its side of what it watches, so that it doesn't close at once. */
export function setPositionStops(
  desk: PerpetualDesk,
  context: PerpetualContext,
  command: SetPositionStops,
): Rejection | null {
  const { customer, takeProfit, stopLoss, byMark } = command;
  if (!isWithin(takeProfit, 0, priceMax) || !isWithin(stopLoss, 0, priceMax)) return refuse.stopsInvalid;
  const position = ownPosition(desk, customer, command.position);
  if (position === null || position.isNet) return refuse.positionNotFound;
  const lastPrice = desk.ports.venue().lastPrice(position.market);
  const watchesMark = byMark || lastPrice === 0;
  const watched = watchesMark ? markTicks(contractOf(desk, position.market)!) : { down: lastPrice, up: lastPrice };
  if (takeProfit !== 0 && !isBeyond(position, takeProfit, watched, 1))
    return watchesMark ? refuse.triggerPriceWrongSideOfMark : refuse.triggerPriceWrongSide;
  if (stopLoss !== 0 && !isBeyond(position, stopLoss, watched, -1))
    return watchesMark ? refuse.stopLossWrongSideOfMark : refuse.stopLossWrongSide;

  setStops(desk, context, position, { takeProfit, stopLoss, byMark });
  return null;
}

/** What a stop watches, in ticks: the mark, rounded down and up, or the last trade. */
interface Watched {
  readonly down: Ticks;
  readonly up: Ticks;
}

/** Whether a price lies beyond what it watches, on the side that a gain (1) or a loss (-1) of the position is on. */
function isBeyond({ side }: OpenPosition, price: Ticks, { down, up }: Watched, direction: 1 | -1): boolean {
  return side * direction > 0 ? price > down : price < up;
}

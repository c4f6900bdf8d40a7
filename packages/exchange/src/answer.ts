import type { Frame } from './frame.ts';
import { rejectionOf } from './frame.ts';
import type { Rejection } from './kernel/rejection.ts';
import { ordersAfter } from './matching/venue/answer.ts';
import type { OrderView } from './views.ts';

/** The answer to a command, rendered again from its frame. */
export interface Answered {
  rejection: Rejection | null;
  orders: OrderView[];
  id: number;
}

/**
 * What the command of a frame was answered. `placedOrder` gives an order as it was placed, for frames that changed an
 * order of an earlier frame: the fields that never change, from wherever the caller keeps them.
 */
export function answerOf(frame: Frame, placedOrder: (id: number) => OrderView | null): Answered {
  return { rejection: rejectionOf(frame), orders: ordersAfter(frame, placedOrder), id: idOf(frame) };
}

function idOf(frame: Frame): number {
  for (const event of frame.events) {
    if (event.type === 'Deposited' || event.type === 'TestFundsClaimed') return event.deposit;
    if (event.type === 'Transferred') return event.transfer;
    if (event.type === 'WithdrawalHeld' || event.type === 'WithdrawalSettled' || event.type === 'WithdrawalReleased')
      return event.withdrawal;
  }
  return 0;
}

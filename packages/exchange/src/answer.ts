import { type Frame, rejectionOf } from './frame.ts';
import type { Rejection } from './kernel/rejection.ts';
import { answers } from './products/index.ts';
import type { OrderView } from './views.ts';

/** The answer to a command, rendered again from its frame. */
export interface Answered {
  rejection: Rejection | null;
  orders: OrderView[];
  id: number;
}

/**
 * What the command of a frame was answered, as its product renders it. `placedOrder` gives an order as it was placed,
 * for frames that changed an order of an earlier frame: the fields that never change, from wherever the caller keeps
 * them.
 */
export function answerOf(frame: Frame, placedOrder: (id: number) => OrderView | null): Answered {
  const rendered = answers.get(frame.command)?.(frame, placedOrder);
  return { rejection: rejectionOf(frame), orders: rendered?.orders ?? [], id: rendered?.id ?? 0 };
}

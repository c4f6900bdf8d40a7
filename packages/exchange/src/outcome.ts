import type { Rejection } from './kernel/rejection.ts';
import type { OrderView } from './views.ts';

/** What `execute` came to. */
export interface Outcome {
  /** The frame's sequence; 0 when nothing was journaled. */
  readonly seq: number;
  /** The sequence of the frame that answered the same request before; 0 for a new request. */
  readonly repeats: number;
  readonly rejection: Rejection | null;
  /** The ids of the orders that the command touched. */
  readonly orderIds: readonly number[];
  /** The id of what the command made (withdrawal, transfer, deposit), 0 for none. */
  readonly id: number;
  /** The orders that the command touched, as they are after it; made when read, so read it before the next command. */
  readonly orders: OrderView[];
}

/** Where the orders that an answer names can be read. */
export interface OrderSource {
  order(id: number): OrderView | null;
}

/** Most callers need no more than the ids: the orders are read when asked for. */
export class Result implements Outcome {
  readonly seq: number;
  readonly repeats: number;
  readonly rejection: Rejection | null;
  readonly orderIds: readonly number[];
  readonly id: number;
  readonly #orders: OrderSource;

  constructor(
    orders: OrderSource,
    seq: number,
    repeats: number,
    rejection: Rejection | null,
    orderIds: readonly number[],
    id: number,
  ) {
    this.#orders = orders;
    this.seq = seq;
    this.repeats = repeats;
    this.rejection = rejection;
    this.orderIds = orderIds;
    this.id = id;
  }

  get orders(): OrderView[] {
    return this.orderIds.map((id) => this.#orders.order(id)!);
  }
}

import type { Command, EventRecord } from './products/index.ts';
import type { Rejection } from './kernel/rejection.ts';
import type { OrderView } from './views.ts';

// The public face below is settled; its body follows.

/** What `execute` came to. */
export interface Outcome {
  /** The frame's sequence; 0 when nothing was journaled. */
  seq: number;
  /** The sequence of the frame that answered the same request before; 0 for a new request. */
  repeats: number;
  rejection: Rejection | null;
  /** The orders that the command touched, as they are after it. */
  orders: OrderView[];
  /** The id of what the command made (withdrawal, transfer, deposit), 0 for none. */
  id: number;
}

/** One line of the journal, decoded. */
export interface Frame {
  seq: number;
  at: number;
  customer: number;
  request: string;
  command: string;
  events: EventRecord[];
}

export declare class Exchange {
  constructor(options?: { requestCapacity?: number; observe?: (event: EventRecord, at: number, seq: number) => void });
  /** The sequence and the time of the last frame. */
  readonly seq: number;
  readonly at: number;
  /** `at`: the leader's clock in ms; an earlier one than the last is raised to it. */
  execute(command: Command, at: number, requestKey?: string): Outcome;
  /** The bytes of the frames since the last call: JSON lines. The view is valid until the next `execute`. */
  takeFrames(): Uint8Array;
  /** Applies one frame of the journal; throws when it doesn't follow. */
  apply(frame: Frame): void;
  hash(): bigint;
  /** The whole state as bytes, and back. */
  save(): Uint8Array;
  static load(bytes: Uint8Array, options?: object): Exchange;
  /** The id of the first broken invariant, or null. */
  checkInvariants(): string | null;
}

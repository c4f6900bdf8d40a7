import type { EventRecord, Frame } from '../../src/index.ts';

/**
 * How far one frame got with triggered orders. How many a frame takes is the exchange's own choice (the rules ask for
 * a bound and a fixed order, D9): the oracle takes the number from the frame and judges everything else.
 */
export class Pace {
  readonly isTimer: boolean;
  #triggers: number;
  #activations: number;

  constructor(frame: Frame | undefined) {
    const events = frame?.events ?? [];
    this.isTimer = frame?.command === 'FireTimer';
    this.#triggers = events.filter((event) => event.type === 'OrderTriggered').length;
    this.#activations = events.filter(leavesQueue).length;
  }

  /** Whether the frame triggers one more order. */
  takeTrigger(): boolean {
    if (this.#triggers === 0) return false;
    this.#triggers--;
    return true;
  }

  /** Whether the frame brings one more order from the queue to the book, or refuses it there. */
  takeActivation(): boolean {
    if (this.#activations === 0) return false;
    this.#activations--;
    return true;
  }
}

/** Only an order that waited in a queue is closed as rejected: any other refusal leaves no order behind. */
function leavesQueue(event: EventRecord): boolean {
  return event.type === 'OrderActivated' || (event.type === 'OrderClosed' && event.state === 'rejected');
}

/** The frames of one call: first those of timers that were due, then the command's own, if it left one. */
export function pacesOf(frames: readonly Frame[]): { timers: Pace[]; command: Pace } {
  const timers = frames.filter((frame) => frame.command === 'FireTimer').map((frame) => new Pace(frame));
  return { timers, command: new Pace(frames.find((frame) => frame.command !== 'FireTimer')) };
}

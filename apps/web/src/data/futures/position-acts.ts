import type { Params } from '@auric/api';
import { acts } from '../acts/acts.ts';
import type { AskedAct, FuturesActPath } from '../acts/money-act.ts';

/** What it is about to change a position in one way, or an order on one. */
export const aboutPosition = (
  what: 'close' | 'reverse' | 'stops' | 'margin' | 'cancel' | 'amend',
  id: number,
): string => `position-${what}:${id}`;
/** What it is about to close several positions at once. */
export const aboutCloseAll = 'position-close:all';

/** Asks for what does no harm twice: where an earlier one is in doubt, a new one makes it certain. */
function beginAnew(asked: AskedAct<FuturesActPath>): boolean {
  const before = acts.about(asked.about);
  if (before?.phase === 'unknown') acts.setAside(before.id);
  return acts.begin(asked);
}

export type OpeningBody = Omit<Params<'lever/submit'>, 'request_id'>;

/** Opens a position; the draft is what it was written as, and as it is once it was taken. */
export function openPosition(about: string, body: OpeningBody, draft: NonNullable<AskedAct['draft']>): boolean {
  return acts.begin({ about, path: 'lever/submit', body, draft });
}

/** Closes lots of a position at market, all of them where none are said. */
export function closePosition(id: number, share: string | null): boolean {
  const body = share === null ? { id } : { id, share };
  return acts.begin({ about: aboutPosition('close', id), path: 'lever/close', body });
}

/** Closes all positions, all longs or all shorts at market. */
export function closePositions(which: 'all' | 'long' | 'short'): boolean {
  const type = { all: 0, long: 1, short: 2 }[which];
  return beginAnew({ about: aboutCloseAll, path: 'lever/batch_close', body: { type } });
}

/** Closes a position and opens as much on the other side. */
export function reversePosition(id: number): boolean {
  return acts.begin({ about: aboutPosition('reverse', id), path: 'lever/reverse', body: { id } });
}

/** Sets what takes the profit of a position and what stops its loss. */
export function setStops(body: Omit<Params<'lever/setstop'>, 'request_id'> & { id: number }): boolean {
  return beginAnew({ about: aboutPosition('stops', body.id), path: 'lever/setstop', body });
}

type PartialStopBody = Omit<Params<'lever/setstop'>, 'request_id'> & { id: number; share: string };

/** Takes profit of a part of a position, or stops the loss of a part, by one order more. */
export function addPartialStop(body: PartialStopBody): boolean {
  return acts.begin({ about: aboutPosition('stops', body.id), path: 'lever/setstop', body });
}

/** Adds to the margin of a position or takes from it. */
export function moveMargin(id: number, type: 'add' | 'take', number: string): boolean {
  return acts.begin({ about: aboutPosition('margin', id), path: 'lever/margin', body: { id, type, number } });
}

export type AmendBody = Omit<Params<'lever/amend'>, 'request_id'> & { id: number };

/** Changes the price or the lots of an open order. */
export function amendFuturesOrder(body: AmendBody): boolean {
  return acts.begin({ about: aboutPosition('amend', body.id), path: 'lever/amend', body });
}

/** Cancels an open order. */
export function cancelFuturesOrder(id: number): boolean {
  return beginAnew({ about: aboutPosition('cancel', id), path: 'lever/cancel', body: { id } });
}

import type { Me } from '@auric/api/console/session';
import type { ApiError } from '@auric/web/src/data/http/envelope.ts';
import { create } from 'zustand';

/**
 * Who sits at this console. `factor` and `setup` have given their password; `renew` has to change it; `locked` was away:
 * the page under the lock stays as it is.
 */
export type Seat =
  | { stage: 'starting' }
  | { stage: 'unreachable' }
  | { stage: 'out'; ended: boolean }
  | { stage: 'factor' | 'setup' }
  | { stage: 'renew' | 'in' | 'locked'; me: Me };

export const useSeat = create<{ seat: Seat }>(() => ({ seat: { stage: 'starting' } }));

export const seatNow = (): Seat => useSeat.getState().seat;

export function take(seat: Seat): void {
  useSeat.setState({ seat });
}

/** The seat of whom the server says to be signed in. */
export function takeAs(me: Me): void {
  const { state } = me;
  take(state === 'factor' || state === 'setup' ? { stage: state } : { stage: state, me });
}

/** Covers the page; who isn't signed in has nothing to cover. */
export function lockSeat(): void {
  const seat = seatNow();
  if (seat.stage === 'in') take({ stage: 'locked', me: seat.me });
}

/** The session is over, here or because somebody ended it. */
export function leaveSeat(): void {
  const { stage } = seatNow();
  if (stage !== 'out') take({ stage: 'out', ended: stage === 'in' || stage === 'locked' });
}

/** What a refusal says about the session. */
export function heedRefusal({ kind, code }: Pick<ApiError, 'kind' | 'code'>): void {
  if (kind === 'session') leaveSeat();
  else if (code === 'session_locked') lockSeat();
}

/** Who is signed in; only for what is shown to nobody else. */
export function useMe(): Me {
  const seat = useSeat((state) => state.seat);
  if (!('me' in seat)) throw new Error('Nobody is signed in.');
  return seat.me;
}

/** Whether the roles of who is signed in allow a call. The server decides; this only spares a way that leads nowhere. */
export function useMay(call: string): boolean {
  return useMe().calls.includes(call);
}

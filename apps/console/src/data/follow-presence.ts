import { api } from './api.ts';
import { liveLine } from './live.ts';
import { Presence } from './presence.ts';
import { lockSeat, seatNow, takeAs, useSeat } from './seat.ts';

/** Whether somebody works at this console. */
export const presence = new Presence({
  now: liveLine.now,
  // Whether it worked is seen by what the server says next: it locks, or it doesn't.
  stay: () => void api.act('session/stay', {}, { loader: false }).then(takeAs, () => undefined),
});

const signs = ['pointerdown', 'keydown', 'wheel'] as const;

/** Tells the server of who works here, and covers the page when its time is over. */
export function followPresence(): void {
  const look = () => {
    const seat = seatNow();
    presence.locksAt(seat.stage === 'in' ? seat.me.locks_at : Number.POSITIVE_INFINITY);
  };
  look();
  useSeat.subscribe(look);
  for (const sign of signs) {
    window.addEventListener(sign, () => seatNow().stage === 'in' && presence.seen(), { capture: true, passive: true });
  }
  setInterval(() => {
    if (presence.secondsLeft() === 0) lockSeat();
  }, 1_000);
}

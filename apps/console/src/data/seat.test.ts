import type { Me } from '@auric/api/console/session';
import { beforeEach, expect, it } from 'vitest';
import { heedRefusal, leaveSeat, lockSeat, seatNow, take, takeAs } from './seat.ts';

const me: Me = {
  id: 1,
  name: 'ada',
  roles: ['admin'],
  state: 'in',
  locks_at: 0,
  ends_at: 0,
  recovery_codes: 10,
  calls: [],
  queues: [],
  sandbox: true,
};

beforeEach(() => take({ stage: 'starting' }));

it('a lock keeps who sits there', () => {
  takeAs(me);
  lockSeat();
  expect(seatNow()).toEqual({ stage: 'locked', me });
});

it('who has not given the second factor is not locked in', () => {
  takeAs({ ...me, state: 'factor' });
  lockSeat();
  expect(seatNow()).toEqual({ stage: 'factor' });
});

it('tells an ended session from one that never began', () => {
  leaveSeat();
  expect(seatNow()).toEqual({ stage: 'out', ended: false });
  takeAs(me);
  heedRefusal({ kind: 'session', code: 'login_required' });
  expect(seatNow()).toEqual({ stage: 'out', ended: true });
});

it('a refusal that is about something else changes nothing', () => {
  takeAs(me);
  heedRefusal({ kind: 'refused', code: 'not_permitted' });
  expect(seatNow().stage).toBe('in');
  heedRefusal({ kind: 'refused', code: 'session_locked' });
  expect(seatNow().stage).toBe('locked');
});

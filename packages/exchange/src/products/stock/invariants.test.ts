import { expect, test } from 'vitest';
import { brokenOf } from './invariants.ts';
import { initialState, type StockState } from './state/records.ts';

/** Sessions with the times when they open and close, and whether they have begun. */
function withSessions(...hours: readonly (readonly [opensAt: number, closesAt: number, isOpen: number])[]): StockState {
  const state = initialState();
  for (const [index, [opensAt, closesAt, isOpen]] of hours.entries()) {
    const slot = state.sessions.add();
    Object.assign(state.sessions.columns.session, { [slot]: index + 1 });
    state.sessions.columns.opensAt[slot] = opensAt;
    state.sessions.columns.closesAt[slot] = closesAt;
    state.sessions.columns.isOpen[slot] = isOpen;
    state.sessions.columns.timer[slot] = index + 1;
  }
  return state;
}

test.each([
  [null, []],
  [
    null,
    [
      [20, 29, 0],
      [10, 19, 1],
    ],
  ],
  [
    'sessions_overlap: 1',
    [
      [20, 29, 0],
      [10, 20, 1],
    ],
  ],
  [
    'session_out_of_turn: 2',
    [
      [10, 19, 0],
      [20, 29, 1],
    ],
  ],
] as const)('%s of %o', (broken, hours) => {
  expect(brokenOf(withSessions(...hours))).toBe(broken);
});

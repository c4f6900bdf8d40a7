import { expect, test } from 'vitest';
import { Timers } from '../../kernel/timers.ts';
import { brokenOf } from './invariants.ts';
import { initialState } from './state/records.ts';

/** 1000 has brought 1001, is counted as having brought `counted`, and has a share in USDT. */
function stateWith(share: { direct: bigint; due: bigint; paid: bigint }, counted: number) {
  const state = initialState(new Timers());
  const link = state.links.add();
  state.links.columns.customer[link] = 1001;
  state.links.columns.referrer[link] = 1000;
  state.links.columns.until[link] = 1;
  state.linkSlots.set(1001, link);
  const invited = state.invited.add();
  state.invited.columns.referrer[invited] = 1000;
  state.invited.columns.direct[invited] = counted;
  state.invited.columns.second[invited] = 0;
  const slot = state.shares.add();
  const { columns } = state.shares;
  columns.referrer[slot] = 1000;
  columns.asset[slot] = 3;
  columns.direct[slot] = share.direct;
  columns.second[slot] = 0n;
  columns.due[slot] = share.due;
  columns.paid[slot] = share.paid;
  return state;
}

test.each([
  [{ direct: 5n, due: 2n, paid: 3n }, 1, 1, null],
  [{ direct: 5n, due: 0n, paid: 3n }, 1, 0, null],
  [{ direct: 5n, due: 3n, paid: 3n }, 1, 1, 'referral_shares: 1000 has 3 due, 3 paid'],
  [{ direct: 5n, due: -1n, paid: 3n }, 1, 1, 'referral_shares: 1000 has -1 due, 3 paid'],
  [{ direct: 5n, due: 2n, paid: 0n }, 1, 0, 'referral_walks: 0 for 1 dues'],
  [{ direct: 5n, due: 2n, paid: 0n }, 1, 2, 'referral_walks: 2 for 1 dues'],
  [{ direct: 0n, due: 0n, paid: 0n }, 2, 0, 'referral_counts: 1000'],
])('of %o, counted %i, with %i walks it says %s', (share, counted, walks, broken) => {
  expect(brokenOf(stateWith(share, counted), walks)).toBe(broken);
});

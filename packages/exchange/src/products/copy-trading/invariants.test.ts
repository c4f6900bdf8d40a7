import { expect, test } from 'vitest';
import type { BlockTicket } from '../../kernel/blocks.ts';
import { Timers } from '../../kernel/timers.ts';
import type { CopyTradingEvent } from './events.ts';
import { brokenOf } from './invariants.ts';
import { evolversOf } from './state/evolve.ts';
import { initialState } from './state/records.ts';

const ticket: BlockTicket = {
  position: 5,
  customer: 1_001,
  market: 2,
  isLong: true,
  lots: 10,
  leverage: 10,
  entryValue: 1_000n,
};

/** 1001 follows 1000 and copies ticket 4 by ticket 5, of which so many lots are to be closed. */
function stateWith(toClose: number) {
  const timers = new Timers();
  const state = initialState(timers);
  const evolvers = evolversOf(state, timers);
  const wish = { mode: 'multiple', sizeE6: 1, followAmount: 1n, stopLoss: 0n, leverageMost: 0 } as const;
  const parties = { follow: 1, follower: 1_001, lead: 1_000 } as const;
  const copy = { ...parties, leadPosition: 4, market: 2, position: 5, order: 5, wanted: 10, lots: 10 } as const;
  const events: CopyTradingEvent[] = [
    { type: 'LeadOpened', lead: 1_000, sharePpm: 0, equity: 0n },
    { type: 'FollowStarted', ...parties, sharePpm: 0, ...wish },
    { type: 'CopyOpened', ...copy, cut: '', fee: 0n },
    { type: 'CopyWaits', follow: 1, follower: 1_001, position: 5, toClose },
  ];
  for (const event of events) evolvers[event.type](event as never, 1);
  return state;
}

test.each<[what: string, toClose: number, ticket: BlockTicket | null, broken: string | null]>([
  ['a copy with its ticket', 10, ticket, null],
  ['one whose ticket is closed', 0, null, 'copy_ticket: 5 is closed'],
  ["one with somebody else's ticket", 0, { ...ticket, customer: 1_002 }, "copy_owner: 5 is 1002's"],
  ['one in another market', 0, { ...ticket, market: 3 }, "copy_owner: 5 is 1001's"],
  ['more to be closed than is open', 11, ticket, 'copy_to_close: 11 of 10 lots of 5'],
  ['less than nothing to be closed', -1, ticket, 'copy_to_close: -1 of 10 lots of 5'],
])('%s', (_what, toClose, found, broken) => {
  expect(brokenOf(stateWith(toClose), new Set(), { ticket: () => found })).toBe(broken);
});

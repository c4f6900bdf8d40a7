import { alice, bob } from './exchange-world.test-support.ts';
import type { FrameRow } from './frame-row.test-support.ts';

const parties = { follow: 9, follower: alice, lead: bob } as const;
const of = { ...parties, leadPosition: 7, market: 2, wanted: 1 } as const;

/** Each event of copies that names a record, with one that doesn't exist, and what is said of it. */
export const copyFrames: readonly FrameRow[] = [
  [{ ...parties, type: 'FollowClosing', reason: 'follower' }, 'There is no follow 9.'],
  [{ ...parties, type: 'FollowEnded', reason: 'follower', gained: 0n, shared: 0n }, 'There is no follow 9.'],
  [{ type: 'LeadFillCopied', order: 9 }, "There is no lead's fill of order 9."],
  [{ ...of, type: 'CopyOpened', position: 8, order: 8, lots: 1, cut: '', fee: 0n }, 'There is no follow 9.'],
  [{ ...of, type: 'CopySkipped', reason: 'depth' }, 'There is no follow 9.'],
  [
    { ...parties, type: 'CopyReduced', position: 8, market: 2, lots: 1, left: 0, toClose: 0, gained: 0n, held: 0n },
    'There is no copy 8.',
  ],
  [{ type: 'CopyWaits', follow: 9, follower: alice, position: 8, toClose: 1 }, 'There is no copy 8.'],
  [{ type: 'CopiesClosed', position: 8, due: 0 }, 'There is no closing of ticket 8.'],
  [{ ...parties, type: 'CopyDetached', position: 8, market: 2, lots: 1, pnl: 0n, held: 0n }, 'There is no copy 8.'],
  [{ type: 'SharesWalked', walk: 9, last: 0, isDone: true }, 'There is no cursor 9.'],
  [
    {
      ...parties,
      type: 'ShareSettled',
      sharePpm: 1,
      gained: 0n,
      open: 0n,
      shared: 0n,
      due: 0n,
      paid: 0n,
      fromHeld: 0n,
      released: 0n,
    },
    'There is no follow 9.',
  ],
];

import { Cursors } from '../../../kernel/cursors.ts';
import { IntMap } from '../../../kernel/int-map.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { assetIdMax } from '../../../ledger/ledger.ts';

/** Who brought a customer, and until when that counts. */
const linkFields = { customer: 'int', referrer: 'int', until: 'int' } as const;

/** How many somebody has brought, and how many those have brought. */
const invitedFields = { referrer: 'int', direct: 'int', second: 'int' } as const;

/** What a referrer was given of fees in an asset by level, what of it is due, and what was paid; the rest has lapsed. */
const shareFields = {
  referrer: 'int',
  asset: 'small',
  direct: 'amount',
  second: 'amount',
  due: 'amount',
  paid: 'amount',
} as const;

/** The kind of the timer that pays what is due; its subject is the walk. */
export const duesTimerKind = 'referral.dues';

export function initialState(timers: Timers) {
  return {
    links: new Table('referralLink', linkFields),
    linkSlots: new IntMap(),
    invited: new Table('referralInvited', invitedFields),
    invitedSlots: new IntMap(),
    shares: new Table('referralShare', shareFields),
    shareSlots: new IntMap(),
    /** The keys of the shares of which something is due. */
    dueKeys: new Set<number>(),
    walks: new Cursors(duesTimerKind, timers),
    counters: { lastPayment: 0, lastWalk: 0 },
  };
}

export type ReferralState = ReturnType<typeof initialState>;

/** The state outside of `evolve`. */
export type ReadReferralState = Omit<ReadState<ReferralState>, 'walks'> & { readonly walks: Pick<Cursors, 'at'> };

type Links = Pick<ReadReferralState, 'links' | 'linkSlots'>;

/** Who brought a customer, 0 for nobody. */
export function referrerOf({ links, linkSlots }: Links, customer: number): number {
  const slot = linkSlots.get(customer);
  return slot < 0 ? 0 : links.columns.referrer[slot]!;
}

/** The key of a share: dues are paid in its order. */
export function shareKey(referrer: number, asset: number): number {
  return referrer * (assetIdMax + 1) + asset;
}

/** Makes the indexes again from the records that a snapshot brought. */
export function indexState(state: ReferralState): void {
  const { links, linkSlots, invited, invitedSlots, shares, shareSlots } = state;
  for (const slot of links.slots()) linkSlots.set(links.columns.customer[slot]!, slot);
  for (const slot of invited.slots()) invitedSlots.set(invited.columns.referrer[slot]!, slot);
  const { referrer, asset, due } = shares.columns;
  for (const slot of shares.slots()) {
    const key = shareKey(referrer[slot]!, asset[slot]!);
    shareSlots.set(key, slot);
    if (due[slot]! > 0n) state.dueKeys.add(key);
  }
}

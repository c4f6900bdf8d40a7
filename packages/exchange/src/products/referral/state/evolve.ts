import { knownSlot, requireNew, requireNext } from '../../../kernel/known-slot.ts';
import type { Evolvers, Postings } from '../../../kernel/product.ts';
import { payFeeShare, returnFeeShare } from '../../../ledger/fees.ts';
import type { FeeShared } from '../../../matching/venue/fee-sharing.ts';
import type { ReferralEvent } from '../events.ts';
import { nextHour } from '../formulas.ts';
import type { ReferralPorts } from '../referral.ts';
import { referrerOf, type ReferralState, shareKey } from './records.ts';

export function evolversOf(state: ReferralState, ports: ReferralPorts): Evolvers<ReferralEvent> {
  return {
    ReferralLinked({ customer, referrer, until }) {
      if (!ports.isOpen(customer)) throw new Error(`There is no customer ${customer}.`);
      requireNew(state.linkSlots, customer, 'referral');
      addLink(state, customer, referrer, until);
      const above = referrerOf(state, referrer);
      const below = state.invitedSlots.get(customer);
      const brought = below < 0 ? 0 : state.invited.columns.direct[below]!;
      countInvited(state, referrer, 1, brought);
      if (above !== 0) countInvited(state, above, 0, 1);
    },
    ReferralPaid({ payment, referrer, asset, amount }) {
      requireNext(state.counters.lastPayment, payment, 'Payment');
      state.counters.lastPayment = payment;
      const slot = settleDue(state, referrer, asset, amount);
      state.shares.columns.paid[slot]! += amount;
    },
    ReferralLapsed({ referrer, asset, amount }) {
      settleDue(state, referrer, asset, amount);
    },
    ReferralDuesWalked({ walk, last, isDone }, at) {
      state.walks.advance(walk, last, isDone, at);
      if (isDone && state.dueKeys.size > 0) startWalk(state, at);
    },
  };
}

/** A part of a fee was set aside: it is due from now on, and paid in the hour's walk. Throws for a payer whom nobody brought. */
export function addShares(state: ReferralState, event: FeeShared, at: number): void {
  knownSlot(state.linkSlots, event.customer, 'referral');
  addShare(state, event.direct, event.asset, event.directShare, 0n);
  if (event.second !== 0) addShare(state, event.second, event.asset, 0n, event.secondShare);
  if (state.walks.table.size === 0) startWalk(state, at);
}

export const referralPostings: Postings<ReferralEvent> = {
  ReferralPaid({ referrer, asset, amount }, post) {
    payFeeShare(post, asset, amount, referrer);
  },
  ReferralLapsed({ asset, amount }, post) {
    returnFeeShare(post, asset, amount);
  },
};

function startWalk(state: ReferralState, at: number): void {
  state.counters.lastWalk++;
  state.walks.start(state.counters.lastWalk, 0, nextHour(at));
}

function addLink({ links, linkSlots }: ReferralState, customer: number, referrer: number, until: number): void {
  const slot = links.add();
  const { columns } = links;
  columns.customer[slot] = customer;
  columns.referrer[slot] = referrer;
  columns.until[slot] = until;
  linkSlots.set(customer, slot);
}

function countInvited(
  { invited, invitedSlots }: ReferralState,
  referrer: number,
  direct: number,
  second: number,
): void {
  const { columns } = invited;
  let slot = invitedSlots.get(referrer);
  if (slot < 0) {
    slot = invited.add();
    columns.referrer[slot] = referrer;
    columns.direct[slot] = 0;
    columns.second[slot] = 0;
    invitedSlots.set(referrer, slot);
  }
  columns.direct[slot]! += direct;
  columns.second[slot]! += second;
  invited.touch(slot);
}

function addShare(state: ReferralState, referrer: number, asset: number, direct: bigint, second: bigint): void {
  const slot = shareSlotOf(state, referrer, asset);
  const { columns } = state.shares;
  columns.direct[slot]! += direct;
  columns.second[slot]! += second;
  columns.due[slot]! += direct + second;
  if (direct + second > 0n) state.dueKeys.add(shareKey(referrer, asset));
  state.shares.touch(slot);
}

function shareSlotOf({ shares, shareSlots }: ReferralState, referrer: number, asset: number): number {
  const key = shareKey(referrer, asset);
  const known = shareSlots.get(key);
  if (known >= 0) return known;
  const slot = shares.add();
  const { columns } = shares;
  columns.referrer[slot] = referrer;
  columns.asset[slot] = asset;
  columns.direct[slot] = 0n;
  columns.second[slot] = 0n;
  columns.due[slot] = 0n;
  columns.paid[slot] = 0n;
  shareSlots.set(key, slot);
  return slot;
}

/** Takes what is due out of a share and gives its slot. Throws when the event has another amount. */
function settleDue(state: ReferralState, referrer: number, asset: number, amount: bigint): number {
  const { shares, shareSlots, dueKeys } = state;
  const key = shareKey(referrer, asset);
  const slot = shareSlots.get(key);
  if (slot < 0) throw new Error(`Nothing of asset ${asset} was ever set aside for ${referrer}.`);
  const due = shares.columns.due[slot]!;
  if (due !== amount) throw new Error(`Of asset ${asset} ${due} are due to ${referrer}, not ${amount}.`);
  shares.columns.due[slot] = 0n;
  dueKeys.delete(key);
  shares.touch(slot);
  return slot;
}

import { amountMax, isWithin, million } from '../../../kernel/amounts.ts';
import { duesPerFrame } from '../../../kernel/cursors.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { copyModes } from '../../../kernel/vocabulary.ts';
import type { EditFollow, Follow, FollowWish, SetFollowTerms } from '../commands.ts';
import { copyTradingRejections as refuse } from '../rejections.ts';
import { followOf, leadingSlot, type ReadCopyTradingState, wishIn } from '../state/records.ts';
import {
  barredFrom,
  contractBalance,
  type CopyTradingContext,
  type CopyTradingDesk,
  effectiveAtMax,
  followTermsAt,
} from './desk.ts';

/** Sizes and counts are bounded at the door, so that what follows from them stays exact. */
const sizeMost = 1e12;
const countMost = 100_000;
/** A block opens for all who follow a lead in one frame. */
const followersCountMost = duesPerFrame;
const leverageMost = 1_000;

export function setFollowTerms(
  { at, emit }: CopyTradingContext,
  { type: _type, effectiveAt, ...terms }: SetFollowTerms,
): Rejection | null {
  const { amountLeast, multipleMostE6, contractsMostE6, followersMost, followsMost } = terms;
  if (!isAmount(amountLeast) || !isWithin(effectiveAt, 0, effectiveAtMax)) return refuse.followTermsInvalid;
  if (!isWithin(multipleMostE6, 1, sizeMost) || !isWithin(contractsMostE6, 1, sizeMost))
    return refuse.followTermsInvalid;
  if (!isWithin(followersMost, 0, followersCountMost) || !isWithin(followsMost, 0, countMost))
    return refuse.followTermsInvalid;

  emit({ type: 'FollowTermsSet', ...terms, effectiveAt: Math.max(effectiveAt, at) });
  return null;
}

export function follow(
  desk: CopyTradingDesk,
  context: CopyTradingContext,
  { type: _type, customer, lead, sharePpm, ...wish }: Follow,
): Rejection | null {
  const { state } = desk;
  const invalid = wishForm(wish);
  if (invalid) return invalid;
  if (!isWithin(sharePpm, 0, million)) return refuse.shareInvalid;
  if (customer === lead) return refuse.followsOneself;
  const leads = leadingSlot(state, lead);
  if (leads < 0) return refuse.leadNotFound;
  const barred = barredFrom(desk, customer) ?? desk.ports.barred(customer, 'perpetual');
  if (barred) return barred;
  if (leadingSlot(state, customer) >= 0) return refuse.leadsOthers;
  if (followsLead(state, customer, lead)) return refuse.alreadyFollows;
  if (state.leads.columns.sharePpm[leads] !== sharePpm)
    return { ...refuse.shareChanged, detail: { share: state.leads.columns.sharePpm[leads]! } };
  const refused = beyondTerms(state, wish, context.at) ?? tooMany(state, customer, lead, context.at);
  if (refused) return refused;
  if (contractBalance(desk, customer) < wish.followAmount) return refuse.insufficientBalance;

  const id = state.counters.lastFollow + 1;
  context.emit({ type: 'FollowStarted', follow: id, follower: customer, lead, sharePpm, ...wish });
  context.answer.id = id;
  return null;
}

export function editFollow(
  desk: CopyTradingDesk,
  { at, emit }: CopyTradingContext,
  { type: _type, customer, follow: id, ...wish }: EditFollow,
): Rejection | null {
  const { state } = desk;
  const invalid = wishForm(wish);
  if (invalid) return invalid;
  const slot = followOf(state, customer, id);
  if (slot < 0) return refuse.followNotFound;
  if (state.follows.columns.closing[slot] !== 0) return refuse.followClosing;
  const barred = barredFrom(desk, customer);
  if (barred) return barred;
  const refused = beyondTerms(state, wish, at);
  if (refused) return refused;
  const now = wishIn(state, slot);
  if (isSame(wish, now)) return refuse.unchanged;
  // Less may be asked of a follow whatever the account has: it never keeps anybody in a risk.
  if (wish.followAmount > now.followAmount && contractBalance(desk, customer) < wish.followAmount)
    return refuse.insufficientBalance;

  emit({ type: 'FollowChanged', follow: id, follower: customer, ...wish });
  return null;
}

function wishForm({ mode, sizeE6, followAmount, stopLoss, leverageMost: leverage }: FollowWish): Rejection | null {
  if (!copyModes.includes(mode)) return refuse.modeInvalid;
  if (!isWithin(sizeE6, 1, sizeMost)) return refuse.sizeInvalid;
  if (!isAmount(followAmount)) return refuse.amountInvalid;
  if (stopLoss < 0n || stopLoss > followAmount) return refuse.stopLossInvalid;
  return isWithin(leverage, 0, leverageMost) ? null : refuse.leverageInvalid;
}

function beyondTerms(
  state: ReadCopyTradingState,
  { mode, sizeE6, followAmount }: FollowWish,
  at: number,
): Rejection | null {
  const { amountLeast, multipleMostE6, contractsMostE6 } = followTermsAt(state, at);
  const most = mode === 'multiple' ? multipleMostE6 : contractsMostE6;
  if (sizeE6 > most) return { ...refuse.sizeTooLarge, detail: { most } };
  return followAmount < amountLeast ? { ...refuse.amountTooSmall, detail: { least: Number(amountLeast) } } : null;
}

function tooMany(state: ReadCopyTradingState, customer: number, lead: number, at: number): Rejection | null {
  const { followersMost, followsMost } = followTermsAt(state, at);
  if (state.followsOf.of(customer).size >= followsMost)
    return { ...refuse.tooManyFollows, detail: { most: followsMost } };
  return state.followersOf.of(lead).size >= followersMost ? refuse.leadFull : null;
}

function followsLead(state: ReadCopyTradingState, customer: number, lead: number): boolean {
  return [...state.followsOf.of(customer)].some((slot) => state.follows.columns.lead[slot] === lead);
}

function isSame(left: FollowWish, right: FollowWish): boolean {
  const names = ['mode', 'sizeE6', 'followAmount', 'stopLoss', 'leverageMost'] as const;
  return names.every((name) => left[name] === right[name]);
}

function isAmount(amount: bigint): boolean {
  return amount > 0n && amount <= BigInt(amountMax);
}

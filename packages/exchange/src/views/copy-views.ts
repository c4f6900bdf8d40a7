import type { CopyMode, FollowEnd } from '../kernel/vocabulary.ts';

/**
 * Somebody who leads or has led: the share that they ask of follows which begin now, in ppm; when they first led, when they last
 * began to, and when that ended, 0 while it hasn't. `followers`: how many follow them now. Times in Unix ms.
 */
export interface LeadView {
  lead: number;
  sharePpm: number;
  firstAt: number;
  openedAt: number;
  closedAt: number;
  followers: number;
}

/** What is asked of who wants to lead: units of USDT in the contract account, and a share in ppm. `upcoming`: what is announced. */
export interface LeadTermsView {
  balanceLeast: bigint;
  shareMostPpm: number;
  upcoming: { effectiveAt: number; balanceLeast: bigint; shareMostPpm: number }[];
}

/**
 * Somebody follows a lead: `sharePpm` of what it gains is the lead's. `sizeE6`: the multiple, or the contracts of each copy, in
 * millionths. `followAmount` and `stopLoss` in units of USDT, the latter 0 for none; `leverageMost` 0: the lead's. `startedAt` in ms.
 * `gained`: what its copies have come to since then, fees and funding counted; of that `shared` was paid and `held` is set aside for
 * the lead; `open`: what open copies would gain at their mark; `inUse`: their initial margin. `closing`: why its copies are closed,
 * after which it ends.
 */
export interface FollowView {
  follow: number;
  follower: number;
  lead: number;
  sharePpm: number;
  mode: CopyMode;
  sizeE6: number;
  followAmount: bigint;
  stopLoss: bigint;
  leverageMost: number;
  startedAt: number;
  gained: bigint;
  shared: bigint;
  held: bigint;
  open: bigint;
  inUse: bigint;
  closing: '' | FollowEnd;
}

/** A follower's ticket that copies one of their lead's; of its `lots` so many are still `toClose` since the lead has closed. */
export interface CopyView {
  follow: number;
  follower: number;
  lead: number;
  leadPosition: number;
  position: number;
  market: number;
  lots: number;
  toClose: number;
}

/** What may be asked of a follow; see `SetFollowTerms`. `upcoming`: what is announced. */
export interface FollowTermsView extends FollowTerms {
  upcoming: ({ effectiveAt: number } & FollowTerms)[];
}

interface FollowTerms {
  amountLeast: bigint;
  multipleMostE6: number;
  contractsMostE6: number;
  followersMost: number;
  followsMost: number;
}

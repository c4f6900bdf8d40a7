import type { CopyMode } from '../kernel/vocabulary.ts';

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

import type { CopyMode } from '../../kernel/vocabulary.ts';

/**
 * What is asked of who wants to lead: at least so much in the contract account (units of USDT), and a share of what followers gain of
 * at most so many ppm. In force from `effectiveAt` (ms) or, where that has passed, at once; who leads already goes on.
 */
export interface SetLeadTerms {
  type: 'SetLeadTerms';
  balanceLeast: bigint;
  shareMostPpm: number;
  effectiveAt: number;
}

/** A customer wants to be followed, for a share of what followers gain, in ppm. It is decided by rule, not by a person. */
export interface BecomeLead {
  type: 'BecomeLead';
  customer: number;
  sharePpm: number;
}

/** A lead trader asks for another share, of follows that begin from now on. */
export interface ChangeLeadShare {
  type: 'ChangeLeadShare';
  customer: number;
  sharePpm: number;
}

/** A lead trader doesn't want to be followed any more. What they did as one stays known, and who followed them does no longer. */
export interface CloseLead {
  type: 'CloseLead';
  customer: number;
}

/**
 * How much may be asked of a follow: an amount of at least so many units of USDT, a multiple and contracts of at most so many
 * millionths; and how many may follow one lead, and one customer follow. In force from `effectiveAt` (ms) or, where that has
 * passed, at once; follows that there are go on.
 */
export interface SetFollowTerms {
  type: 'SetFollowTerms';
  amountLeast: bigint;
  multipleMostE6: number;
  contractsMostE6: number;
  followersMost: number;
  followsMost: number;
  effectiveAt: number;
}

/**
 * What a follower wants. `sizeE6`: the multiple, or the contracts of each copy, in millionths. `followAmount`: what the initial
 * margin of open copies comes to at most; `stopLoss`: when that much of it is lost all copies close, 0 for never. Units of USDT.
 * `leverageMost`: what copies are opened with at most, 0 for the lead's.
 */
export interface FollowWish {
  mode: CopyMode;
  sizeE6: number;
  followAmount: bigint;
  stopLoss: bigint;
  leverageMost: number;
}

/** A customer wants what a lead opens from now on to be copied. `sharePpm`: the profit share that they saw. */
export interface Follow extends FollowWish {
  type: 'Follow';
  customer: number;
  lead: number;
  sharePpm: number;
}

/** A follower wants what is copied from now on to be copied otherwise. */
export interface EditFollow extends FollowWish {
  type: 'EditFollow';
  customer: number;
  follow: number;
}

/** A follower wants nothing to be copied any more. Open copies are closed or, where `keepPositions`, stay as their own. */
export interface CancelFollow {
  type: 'CancelFollow';
  customer: number;
  follow: number;
  keepPositions: boolean;
}

/** A follower goes on with a copy by themselves: its lead closes it no more. */
export interface SelfHold {
  type: 'SelfHold';
  customer: number;
  position: number;
}

export type CopyTradingCommand =
  | SetLeadTerms
  | BecomeLead
  | ChangeLeadShare
  | CloseLead
  | SetFollowTerms
  | Follow
  | EditFollow
  | CancelFollow
  | SelfHold;

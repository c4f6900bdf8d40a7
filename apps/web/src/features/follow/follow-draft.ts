import { parseDecimal } from '@auric/api';
import type { Draft } from '../../data/acts/money-act.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import type { CopyMode, Follow } from '../../data/follow/follow.ts';
import type { SentFollow } from '../../data/follow/follow-acts.ts';

/** Amounts of USDT and sizes of copies have six decimals. */
export const followDecimals = 6;

/** What is being written of a follow. `leverageMost` 0: the lead's; `stopLoss` empty: none. */
export interface FollowDraft {
  readonly mode: CopyMode;
  readonly size: string;
  readonly amount: string;
  readonly leverageMost: number;
  readonly stopLoss: string;
  readonly agreed: boolean;
}

const empty: FollowDraft = { mode: 'multiple', size: '1', amount: '', leverageMost: 0, stopLoss: '', agreed: false };

/** What was left written, or a follow as it is now. */
export function restoreFollow(now: Follow | undefined): (left: Draft | undefined) => FollowDraft {
  if (now === undefined) return (left) => ({ ...empty, ...left });
  const { mode, size, amount, leverageMost, stopLoss } = now;
  const written = { mode, size, amount, leverageMost, stopLoss: stopLoss === '0' ? '' : stopLoss, agreed: true };
  return (left) => ({ ...written, ...left });
}

export interface FollowBounds {
  readonly amountLeast: string;
  readonly multipleMost: string;
  readonly lotsMost: string;
  /** What is in the futures account, margin included. */
  readonly balance: string;
}

export type FollowFault =
  | 'enterSize'
  | 'sizeMost'
  | 'enterAmount'
  | 'amountLeast'
  | 'insufficient'
  | 'stopMost'
  | 'agree';

const unitsOf = (typed: string): bigint => parseDecimal(decimalOfTyped(typed) ?? '', followDecimals) ?? 0n;

/** Why a follow can't be sent as it stands; null: it can. */
export function followFault(draft: FollowDraft, bounds: FollowBounds): FollowFault | null {
  const size = unitsOf(draft.size);
  if (size === 0n) return 'enterSize';
  if (size > unitsOf(draft.mode === 'multiple' ? bounds.multipleMost : bounds.lotsMost)) return 'sizeMost';
  const amount = unitsOf(draft.amount);
  if (amount === 0n) return 'enterAmount';
  if (amount < unitsOf(bounds.amountLeast)) return 'amountLeast';
  if (amount > unitsOf(bounds.balance)) return 'insufficient';
  if (unitsOf(draft.stopLoss) > amount) return 'stopMost';
  return draft.agreed ? null : 'agree';
}

/** The wish of a draft in the words of the wire. */
export function wishOf(draft: FollowDraft) {
  return {
    type: draft.mode === 'multiple' ? 1 : 2,
    number: decimalOfTyped(draft.size) ?? '0',
    follow_amount: decimalOfTyped(draft.amount) ?? '0',
    max_multiple: draft.leverageMost,
    stop_loss: draft.stopLoss === '' ? '0' : (decimalOfTyped(draft.stopLoss) ?? '0'),
  } satisfies SentFollow;
}

/** What a preview is asked for; null before there is enough of it. */
export function previewWish(draft: FollowDraft, lead: number) {
  if (unitsOf(draft.size) === 0n || unitsOf(draft.amount) === 0n) return null;
  return { trader_user_id: lead, ...wishOf(draft) };
}

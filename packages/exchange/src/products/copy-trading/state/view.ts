import type { FollowView, LeadView } from '../../../views/copy-views.ts';
import { type ReadCopyTradingState, wishIn } from './records.ts';

/** A lead trader as others see them. */
export function leadView({ leads: { columns }, followersOf }: ReadCopyTradingState, slot: number): LeadView {
  return {
    lead: columns.lead[slot]!,
    sharePpm: columns.sharePpm[slot]!,
    firstAt: columns.firstAt[slot]!,
    openedAt: columns.openedAt[slot]!,
    closedAt: columns.closedAt[slot]!,
    followers: followersOf.of(columns.lead[slot]!).size,
  };
}

/** A follow as its follower sees it. */
export function followView(state: ReadCopyTradingState, slot: number): FollowView {
  const { columns } = state.follows;
  return {
    follow: columns.follow[slot]!,
    follower: columns.follower[slot]!,
    lead: columns.lead[slot]!,
    sharePpm: columns.sharePpm[slot]!,
    startedAt: columns.startedAt[slot]!,
    ...wishIn(state, slot),
  };
}

import type { LeadView } from '../../../views/copy-views.ts';
import type { ReadCopyTradingState } from './records.ts';

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

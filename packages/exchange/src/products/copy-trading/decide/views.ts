import type { CopyView, FollowView } from '../../../views/copy-views.ts';
import { closings, wishIn } from '../state/records.ts';
import { type CopyTradingDesk, ticketsOf } from './desk.ts';

/** A follow as its follower sees it, at the marks of now. */
export function followView(desk: CopyTradingDesk, slot: number): FollowView {
  const { state, ports } = desk;
  const { columns } = state.follows;
  const follow = columns.follow[slot]!;
  const tickets = ticketsOf(desk, follow);
  return {
    follow,
    follower: columns.follower[slot]!,
    lead: columns.lead[slot]!,
    sharePpm: columns.sharePpm[slot]!,
    startedAt: columns.startedAt[slot]!,
    ...wishIn(state, slot),
    gained: columns.gained[slot]!,
    shared: columns.shared[slot]!,
    held: columns.held[slot]!,
    open: tickets.reduce((sum, ticket) => sum + ports.blocks.pnlAtMark(ticket), 0n),
    inUse: tickets.reduce((sum, ticket) => sum + ports.blocks.initialMargin(ticket), 0n),
    closing: closings[columns.closing[slot]!]!,
  };
}

/** The copies of a follow. */
export function copyViews(desk: CopyTradingDesk, followed: number): CopyView[] {
  const { state } = desk;
  const { columns } = state.copies;
  const { follow, follower, lead } = state.follows.columns;
  const parties = { follow: follow[followed]!, follower: follower[followed]!, lead: lead[followed]! };
  return ticketsOf(desk, parties.follow).map(({ position, market, lots }) => {
    const slot = state.copySlots.get(position);
    const [leadPosition, toClose] = [columns.leadPosition[slot]!, columns.toClose[slot]!];
    return { ...parties, position, leadPosition, market, lots, toClose };
  });
}

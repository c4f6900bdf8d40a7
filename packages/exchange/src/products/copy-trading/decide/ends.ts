import { duesPerFrame, nextDues } from '../../../kernel/cursors.ts';
import type { BlockTicket } from '../../../kernel/blocks.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { FollowEnd } from '../../../kernel/vocabulary.ts';
import type { CancelFollow, SelfHold } from '../commands.ts';
import { shareDue } from '../formulas/profit-share.ts';
import { copyTradingRejections as refuse } from '../rejections.ts';
import { closings, followOf } from '../state/records.ts';
import { type CopyTradingContext, type CopyTradingDesk, ticketsOf } from './desk.ts';
import { heldChange, settleShare } from './shares.ts';

export function cancelFollow(
  desk: CopyTradingDesk,
  context: CopyTradingContext,
  { customer, follow, keepPositions }: CancelFollow,
): Rejection | null {
  const { state } = desk;
  const slot = followOf(state, customer, follow);
  if (slot < 0) return refuse.followNotFound;
  if (state.follows.columns.closing[slot] !== 0 && !keepPositions) return refuse.followClosing;

  const tickets = ticketsOf(desk, follow);
  if (keepPositions && isUncovered(desk, slot, tickets, context.at)) return refuse.shareUncovered;

  if (!keepPositions) endFollow(desk, context, follow, 'follower');
  else {
    // The last of them ends a follow that closes already.
    for (const { position } of tickets) detach(desk, context, position);
    if (state.followSlots.get(follow) >= 0) finish(desk, context, follow, 'follower');
  }
  return null;
}

export function selfHold(
  desk: CopyTradingDesk,
  context: CopyTradingContext,
  { customer, position }: SelfHold,
): Rejection | null {
  const { state } = desk;
  const slot = Number.isSafeInteger(position) && position > 0 ? state.copySlots.get(position) : -1;
  const followed = slot < 0 ? -1 : followOf(state, customer, state.copies.columns.follow[slot]!);
  if (followed < 0) return refuse.copyNotFound;
  if (isUncovered(desk, followed, [desk.ports.blocks.ticket(position)!], context.at)) return refuse.copyUncovered;

  detach(desk, context, position);
  return null;
}

/**
 * Who keeps tickets pays their share at the mark: whether what is held and free is less. Else a gain that nobody has realised would
 * be kept from the lead by leaving with it; to close the copies is possible always.
 */
function isUncovered(desk: CopyTradingDesk, slot: number, tickets: readonly BlockTicket[], at: number): boolean {
  const { gained, shared, sharePpm, held, follower } = desk.state.follows.columns;
  if (tickets.length === 0) return false;
  const { blocks } = desk.ports;
  const kept = tickets.reduce((sum, ticket) => sum + blocks.pnlAtMark(ticket), 0n);
  const due = shareDue({ gained: gained[slot]! + kept, shared: shared[slot]! }, sharePpm[slot]!);
  return due > held[slot]! + blocks.free(follower[slot]!, at);
}

/** A copy is its follower's own: what it would gain at the mark counts, so that nobody keeps a share by keeping a position. */
function detach(desk: CopyTradingDesk, context: CopyTradingContext, position: number): void {
  const { state, ports } = desk;
  const follow = state.copies.columns.follow[state.copySlots.get(position)]!;
  const slot = state.followSlots.get(follow);
  const { follower, lead, gained } = state.follows.columns;
  const ticket = ports.blocks.ticket(position)!;
  const pnl = ports.blocks.pnlAtMark(ticket);
  const held = heldChange(desk, slot, gained[slot]! + pnl, context.at);
  const parties = { follow, follower: follower[slot]!, lead: lead[slot]! };
  const { market, lots } = ticket;
  context.emit({ type: 'CopyDetached', ...parties, position, market, lots, pnl, held });
  endWhereDone(desk, context, follow);
}

/** Nothing is copied any more: the follow ends with the last of its copies, at once where there is none. */
export function endFollow(desk: CopyTradingDesk, context: CopyTradingContext, follow: number, reason: FollowEnd): void {
  if (desk.state.copiesOf.of(follow).size === 0) {
    finish(desk, context, follow, reason);
    return;
  }
  const slot = desk.state.followSlots.get(follow);
  const { follower, lead } = desk.state.follows.columns;
  context.emit({ type: 'FollowClosing', follow, follower: follower[slot]!, lead: lead[slot]!, reason });
}

/** A follow that closes ends with the last of its copies. */
export function endWhereDone(desk: CopyTradingDesk, context: CopyTradingContext, follow: number): void {
  const { state } = desk;
  const reason = closings[state.follows.columns.closing[state.followSlots.get(follow)]!]!;
  if (reason !== '' && state.copiesOf.of(follow).size === 0) finish(desk, context, follow, reason);
}

function finish(desk: CopyTradingDesk, context: CopyTradingContext, follow: number, reason: FollowEnd): void {
  settleShare(desk, context, follow);
  const { columns } = desk.state.follows;
  const slot = desk.state.followSlots.get(follow);
  const parties = { follow, follower: columns.follower[slot]!, lead: columns.lead[slot]! };
  const result = { gained: columns.gained[slot]!, shared: columns.shared[slot]! };
  context.emit({ type: 'FollowEnded', ...parties, reason, ...result });
}

/** Lets go who followed a lead that has stopped, so many a frame, the oldest follow first. */
export function letFollowersGo(desk: CopyTradingDesk, context: CopyTradingContext, walk: number): void {
  const { state } = desk;
  const { subject: lead, after } = state.walks.at(walk);
  const { follow: ids, closing } = state.follows.columns;
  const followers = Array.from(state.followersOf.of(lead), (slot) => ids[slot]!);
  const next = nextDues(followers, after);
  for (const id of next) if (closing[state.followSlots.get(id)] === 0) endFollow(desk, context, id, 'lead_closed');
  context.emit({ type: 'FollowersWalked', walk, last: next.at(-1) ?? after, isDone: next.length < duesPerFrame });
}

/** The marks have moved: follows whose copies have lost as much as their followers would bear are over. */
export function stopFollows(desk: CopyTradingDesk, context: CopyTradingContext): void {
  const { state, ports } = desk;
  if (state.stopped.size === 0) return;
  const { follow, gained, stopLoss } = state.follows.columns;
  const ids = Array.from(state.stopped, (slot) => follow[slot]!);
  for (const id of ids.toSorted((left, right) => left - right)) {
    const slot = state.followSlots.get(id);
    const tickets = ticketsOf(desk, id);
    if (tickets.some(({ market }) => ports.blocks.shut(market, context.at) !== null)) continue;
    const open = tickets.reduce((sum, ticket) => sum + ports.blocks.pnlAtMark(ticket), 0n);
    if (gained[slot]! + open <= -stopLoss[slot]!) endFollow(desk, context, id, 'stop_loss');
  }
}

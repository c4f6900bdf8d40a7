import { duesPerFrame, nextDues } from '../../../kernel/cursors.ts';
import { nextSettlement, shareDue } from '../formulas/profit-share.ts';
import { type CopyTradingContext, type CopyTradingDesk, ticketsOf } from './desk.ts';

/** By how much more, or less, is to be held of a follower's for what is due to the lead; no more than is free. */
export function heldChange({ state, ports }: CopyTradingDesk, slot: number, gained: bigint, at: number): bigint {
  const { sharePpm, shared, held, follower } = state.follows.columns;
  const due = shareDue({ gained, shared: shared[slot]! }, sharePpm[slot]!);
  const more = due - held[slot]!;
  if (more <= 0n) return more;
  const free = ports.blocks.free(follower[slot]!, at);
  return more < free ? more : free;
}

/** Once a week the shares of all follows are due. */
export function shareAll({ state }: CopyTradingDesk, { at, emit }: CopyTradingContext): void {
  emit({ type: 'SharesDue', walk: state.counters.lastWalk + 1, next: nextSettlement(at) });
}

/** Settles the shares of the next follows, by their ids, as many as a frame has room for. */
export function walkShares(desk: CopyTradingDesk, context: CopyTradingContext, walk: number): void {
  const { state } = desk;
  const { follow } = state.follows.columns;
  const { after } = state.shareWalks.at(walk);
  const ids = Array.from(state.follows.slots(), (slot) => follow[slot]!);
  const next = nextDues(ids, after);
  for (const id of next) settleShare(desk, context, id);
  context.emit({ type: 'SharesWalked', walk, last: next.at(-1) ?? after, isDone: next.length < duesPerFrame });
}

/**
 * Pays a lead what is due of a follow, open copies counted at their mark, as far as it is held or free. What is held besides for what
 * open losses keep from being due yet stays so.
 */
export function settleShare(desk: CopyTradingDesk, context: CopyTradingContext, follow: number): void {
  const { state, ports } = desk;
  const slot = state.followSlots.get(follow);
  const { columns } = state.follows;
  const sharePpm = columns.sharePpm[slot]!;
  const [gained, shared, held] = [columns.gained[slot]!, columns.shared[slot]!, columns.held[slot]!];
  const open = ticketsOf(desk, follow).reduce((sum, ticket) => sum + ports.blocks.pnlAtMark(ticket), 0n);
  const due = shareDue({ gained: gained + open, shared }, sharePpm);
  const most = held + ports.blocks.free(columns.follower[slot]!, context.at);
  const paid = least(due, most);
  const fromHeld = least(paid, held);
  const still = shareDue({ gained, shared: shared + paid }, sharePpm);
  const released = held - fromHeld - least(still, held - fromHeld);
  if (paid === 0n && released === 0n) return;
  const { follower, lead } = columns;
  const parties = { follow, follower: follower[slot]!, lead: lead[slot]! };
  context.emit({ type: 'ShareSettled', ...parties, sharePpm, gained, open, shared, due, paid, fromHeld, released });
}

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

import { million } from '../../kernel/amounts.ts';
import type { BlockDesk } from '../../kernel/blocks.ts';
import type { ReadCopyTradingState } from './state/records.ts';

/**
 * A lead asks for a part of the whole, and began before they ended; nobody leads and follows; who follows a lead that has stopped is
 * being let go. `leaving`: the leads whose followers are.
 */
export function brokenOf(
  state: ReadCopyTradingState,
  leaving: ReadonlySet<number>,
  blocks: Pick<BlockDesk, 'ticket'>,
): string | null {
  return brokenLeads(state) ?? brokenFollows(state, leaving) ?? brokenCopies(state, blocks);
}

/** Every copy is an open ticket of the one who follows, and no more of it is to be closed than is open. */
function brokenCopies(state: ReadCopyTradingState, blocks: Pick<BlockDesk, 'ticket'>): string | null {
  const { position, follow, toClose, market } = state.copies.columns;
  for (const slot of state.copies.slots()) {
    const ticket = blocks.ticket(position[slot]!);
    if (ticket === null) return `copy_ticket: ${position[slot]} is closed`;
    const followed = state.followSlots.get(follow[slot]!);
    if (followed < 0) return `copy_follow: ${position[slot]} copies for nobody`;
    if (state.follows.columns.follower[followed] !== ticket.customer || ticket.market !== market[slot])
      return `copy_owner: ${position[slot]} is ${ticket.customer}'s`;
    if (toClose[slot]! < 0 || toClose[slot]! > ticket.lots)
      return `copy_to_close: ${toClose[slot]} of ${ticket.lots} lots of ${position[slot]}`;
  }
  return null;
}

function brokenLeads({ leads, followsOf }: ReadCopyTradingState): string | null {
  const { lead, sharePpm, firstAt, openedAt, closedAt } = leads.columns;
  for (const slot of leads.slots()) {
    const who = lead[slot]!;
    if (sharePpm[slot]! < 0 || sharePpm[slot]! > million) return `lead_share: ${who} asks for ${sharePpm[slot]}`;
    if (firstAt[slot]! > openedAt[slot]!) return `lead_times: ${who} began again before the first time`;
    if (closedAt[slot] !== 0 && closedAt[slot]! < openedAt[slot]!) return `lead_times: ${who} ended before they began`;
    if (closedAt[slot] === 0 && followsOf.of(who).size > 0) return `lead_follows: ${who} leads and follows`;
  }
  return null;
}

function brokenFollows(
  { follows, leadSlots, leads, followsOf }: ReadCopyTradingState,
  leaving: ReadonlySet<number>,
): string | null {
  const { follow, follower, lead, followAmount, stopLoss, closing, held, shared } = follows.columns;
  for (const slot of follows.slots()) {
    const id = follow[slot]!;
    if (follower[slot] === lead[slot]) return `follow_oneself: ${id}`;
    if (followAmount[slot]! <= 0n || stopLoss[slot]! > followAmount[slot]!) return `follow_amounts: ${id}`;
    if (held[slot]! < 0n || shared[slot]! < 0n) return `follow_share: ${id} holds ${held[slot]}`;
    const followed = leadSlots.get(lead[slot]!);
    if (followed < 0) return `follow_lead: ${id} follows nobody`;
    if (leads.columns.closedAt[followed] !== 0 && closing[slot] === 0 && !leaving.has(lead[slot]!))
      return `follow_left: ${id} was forgotten`;
    const own = [...followsOf.of(follower[slot]!)].filter((other) => lead[other] === lead[slot]);
    if (own.length !== 1) return `follow_twice: ${follower[slot]} follows ${lead[slot]} ${own.length} times`;
  }
  return null;
}

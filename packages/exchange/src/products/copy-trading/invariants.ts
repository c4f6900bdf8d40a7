import { million } from '../../kernel/amounts.ts';
import type { ReadCopyTradingState } from './state/records.ts';

/**
 * A lead asks for a part of the whole, and began before they ended; nobody leads and follows; who follows a lead that has stopped is
 * being let go. `leaving`: the leads whose followers are.
 */
export function brokenOf(state: ReadCopyTradingState, leaving: ReadonlySet<number>): string | null {
  return brokenLeads(state) ?? brokenFollows(state, leaving);
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
  const { follow, follower, lead, followAmount, stopLoss } = follows.columns;
  for (const slot of follows.slots()) {
    const id = follow[slot]!;
    if (follower[slot] === lead[slot]) return `follow_oneself: ${id}`;
    if (followAmount[slot]! <= 0n || stopLoss[slot]! > followAmount[slot]!) return `follow_amounts: ${id}`;
    const followed = leadSlots.get(lead[slot]!);
    if (followed < 0) return `follow_lead: ${id} follows nobody`;
    if (leads.columns.closedAt[followed] !== 0 && !leaving.has(lead[slot]!)) return `follow_left: ${id} was forgotten`;
    const own = [...followsOf.of(follower[slot]!)].filter((other) => lead[other] === lead[slot]);
    if (own.length !== 1) return `follow_twice: ${follower[slot]} follows ${lead[slot]} ${own.length} times`;
  }
  return null;
}

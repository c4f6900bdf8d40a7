import type { Lots } from '../../../kernel/amounts.ts';
import type { BlockTicket, DepthWish, ReducedLots } from '../../../kernel/blocks.ts';
import { closeBandPpm, gotOf, sharedLots, sharedValue } from '../formulas/block.ts';
import { closingLots } from '../formulas/copy-lots.ts';
import { bands, copiesOfTicket, type CopyTradingContext, type CopyTradingDesk } from './desk.ts';
import { endWhereDone } from './ends.ts';
import { heldChange } from './shares.ts';

/** A ticket was reduced: the copies of it close, and where it is a copy itself its follow's held share follows what it gained. */
export function reduced(desk: CopyTradingDesk, context: CopyTradingContext, ticket: ReducedLots): void {
  const { customer, market, position, lots, left } = ticket;
  if (desk.state.copiesOfTicket.of(position).size > 0)
    context.emit({ type: 'LeadReduced', lead: customer, market, position, before: left + lots, left });
  const slot = desk.state.copySlots.get(position);
  if (slot >= 0) copyReduced(desk, context, slot, ticket);
}

function copyReduced(
  desk: CopyTradingDesk,
  context: CopyTradingContext,
  slot: number,
  { position, market, lots, left }: ReducedLots,
): void {
  const { state } = desk;
  const { toClose, follow: follows } = state.copies.columns;
  const follow = follows[slot]!;
  const followed = state.followSlots.get(follow);
  const { follower, lead, gained } = state.follows.columns;
  // What the block closes is taken off what is to be closed; what somebody else closes only bounds it.
  const isOfBlock = desk.closing?.position === position;
  const waiting = isOfBlock ? desk.closing!.lots - lots : Math.min(toClose[slot]!, left);
  context.emit({
    type: 'CopyReduced',
    follow,
    follower: follower[followed]!,
    lead: lead[followed]!,
    position,
    market,
    lots,
    left,
    toClose: waiting,
    gained: gained[followed]!,
    held: heldChange(desk, followed, gained[followed]!, context.at),
  });
  endWhereDone(desk, context, follow);
}

/** A copy that is to be closed in part or whole, as its ticket is now. */
interface Due {
  readonly ticket: BlockTicket;
  readonly follow: number;
  readonly wanted: Lots;
  /** What stands in its record. */
  readonly known: Lots;
}

/**
 * Brings the copies of a lead's tickets in a market to their closes that are due, before something else is opened there. Those that
 * would go the other way wait for their frame: the lead's order already stands in the book, and they would meet it.
 */
export function closeDueOf(
  desk: CopyTradingDesk,
  context: CopyTradingContext,
  { lead, market, sells }: { readonly lead: number; readonly market: number; readonly sells: boolean },
): void {
  const { columns } = desk.state.closings;
  const isSold = (position: number): boolean =>
    copiesOfTicket(desk, position).some((copy) => desk.ports.blocks.ticket(copy)!.isLong);
  const tickets: number[] = [];
  for (const slot of desk.state.closings.slots())
    if (columns.lead[slot] === lead && columns.market[slot] === market && columns.before[slot] !== 0)
      tickets.push(columns.position[slot]!);
  for (const position of tickets.toSorted((left, right) => left - right))
    if (isSold(position) === sells) closeTicket(desk, context, position);
}

/** Closes the copies of a lead's ticket as far as the book has room near the mark; the rest is tried again, and further from it. */
export function closeCopies(desk: CopyTradingDesk, context: CopyTradingContext, position: number): void {
  const market = desk.state.closings.columns.market[desk.state.closingSlots.get(position)]!;
  closeTicket(desk, context, position);
  desk.ports.blocks.followTrades(context, market);
}

function closeTicket(desk: CopyTradingDesk, context: CopyTradingContext, position: number): void {
  const { columns } = desk.state.closings;
  const slot = desk.state.closingSlots.get(position);
  const market = columns.market[slot]!;
  const since = columns.since[slot]!;
  const dues = duesOf(desk, slot, position).filter(({ wanted }) => wanted > 0);
  const closed =
    dues.length === 0 ? 0 : closeBlocks(desk, context, market, closeBandPpm(bands, context.at - since), dues);
  const left = dues.reduce((sum, { wanted }) => sum + wanted, 0) - closed;
  context.emit({ type: 'CopiesClosed', position, due: left === 0 ? 0 : context.at + bands.closeStepMs });
}

function duesOf(desk: CopyTradingDesk, slot: number, position: number): Due[] {
  const { state, ports } = desk;
  const { before, left } = state.closings.columns;
  const { toClose, follow } = state.copies.columns;
  return copiesOfTicket(desk, position).map((copy) => {
    const ticket = ports.blocks.ticket(copy)!;
    const own = state.copySlots.get(copy);
    const known = toClose[own]!;
    const isWhole = state.follows.columns.closing[state.followSlots.get(follow[own]!)] !== 0;
    const open = ticket.lots - known;
    const byLead = before[slot] === 0 ? 0 : closingLots(open, before[slot]!, before[slot]! - left[slot]!);
    return { ticket, follow: follow[own]!, known, wanted: isWhole ? ticket.lots : known + byLead };
  });
}

/**
 * All copies of one ticket are on one side, and close no further from the mark than the band, nor at a price at which their follower
 * would owe something. Those with the same limit are one block, the band's first. Gives the lots that were closed.
 */
function closeBlocks(
  desk: CopyTradingDesk,
  context: CopyTradingContext,
  market: number,
  bandPpm: number,
  dues: readonly Due[],
): Lots {
  const { blocks } = desk.ports;
  if (blocks.shut(market, context.at) !== null) {
    for (const due of dues) waits(context, due);
    return 0;
  }
  const buys = !dues[0]!.ticket.isLong;
  const band = blocks.limit(market, buys, bandPpm);
  const limits = dues.map(({ ticket }) => {
    const bound = blocks.closingBound(ticket);
    return buys ? Math.min(band, bound) : Math.max(band, bound);
  });
  const sorted = [...new Set(limits)].toSorted((left, right) => (buys ? right - left : left - right));
  return sorted.reduce((sum, limit) => {
    const members = dues.filter((_, i) => limits[i] === limit);
    return sum + closeBlock(desk, context, { market, buys, limit, ofAll: bandPpm >= bands.closeMostPpm }, members);
  }, 0);
}

function closeBlock(
  desk: CopyTradingDesk,
  context: CopyTradingContext,
  { ofAll, ...wish }: Omit<DepthWish, 'members'>,
  dues: readonly Due[],
): Lots {
  const { blocks } = desk.ports;
  const members = new Set(dues.map(({ ticket }) => ticket.customer));
  const wanted = dues.map((due) => due.wanted);
  const planned = sharedLots(wanted, blocks.depth({ ...wish, ofAll, members }));
  const lots = planned.reduce((sum, part) => sum + part, 0);
  const block = lots === 0 ? null : blocks.trade(context, { ...wish, lots, members });
  const got = gotOf(planned, block?.lots ?? 0);
  const values = sharedValue(block?.value ?? 0n, got);
  for (const [i, due] of dues.entries()) {
    const { position, customer } = due.ticket;
    if (got[i] === 0) {
      waits(context, due);
      continue;
    }
    desk.closing = { position, lots: due.wanted };
    const part = { customer, order: 0, position, leverage: 0, lots: got[i]!, value: values[i]! };
    blocks.close(context, block!, part);
    desk.closing = null;
  }
  return got.reduce((sum, part) => sum + part, 0);
}

/** Says of a copy that finds no taker how much of it waits, where that isn't known. */
function waits({ emit }: CopyTradingContext, { ticket: { position, customer }, follow, wanted, known }: Due): void {
  if (wanted !== known) emit({ type: 'CopyWaits', follow, follower: customer, position, toClose: wanted });
}

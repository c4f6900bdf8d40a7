import type { Lots } from '../../../kernel/amounts.ts';
import type { Block, OpenedLots, TakingOrder } from '../../../kernel/blocks.ts';
import { blockRoom, gotOf, sharedLots, sharedValue, withLead } from '../formulas/block.ts';
import { leadingSlot } from '../state/records.ts';
import { closeDueOf } from './closings.ts';
import { bands, type CopyTradingContext, type CopyTradingDesk } from './desk.ts';
import { type LeadOpening, type Skip, type Want, wantsOf } from './wants.ts';

/** Whether somebody leads, and is followed. */
function isFollowed({ state }: CopyTradingDesk, customer: number): boolean {
  return leadingSlot(state, customer) >= 0 && state.followersOf.of(customer).size > 0;
}

/**
 * A lead's order is about to take: it goes with the copies as one block at one average price. It doesn't where nobody wants a lot:
 * then the lead trades as everybody does. What of it couldn't be closed of the lead's copies yet is tried before.
 */
export function takesInBlock(desk: CopyTradingDesk, context: CopyTradingContext, order: TakingOrder): boolean {
  const { customer: lead, market, buys, lots, leverage, isWhole } = order;
  const { blocks } = desk.ports;
  if (!isFollowed(desk, lead) || blocks.shut(market, context.at) !== null) return false;
  closeDueOf(desk, context, { lead, market, sells: !buys });
  const { filled: from, quantity } = blocks.order(order.order)!;
  const guard = blocks.limit(market, buys, bands.openPpm);
  const limit = buys ? Math.min(order.limit, guard) : Math.max(order.limit, guard);
  const part = { order: order.order, position: order.order, from, to: from + lots, quantity, limit };
  const opening: LeadOpening = { lead, market, buys, leverage, ...part };
  const { wants, skips } = wantsOf(desk, opening, context.at);
  if (wants.length === 0) return false;
  const shares = roomFor(desk, opening, wants, { own: lots, at: context.at });
  // Without the lead nobody opens: where there is no lot for them, or an order that is filled whole or not at all would be cut.
  if (shares[0] === 0 || (isWhole && shares[0]! < lots)) return true;
  saySkipped(context, opening, skips);
  const block = tradeShares(desk, context, opening, shares, wants);
  const got = withLead(gotOf(shares, block?.lots ?? 0));
  const values = sharedValue(block?.value ?? 0n, got);
  if (got[0]! > 0) {
    const own = { customer: lead, order: order.order, position: order.order, leverage };
    blocks.open(context, block!, { ...own, lots: got[0]!, value: values[0]! });
  }
  handOn(desk, context, opening, { block, wants, got: got.slice(1), values: values.slice(1) });
  return true;
}

/** A lead's order has opened lots, and not in a block: they are copied at once, in a frame of their own. */
export function opened(desk: CopyTradingDesk, context: CopyTradingContext, lots: OpenedLots): void {
  const { customer: lead, market, order, position, buys, leverage } = lots;
  if (!isFollowed(desk, lead)) return;
  const { filled, quantity } = desk.ports.blocks.order(order)!;
  const part = { from: filled - lots.lots, to: filled, quantity };
  context.emit({ type: 'LeadFilled', lead, market, order, position, buys, leverage, ...part });
}

/** Copies what a lead's order was filled with at its turn, as a block at market with its own average. */
export function copyFill(desk: CopyTradingDesk, context: CopyTradingContext, order: number): void {
  const { state, ports } = desk;
  const { blocks } = ports;
  const slot = state.fillSlots.get(order);
  const { lead, market, position, buys, leverage, from, to, quantity } = state.fills.columns;
  const what = { lead: lead[slot]!, market: market[slot]!, order, position: position[slot]!, buys: buys[slot] === 1 };
  const part = { leverage: leverage[slot]!, from: from[slot]!, to: to[slot]!, quantity: quantity[slot]! };
  const limit = blocks.limit(what.market, what.buys, bands.openPpm);
  const opening: LeadOpening = { ...what, ...part, limit };
  const { wants, skips } = wantsOf(desk, opening, context.at, shutFor(desk, opening, context.at));
  saySkipped(context, opening, skips);
  if (wants.length > 0) {
    const shares = roomFor(desk, opening, wants, { own: 0, at: context.at });
    const block = tradeShares(desk, context, opening, shares, wants);
    const got = gotOf(shares, block?.lots ?? 0);
    const values = sharedValue(block?.value ?? 0n, got);
    handOn(desk, context, opening, { block, wants, got: got.slice(1), values: values.slice(1) });
  }
  context.emit({ type: 'LeadFillCopied', order });
  if (wants.length > 0) blocks.followTrades(context, what.market);
}

/** Why nobody may copy what was filled by now, or null: the market takes nothing, or the lead has closed it already. */
function shutFor({ ports: { blocks } }: CopyTradingDesk, { market, position }: LeadOpening, at: number): string | null {
  const shut = blocks.shut(market, at);
  if (shut !== null) return shut.code;
  return blocks.ticket(position) === null ? 'position_not_found' : null;
}

/** What the lead, first, who wants `own` lots, and the copies get of the room that the guard leaves them, all cut alike. */
function roomFor(
  desk: CopyTradingDesk,
  opening: LeadOpening,
  wants: readonly Want[],
  { own, at }: { readonly own: Lots; readonly at: number },
): Lots[] {
  const { blocks } = desk.ports;
  const { market, buys, limit } = opening;
  const depth = blocks.depth({ market, buys, limit, members: membersOf(opening, wants), ofAll: false });
  const room = Math.min(blockRoom(depth, blocks.averageDepth(market, buys, at)), blocks.interestRoom(market));
  return sharedLots([own, ...wants.map(({ lots }) => lots)], room);
}

/** Whose own orders leave the block's way: the lead's, and those of all who get a part of it. */
function membersOf({ lead }: LeadOpening, wants: readonly Want[]): ReadonlySet<number> {
  return new Set([lead, ...wants.map(({ follower }) => follower)]);
}

/** Null where there is nothing to trade. */
function tradeShares(
  desk: CopyTradingDesk,
  context: CopyTradingContext,
  opening: LeadOpening,
  shares: readonly Lots[],
  wants: readonly Want[],
): Block | null {
  const lots = shares.reduce((sum, share) => sum + share, 0);
  if (lots === 0) return null;
  const { market, buys, limit } = opening;
  return desk.ports.blocks.trade(context, { market, buys, limit, lots, members: membersOf(opening, wants) });
}

interface Parts {
  readonly block: Block | null;
  readonly wants: readonly Want[];
  readonly got: readonly Lots[];
  readonly values: readonly bigint[];
}

/** Every copy gets its part, or is told that the book had no room for it. */
function handOn(
  desk: CopyTradingDesk,
  context: CopyTradingContext,
  opening: LeadOpening,
  { block, wants, got, values }: Parts,
): void {
  const { emit } = context;
  const { lead, market, position: leadPosition } = opening;
  for (const [i, { follow, follower, position, leverage, wanted, lots: asked, cut }] of wants.entries()) {
    const lots = got[i]!;
    const of = { follow, follower, lead, leadPosition, market, wanted };
    if (lots === 0) {
      emit({ type: 'CopySkipped', ...of, reason: 'depth' });
      continue;
    }
    const part = { customer: follower, order: 0, position, leverage, lots, value: values[i]! };
    const share = desk.ports.blocks.open(context, block!, part);
    const { order, fee } = share;
    emit({ type: 'CopyOpened', ...of, position: share.position, order, lots, cut: lots < asked ? 'depth' : cut, fee });
  }
}

function saySkipped(
  { emit }: CopyTradingContext,
  { lead, market, position: leadPosition }: LeadOpening,
  skips: readonly Skip[],
): void {
  for (const skip of skips) emit({ type: 'CopySkipped', lead, market, leadPosition, ...skip });
}

import type { Lots, Ticks } from '../../../kernel/amounts.ts';
import type { BlockTicket } from '../../../kernel/blocks.ts';
import type { CopyCut } from '../../../kernel/vocabulary.ts';
import { copyLots, lotsWithin } from '../formulas/copy-lots.ts';
import { wishIn } from '../state/records.ts';
import { type CopyTradingDesk, copiersOf, ticketsOf } from './desk.ts';

/** What a lead's order has opened, or is about to: its lots from `from` to `to` of `quantity`, at `limit` at worst. */
export interface LeadOpening {
  readonly lead: number;
  readonly market: number;
  readonly order: number;
  readonly position: number;
  readonly buys: boolean;
  readonly leverage: number;
  readonly from: Lots;
  readonly to: Lots;
  readonly quantity: Lots;
  readonly limit: Ticks;
}

/** What a follower wants of it: `lots` of `wanted`. `position`: the copy that grows by it, 0 for a new one. */
export interface Want {
  readonly follow: number;
  readonly follower: number;
  readonly position: number;
  readonly leverage: number;
  readonly wanted: Lots;
  readonly lots: Lots;
  readonly cut: CopyCut;
}

/** A follower who gets nothing of it, and why. */
export interface Skip {
  readonly follow: number;
  readonly follower: number;
  readonly wanted: Lots;
  readonly reason: string;
}

/**
 * What those who follow a lead want of what it opens, by ascending follow, and who gets nothing. `nobodys`: why none of them gets
 * any; null where they may.
 */
export function wantsOf(
  desk: CopyTradingDesk,
  opening: LeadOpening,
  at: number,
  nobodys: string | null = null,
): { readonly wants: readonly Want[]; readonly skips: readonly Skip[] } {
  const wants: Want[] = [];
  const skips: Skip[] = [];
  for (const follow of copiersOf(desk, opening.lead)) {
    const found = wantOf(desk, opening, follow, { at, nobodys });
    if (found === null) continue;
    if ('reason' in found) skips.push(found);
    else wants.push(found);
  }
  return { wants, skips };
}

/**
 * The lots of a copy by the wish of its follower, before any bound. They are reckoned for the whole of what an order has filled, so
 * that many small fills lose nothing by rounding: a fill adds what it changes. Source: rules.md section 6, reading 20.
 */
function wantedLots(desk: CopyTradingDesk, slot: number, { from, to, quantity, market }: LeadOpening): Lots {
  const { lotE6 } = desk.ports.blocks.market(market);
  const { mode, sizeE6 } = wishIn(desk.state, slot);
  if (mode === 'multiple') {
    const size = { mode, multiplePpm: sizeE6 } as const;
    return copyLots(size, to * lotE6, lotE6) - copyLots(size, from * lotE6, lotE6);
  }
  const whole = BigInt(copyLots({ mode, contractsE6: sizeE6 }, 0, lotE6));
  const upTo = (lots: Lots): bigint => (whole * BigInt(lots)) / BigInt(quantity);
  return Number(upTo(to) - upTo(from));
}

/** Null where a part of an order comes to less than a lot: what it would have been is in the next part. */
function wantOf(
  desk: CopyTradingDesk,
  opening: LeadOpening,
  follow: number,
  { at, nobodys }: { readonly at: number; readonly nobodys: string | null },
): Want | Skip | null {
  const { state, ports } = desk;
  const slot = state.followSlots.get(follow);
  const follower = state.follows.columns.follower[slot]!;
  const wanted = wantedLots(desk, slot, opening);
  const skipped = (reason: string): Skip => ({ follow, follower, wanted, reason });
  if (wanted === 0) return isNothing(desk, slot, opening) ? skipped('copy_too_small') : null;
  if (nobodys !== null) return skipped(nobodys);
  const barred = ports.barred(follower, 'copy_trading');
  if (barred) return skipped(barred.code);
  const tickets = ticketsOf(desk, follow);
  const grown = tickets.find(({ position }) => leadPositionOf(desk, position) === opening.position);
  const sized = sizedWant(desk, opening, { slot, follower, wanted, tickets, grown }, at);
  if (typeof sized === 'string') return skipped(sized);
  const { lots, leverage } = sized;
  const cut = lots < wanted ? 'follow_amount' : '';
  return { follow, follower, position: grown?.position ?? 0, leverage, wanted, lots, cut };
}

/** An order that has filled comes to less than a lot in all. */
function isNothing(desk: CopyTradingDesk, slot: number, opening: LeadOpening): boolean {
  return opening.to === opening.quantity && wantedLots(desk, slot, { ...opening, from: 0 }) === 0;
}

function leadPositionOf({ state }: CopyTradingDesk, position: number): number {
  return state.copies.columns.leadPosition[state.copySlots.get(position)]!;
}

interface Sizing {
  readonly slot: number;
  readonly follower: number;
  readonly wanted: Lots;
  readonly tickets: readonly BlockTicket[];
  /** The copy that grows; it keeps its leverage. */
  readonly grown: BlockTicket | undefined;
}

/**
 * The lots that fit into the follow's amount at the least leverage of the lead's, the follow's and the follower's own; a tier that
 * allows less takes it down, and the lots with it. A text: why there are none.
 */
function sizedWant(
  { state, ports: { blocks } }: CopyTradingDesk,
  { market, buys, limit, leverage: ofLead }: LeadOpening,
  { slot, follower, wanted, tickets, grown }: Sizing,
  at: number,
): { readonly lots: Lots; readonly leverage: number } | string {
  const { followAmount, leverageMost } = wishIn(state, slot);
  const inUse = tickets.reduce((sum, ticket) => sum + blocks.initialMargin(ticket), 0n);
  const lotValue = blocks.highest({ market, buys, limit }) * blocks.market(market).unit;
  const own = blocks.leverageMost(follower, market, at);
  let leverage = grown?.leverage ?? Math.min(ofLead, leverageMost === 0 ? ofLead : leverageMost, own);
  for (;;) {
    const lots = lotsWithin(wanted, { followAmount, inUse }, { lotValue, leverage });
    if (lots === 0) return 'follow_amount_used';
    const refused = blocks.refuses({ customer: follower, market, buys, limit, lots, leverage }, at);
    if (!refused) return { lots, leverage };
    const most = Number(refused.detail?.['most'] ?? 0);
    if (refused.code !== 'leverage_too_high' || grown !== undefined || !(most >= 1 && most < leverage))
      return refused.code;
    leverage = most;
  }
}

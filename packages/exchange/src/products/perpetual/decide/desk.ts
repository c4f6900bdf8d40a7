import type { Lots, Ticks } from '../../../kernel/amounts.ts';
import type { Context } from '../../../kernel/product.ts';
import type { Offer } from '../../../kernel/vocabulary.ts';
import type { CopyHooks } from '../../../kernel/blocks.ts';
import type { StakeGuard } from '../../../kernel/stakes.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { PositionDesk } from '../../../matching/venue/decide/position-desk.ts';
import { contractHealths, type ContractHealth, type PerpetualEvent } from '../events.ts';
import type { ContractScale, Position, PositionSide } from '../formulas/contract.ts';
import { healthOf } from '../formulas/index-health.ts';
import type { Tier } from '../formulas/tiers.ts';
import { modeKey, type ReadPerpetualState } from '../state/records.ts';
import { kindOf } from '../state/postings.ts';
import type { Leg } from './legs.ts';
import type { LiquidationIndex } from './liquidation-index.ts';

/** What contracts ask of their neighbours. */
export interface PerpetualPorts {
  /** The venue, where contracts are traded. */
  venue(): PositionDesk;
  /** The last tick of an asset: 1e-8 USDT for one coin, when the oldest quote behind it was made (ms), its sound sources. */
  index(asset: number): { readonly priceE8: number; readonly at: number; readonly sources: number };
  /** When a customer was opened, in ms; null for nobody. */
  openedAt(customer: number): number | null;
  /** Why a customer may not begin something that the house offers, or null. */
  barred(customer: number, offer: Offer): Rejection | null;
  readonly stakes: StakeGuard;
  /** Who copies what customers trade. */
  readonly copies: CopyHooks;
}

/** What every decision about contracts works with. */
export interface PerpetualDesk {
  readonly state: ReadPerpetualState;
  readonly ledger: Pick<Ledger, 'available'>;
  readonly ports: PerpetualPorts;
  /** The two sides of the match that is being settled. */
  readonly legs: { taker: Leg | null; maker: Leg | null };
  /** The position that is being liquidated: what its order closes costs the penalty instead of the taker fee. */
  liquidating: number;
  /** Who has to be looked at when a mark moves, and whose thresholds are out of date: both follow from the state. */
  readonly index: LiquidationIndex;
  readonly stale: Set<number>;
  /** Who is still to pay or to receive in a funding, by its market; it follows from the state as well. */
  readonly walks: Map<number, FundingWalk>;
}

/** The keys of one side of a funding, ascending. */
export interface FundingWalk {
  readonly funding: number;
  readonly paysOut: boolean;
  readonly keys: Float64Array;
}

export type PerpetualContext = Context<PerpetualEvent>;

/** A contract as decisions read it. Its numbers as in its record. */
export interface Contract extends ContractScale {
  readonly slot: number;
  readonly market: number;
  readonly quote: number;
  readonly clearing: number;
  readonly markE8: number;
  readonly narrowE8: number;
  readonly narrowAbove: number;
  readonly indexE8: number;
  readonly health: ContractHealth;
  readonly tiers: readonly Tier[];
}

/** A contract that has rules, or null. */
export function contractOf(desk: Pick<PerpetualDesk, 'state'>, market: number): Contract | null {
  const { contracts, contractSlots, tiers } = desk.state;
  const slot = Number.isSafeInteger(market) && market > 0 ? contractSlots.get(market) : -1;
  if (slot < 0) return null;
  const { columns } = contracts;
  return {
    slot,
    market,
    quote: columns.quote[slot]!,
    clearing: columns.clearing[slot]!,
    unit: columns.unit[slot]!,
    tickE8: columns.tickE8[slot]!,
    markE8: columns.markE8[slot]!,
    narrowE8: columns.narrowE8[slot]!,
    narrowAbove: columns.narrowAbove[slot]!,
    indexE8: columns.indexE8[slot]!,
    health: contractHealths[columns.health[slot]!]!,
    tiers: tiers[slot]!,
  };
}

/** Whether a contract's mark is frozen at a time in ms: it was said, or nothing has been heard of its index for too long. */
export function isFrozenAt({ state, ports }: PerpetualDesk, { slot, health }: Contract, at: number): boolean {
  return health === 'frozen' || healthOf(ports.index(state.contracts.columns.base[slot]!), at, 0) === 'frozen';
}

/** When the mark of a contract last moved, in ms; 0 before its first. */
export function markedAt({ state }: Pick<PerpetualDesk, 'state'>, market: number): number {
  const slot = state.marks.slots.get(market);
  return slot < 0 ? 0 : state.marks.table.columns.markedAt[slot]!;
}

/** The mark of positions of some leverage, in 1e-8 USDT. */
export function markOf(
  { markE8, narrowE8, narrowAbove }: Contract,
  { leverage }: { readonly leverage: number },
): number {
  return leverage > narrowAbove ? narrowE8 : markE8;
}

/** An open position as decisions read it. */
export interface OpenPosition extends Position {
  readonly slot: number;
  readonly id: number;
  readonly customer: number;
  readonly market: number;
  readonly isNet: boolean;
  readonly isCross: boolean;
  readonly leverage: number;
  readonly margin: bigint;
}

/** The position in a slot. */
export function positionIn(desk: Pick<PerpetualDesk, 'state'>, slot: number): OpenPosition {
  const { columns } = desk.state.positions;
  return {
    slot,
    id: columns.position[slot]!,
    customer: columns.customer[slot]!,
    market: columns.market[slot]!,
    side: columns.isLong[slot] === 1 ? 1 : -1,
    lots: columns.lots[slot]!,
    entryValue: columns.entryValue[slot]!,
    margin: columns.margin[slot]!,
    isNet: columns.isNet[slot] === 1,
    isCross: columns.isCross[slot] === 1,
    leverage: columns.leverage[slot]!,
  };
}

/** A position by its id, or null. */
export function positionOf(desk: Pick<PerpetualDesk, 'state'>, position: number): OpenPosition | null {
  const isId = Number.isSafeInteger(position) && position !== 0;
  const slot = isId ? desk.state.positionSlots.get(position) : -1;
  return slot < 0 ? null : positionIn(desk, slot);
}

/** A customer's own position, or null: another one's is as if it didn't exist. */
export function ownPosition(
  desk: Pick<PerpetualDesk, 'state'>,
  customer: number,
  position: number,
): OpenPosition | null {
  const found = positionOf(desk, position);
  return found?.customer === customer ? found : null;
}

/** A customer's positions, oldest first; `market` 0 for all. */
export function positionsOf(desk: Pick<PerpetualDesk, 'state'>, customer: number, market = 0): OpenPosition[] {
  const found = [...desk.state.positionsOf.of(customer)].map((slot) => positionIn(desk, slot));
  const meant = market === 0 ? found : found.filter((position) => position.market === market);
  return meant.toSorted((left, right) => left.id - right.id);
}

/** The net position of a liquidity provider in a market, or null. */
export function netPositionOf(desk: PerpetualDesk, customer: number, market: number): OpenPosition | null {
  const { columns } = desk.state.positions;
  for (const slot of desk.state.positionsOf.of(customer))
    if (columns.market[slot] === market && columns.isNet[slot] === 1) return positionIn(desk, slot);
  return null;
}

/** How a customer trades a market. `netLeverage` 0: by tickets. */
export function modeOf(
  { state }: Pick<PerpetualDesk, 'state'>,
  customer: number,
  market: number,
): { readonly isCross: boolean; readonly netLeverage: number } {
  const slot = state.modeSlots.get(modeKey(customer, market));
  if (slot < 0) return { isCross: false, netLeverage: 0 };
  return { isCross: state.modes.columns.mode[slot] === 1, netLeverage: state.modes.columns.netLeverage[slot]! };
}

/** What a customer can spend of what contracts are margined in, in units of the quote. */
export function availableTo({ ledger }: PerpetualDesk, customer: number, quote: number): bigint {
  return ledger.available(customer, kindOf(customer), quote);
}

/** All that a customer has in a market and side: their positions, and their opening orders in the book. */
export function sideLots(desk: PerpetualDesk, customer: number, market: number, side: PositionSide): Lots {
  const { columns } = desk.state.positions;
  const isLong = side === 1 ? 1 : 0;
  let lots = desk.ports.venue().restingOpenings(customer, market, side === 1);
  for (const slot of desk.state.positionsOf.of(customer))
    if (columns.market[slot] === market && columns.isLong[slot] === isLong) lots += columns.lots[slot]!;
  return lots;
}

/** The mark in ticks, rounded down and up; 0 where there is none yet. */
export function markTicks({ markE8, tickE8 }: Contract): { readonly down: Ticks; readonly up: Ticks } {
  return { down: Math.floor(markE8 / tickE8), up: Math.ceil(markE8 / tickE8) };
}

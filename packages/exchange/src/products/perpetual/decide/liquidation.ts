import type { Lots, Ticks } from '../../../kernel/amounts.ts';
import { notionalAt, unrealisedPnl } from '../formulas/contract.ts';
import { ceilOf, floorOf, plus, whole } from '../formulas/exact.ts';
import { isWorse } from '../formulas/cross-account.ts';
import { stepLots } from '../formulas/liquidation.ts';
import { isLiquidated } from '../formulas/margins.ts';
import {
  type Contract,
  contractOf,
  isFrozenAt,
  markedAt,
  markOf,
  type OpenPosition,
  ownPosition,
  type PerpetualContext,
  type PerpetualDesk,
  positionsOf,
} from './desk.ts';
import { closingBoundOf, crossAccountOf, maintenanceOf, tierPpmOf } from './exposure.ts';
import { liquidationRulesOf } from './legs.ts';
import { deleverage } from './deleveraging.ts';
import { takeOver } from './fund-takeover.ts';
import { refresh } from './thresholds.ts';

/** How many positions one frame liquidates a step of; the rest follow in frames of their own (D9). */
export const stepsPerFrame = 16;

/**
 * Liquidates a step of every position that its mark has brought to its maintenance margin, by customer: after the marks have
 * moved, and again where a frame had no room for all of them. A position is liquidated one step a mark.
 */
export function liquidate(desk: PerpetualDesk, context: PerpetualContext): void {
  refresh(desk, desk.index, desk.stale);
  let room = stepsPerFrame;
  for (const customer of reachedBy(desk)) {
    desk.stale.add(customer);
    for (const position of dueOf(desk, customer)) {
      if (room === 0) {
        if (desk.state.counters.liquidationTimer === 0) context.emit({ type: 'LiquidationsLeft', due: context.at });
        return;
      }
      room--;
      liquidateStep(desk, context, position);
    }
  }
  if (desk.state.counters.liquidationTimer !== 0) context.emit({ type: 'LiquidationsLeft', due: 0 });
}

/** Goes on where a frame had no room; where nothing has been heard of an index since, as after a restart, the next mark does. */
export function resumeLiquidations(desk: PerpetualDesk, context: PerpetualContext): void {
  context.emit({ type: 'LiquidationsLeft', due: 0 });
  if (!isSilent(desk, context.at)) liquidate(desk, context);
}

/** Whether the ticks of an index have stopped that was sound: ticks bring all of them, and say it of one that isn't. */
function isSilent(desk: PerpetualDesk, at: number): boolean {
  const { market } = desk.state.contracts.columns;
  for (const slot of desk.state.contracts.slots()) {
    const contract = contractOf(desk, market[slot]!)!;
    if (contract.health !== 'frozen' && isFrozenAt(desk, contract, at)) return true;
  }
  return false;
}

/** The customers whose thresholds the marks of now reach, by their ids. */
function reachedBy(desk: PerpetualDesk): number[] {
  const { market } = desk.state.contracts.columns;
  const found = new Set<number>();
  for (const slot of desk.state.contracts.slots()) {
    const contract = contractOf(desk, market[slot]!)!;
    if (contract.markE8 === 0 || !mayLiquidate(desk, contract)) continue;
    for (const customer of desk.index.reached(slot, contract.markE8, contract.narrowE8)) found.add(customer);
  }
  return [...found].toSorted((left, right) => left - right);
}

/** Whether positions of a contract are liquidated now: on a sound index, in a market that trades. */
function mayLiquidate(desk: PerpetualDesk, { market, health }: Contract): boolean {
  return health === 'sound' && desk.ports.venue().isTrading(market);
}

/** What of a customer's positions is due for a step: isolated ones by themselves, of a cross account the worst. */
function* dueOf(desk: PerpetualDesk, customer: number): Generator<OpenPosition> {
  for (const { id } of positionsOf(desk, customer)) {
    const position = ownPosition(desk, customer, id);
    if (position !== null && !position.isCross && isDue(desk, position)) yield position;
  }
  const worst = worstCross(desk, customer);
  if (worst !== null) yield worst;
}

function isDue(desk: PerpetualDesk, position: OpenPosition): boolean {
  return mayStep(desk, position) && isBelow(desk, position);
}

/** Whether a position has not had its step at the mark of now, and may have one. */
function mayStep(desk: PerpetualDesk, { slot, market }: OpenPosition): boolean {
  const contract = contractOf(desk, market)!;
  return mayLiquidate(desk, contract) && desk.state.positions.columns.steppedAt[slot] !== markedAt(desk, market);
}

/** Whether what stands behind a position is no more than its maintenance margin: its own margin, or its account. */
function isBelow(desk: PerpetualDesk, position: OpenPosition): boolean {
  const { equity, maintenance } = standingOf(desk, position);
  return isLiquidated(equity, maintenance);
}

function standingOf(desk: PerpetualDesk, position: OpenPosition): ReturnType<typeof crossAccountOf> | Isolated {
  if (position.isCross) return crossAccountOf(desk, position.customer);
  const contract = contractOf(desk, position.market)!;
  const equity = plus(whole(position.margin), unrealisedPnl(contract, position, markOf(contract, position)));
  return { equity, maintenance: maintenanceOf(desk, position) };
}

type Isolated = Pick<ReturnType<typeof crossAccountOf>, 'equity' | 'maintenance'>;

/** The cross position with the largest loss of an account that is due; null where none is, or none may have a step now. */
function worstCross(desk: PerpetualDesk, customer: number): OpenPosition | null {
  const cross = positionsOf(desk, customer).filter(({ isCross }) => isCross);
  if (cross.length === 0) return null;
  const { equity, maintenance } = crossAccountOf(desk, customer);
  if (!isLiquidated(equity, maintenance)) return null;
  // One position of an account has its step a mark, however many markets it is in.
  if (cross.some((position) => !mayStep(desk, position) && mayLiquidate(desk, contractOf(desk, position.market)!)))
    return null;
  let worst: OpenPosition | null = null;
  for (const position of cross) {
    if (!mayStep(desk, position)) continue;
    if (worst === null || isWorse(lossOf(desk, position), lossOf(desk, worst))) worst = position;
  }
  return worst;
}

function lossOf(desk: PerpetualDesk, position: OpenPosition) {
  const contract = contractOf(desk, position.market)!;
  return { id: position.id, unrealisedPnl: unrealisedPnl(contract, position, markOf(contract, position)) };
}

/**
 * One step: the customer's orders leave the book, which may be enough; else a part of the position is closed on the book no
 * worse than at its bankruptcy price, and what that leaves goes to the insurance fund, or to whoever has gained most. Only then do
 * stops follow those trades: one of the same position is its customer's own order and pays no penalty.
 */
function liquidateStep(desk: PerpetualDesk, context: PerpetualContext, due: OpenPosition): void {
  const { customer, id, market } = due;
  const venue = desk.ports.venue();
  venue.endResting(context, customer, market, 'liquidation');
  const position = ownPosition(desk, customer, id);
  if (position === null || !isBelow(desk, position)) return;
  const contract = contractOf(desk, market)!;
  const lots = stepOf(desk, contract, position);
  const limit = closingBoundOf(desk, position);
  said(desk, context, position, { lots, limit });
  desk.liquidating = id;
  const closed = venue.forceClose(context, { customer, market, position: id, buys: position.side !== 1, lots, limit });
  const left = lots - closed;
  const leftover = { position: id, customer, lots: left, limit };
  const taken = left === 0 ? 0 : takeOver(desk, context, leftover);
  if (taken < left) deleverage(desk, context, { ...leftover, lots: left - taken });
  desk.liquidating = 0;
  venue.followTrades(context, market);
}

function stepOf(desk: PerpetualDesk, contract: Contract, position: OpenPosition): Lots {
  const notional = notionalAt(contract, position.lots, markOf(contract, position));
  return stepLots(position.lots, notional, liquidationRulesOf(desk, contract));
}

/** Writes why, with every number: what stood behind the position, what it needed, and at which price it closes at worst. */
function said(
  desk: PerpetualDesk,
  context: PerpetualContext,
  position: OpenPosition,
  step: { readonly lots: Lots; readonly limit: Ticks },
): void {
  const { equity, maintenance } = standingOf(desk, position);
  const contract = contractOf(desk, position.market)!;
  const { id, customer, market, lots, entryValue, margin, isCross, leverage } = position;
  context.emit({
    type: 'PositionLiquidated',
    position: id,
    customer,
    market,
    lots,
    entryValue,
    margin,
    markE8: markOf(contract, position),
    indexE8: contract.indexE8,
    equity: floorOf(equity),
    maintenance: ceilOf(maintenance),
    stepLots: step.lots,
    limit: step.limit,
    markedAt: markedAt(desk, market),
    isCross,
    leverage,
    tierPpm: tierPpmOf(desk, position),
  });
}

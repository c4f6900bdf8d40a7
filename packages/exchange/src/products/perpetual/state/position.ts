import type { PerpetualEvent } from '../events.ts';
import { keepDue, lastInstant } from './evolve-funding.ts';
import { knownContract, type PerpetualState } from './records.ts';

type Increased = Extract<PerpetualEvent, { type: 'PositionIncreased' }>;
type Reduced = Extract<PerpetualEvent, { type: 'PositionReduced' }>;

/** The slot of the position that an event names. Throws when there is none: the event doesn't fit. */
export function knownPosition(state: PerpetualState, position: number): number {
  const slot = state.positionSlots.get(position);
  if (slot < 0) throw new Error(`There is no position ${position}.`);
  return slot;
}

/** Adds lots to a position, which it opens where there is none. */
export function increase(state: PerpetualState, event: Increased, at: number): void {
  const contract = knownContract(state, event.market);
  const known = state.positionSlots.get(event.position);
  const slot = known >= 0 ? known : open(state, event, at);
  const { columns } = state.positions;
  const isLong = event.side === 'long';
  if (columns.customer[slot] !== event.customer || (columns.isLong[slot] === 1) !== isLong)
    throw new Error(`Position ${event.position} is another one's, or on the other side.`);
  keepDue(state, slot);
  columns.lots[slot]! += event.lots;
  columns.entryValue[slot] = columns.entryValue[slot]! + event.value;
  columns.margin[slot] = columns.margin[slot]! + event.margin;
  columns.openingMargin[slot] = columns.openingMargin[slot]! + event.margin;
  columns.fees[slot] = columns.fees[slot]! + event.fee;
  state.positions.touch(slot);
  count(state, contract, isLong, event.lots, event.value);
  state.stale.add(event.customer);
}

/** Takes lots from a position, which ends with the last of them. */
export function reduce(state: PerpetualState, event: Reduced): void {
  const contract = knownContract(state, event.market);
  const slot = knownPosition(state, event.position);
  keepDue(state, slot);
  const { columns } = state.positions;
  columns.lots[slot]! -= event.lots;
  columns.entryValue[slot] = columns.entryValue[slot]! - event.entryValue;
  columns.margin[slot] = columns.margin[slot]! - event.margin;
  columns.realised[slot] = columns.realised[slot]! + event.realised;
  columns.closedLots[slot]! += event.lots;
  columns.closedValue[slot] = columns.closedValue[slot]! + event.value;
  columns.fees[slot] = columns.fees[slot]! + event.fee;
  if (columns.lots[slot] !== event.left || columns.margin[slot] < 0n || event.left < 0)
    throw new Error(
      `Position ${event.position} would have ${columns.lots[slot]} lots and ${columns.margin[slot]} margin.`,
    );
  count(state, contract, event.side === 'long', -event.lots, -event.entryValue);
  state.stale.add(event.customer);
  if (event.left > 0) {
    state.positions.touch(slot);
    return;
  }
  if (columns.margin[slot] !== 0n || columns.entryValue[slot] !== 0n)
    throw new Error(`Position ${event.position} would end with ${columns.margin[slot]} margin.`);
  state.positionsOf.remove(event.customer, slot);
  state.positionSlots.delete(event.position);
  state.positions.remove(slot);
}

function open(state: PerpetualState, event: Increased, at: number): number {
  const slot = state.positions.add();
  const { columns } = state.positions;
  columns.position[slot] = event.position;
  columns.customer[slot] = event.customer;
  columns.market[slot] = event.market;
  columns.isLong[slot] = event.side === 'long' ? 1 : 0;
  columns.isNet[slot] = event.isNet ? 1 : 0;
  columns.isCross[slot] = event.isCross ? 1 : 0;
  columns.leverage[slot] = event.leverage;
  columns.lots[slot] = 0;
  columns.entryValue[slot] = 0n;
  columns.margin[slot] = 0n;
  columns.realised[slot] = 0n;
  columns.fees[slot] = 0n;
  columns.funding[slot] = 0n;
  columns.openingMargin[slot] = 0n;
  columns.closedLots[slot] = 0;
  columns.closedValue[slot] = 0n;
  columns.fundedAt[slot] = lastInstant(state, event.market);
  columns.openedAt[slot] = at;
  columns.steppedAt[slot] = 0;
  columns.takeProfit[slot] = 0;
  columns.stopLoss[slot] = 0;
  columns.stopsByMark[slot] = 0;
  columns.takeProfitOrder[slot] = 0;
  columns.stopLossOrder[slot] = 0;
  state.positionSlots.set(event.position, slot);
  state.positionsOf.add(event.customer, slot);
  if (event.position < 0) state.counters.lastNetPosition = -event.position;
  return slot;
}

function count(state: PerpetualState, contract: number, isLong: boolean, lots: number, entryValue: bigint): void {
  const { longLots, shortLots, longEntry, shortEntry } = state.contracts.columns;
  if (isLong) {
    longLots[contract]! += lots;
    longEntry[contract] = longEntry[contract]! + entryValue;
  } else {
    shortLots[contract]! += lots;
    shortEntry[contract] = shortEntry[contract]! + entryValue;
  }
  state.contracts.touch(contract);
}

import { IntMap } from '../../../kernel/int-map.ts';
import { knownSlot } from '../../../kernel/known-slot.ts';
import { Schedules } from '../../../kernel/schedules.ts';
import { SlotsByOwner } from '../../../kernel/slots-by-owner.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { type FundingState, fundingState } from './funding.ts';
import { markState } from './marks.ts';
import { contractHealths, contractRuleFields, marginModes } from '../events.ts';
import { type Tier, tiersOf } from '../formulas/tiers.ts';

/** The kind of the timer that brings announced rules into effect. */
export const rulesTimerKind = 'perpetual.rules';

/** The kind of the timer that goes on with the liquidations that a frame had no room for. */
export const liquidationTimerKind = 'perpetual.liquidate';

/**
 * A contract. `longLots` and `shortLots`: all positions of its two sides, which are as many. `markE8` 0: no mark yet; `narrowE8`
 * is that of positions above `narrowAbove` times. `health`:
 * what the index allows. `lostToday`: what the insurance fund's takeovers have cost it on the day `lostOn`.
 */
const contractFields = {
  market: 'int',
  base: 'int',
  quote: 'int',
  clearing: 'int',
  unit: 'int',
  tickE8: 'int',
  ...contractRuleFields,
  longLots: 'int',
  shortLots: 'int',
  longEntry: 'amount',
  shortEntry: 'amount',
  markE8: 'int',
  narrowE8: 'int',
  indexE8: 'int',
  health: contractHealths,
  lostOn: 'int',
  lostToday: 'amount',
} as const;

/**
 * An open position: a customer's ticket, whose id is that of the order that opened it, or the net position of a liquidity
 * provider, whose ids count down from -1. `entryValue`: the price × lots × unit of its fills; `margin` is held for it; the three
 * sums, `openingMargin` and what was closed of it are of its whole life. Stops in ticks, 0 for none, with the orders that wait for them.
 */
const positionFields = {
  position: 'int',
  customer: 'int',
  market: 'int',
  isLong: 'flag',
  isNet: 'flag',
  isCross: 'flag',
  leverage: 'int',
  lots: 'int',
  entryValue: 'amount',
  margin: 'amount',
  realised: 'amount',
  fees: 'amount',
  funding: 'amount',
  openingMargin: 'amount',
  closedLots: 'int',
  closedValue: 'amount',
  fundedAt: 'int',
  openedAt: 'int',
  steppedAt: 'int',
  takeProfit: 'int',
  stopLoss: 'int',
  stopsByMark: 'flag',
  takeProfitOrder: 'int',
  stopLossOrder: 'int',
} as const;

/** How a customer trades a market, where that isn't isolated tickets. `netLeverage` 0: tickets. */
const modeFields = { customer: 'int', market: 'int', mode: marginModes, netLeverage: 'int' } as const;

/** Markets have ids below this, so that customer and market make one key. */
const marketMax = 4096;

export function modeKey(customer: number, market: number): number {
  return customer * marketMax + market;
}

export function initialState(timers: Timers) {
  return {
    contracts: new Table('contract', contractFields),
    contractSlots: new IntMap(),
    /** By contract slot, derived from its rules. */
    tiers: [] as (readonly Tier[])[],
    announcedRules: new Schedules('contract-rules', rulesTimerKind, { market: 'int', ...contractRuleFields }),
    positions: new Table('position', positionFields),
    positionSlots: new PositionSlots(),
    positionsOf: new SlotsByOwner(),
    modes: new Table('positionMode', modeFields),
    modeSlots: new IntMap(),
    quizzes: new Table('leverageQuiz', { customer: 'int' }),
    quizSlots: new IntMap(),
    marks: markState(),
    funding: fundingState(timers),
    /** Customers whose thresholds may have changed since they were last worked out; derived, never hashed. */
    stale: new Set<number>(),
    limits: { newcomerDays: 60, newcomerMost: 20, quizAbove: 50, quizEndsNewcomer: 0 },
    counters: { lastNetPosition: 0, lastSchedule: 0, liquidationTimer: 0, lastFunding: 0 },
  };
}

export type PerpetualState = ReturnType<typeof initialState>;
export type ReadPerpetualState = ReadState<
  Omit<PerpetualState, 'announcedRules' | 'positionsOf' | 'positionSlots' | 'tiers' | 'stale' | 'funding'>
> & {
  readonly announcedRules: Pick<PerpetualState['announcedRules'], 'at' | 'upcoming'>;
  readonly positionsOf: Pick<SlotsByOwner, 'of'>;
  readonly positionSlots: Pick<PositionSlots, 'get'>;
  readonly tiers: readonly (readonly Tier[])[];
  readonly stale: ReadonlySet<number>;
  readonly funding: ReadState<Omit<FundingState, 'walks'>> & { readonly walks: Pick<FundingState['walks'], 'at'> };
};

/** From a position's id to its slot; the ids of tickets are above zero, those of net positions below. */
export class PositionSlots {
  readonly #tickets = new IntMap();
  readonly #nets = new IntMap();

  /** The slot of a position, or -1. */
  get(position: number): number {
    return position > 0 ? this.#tickets.get(position) : this.#nets.get(-position);
  }

  set(position: number, slot: number): void {
    if (position > 0) this.#tickets.set(position, slot);
    else this.#nets.set(-position, slot);
  }

  delete(position: number): void {
    if (position > 0) this.#tickets.delete(position);
    else this.#nets.delete(-position);
  }
}

export function knownContract(state: PerpetualState, market: number): number {
  return knownSlot(state.contractSlots, market, 'contract');
}

/** Makes what decisions read of a contract's rules from its record. */
export function readRules(state: PerpetualState, slot: number): void {
  state.tiers[slot] = tiersOf(tierRulesOf(state.contracts.columns.tiers[slot]!));
}

/** The rows of a list of triples `[bound, mmrPpm, maxLeverage, …]`. */
export function tierRulesOf(tiers: readonly number[]): { bound: number; mmrPpm: number; maxLeverage: number }[] {
  const rows: { bound: number; mmrPpm: number; maxLeverage: number }[] = [];
  for (let i = 0; i + 2 < tiers.length; i += 3)
    rows.push({ bound: tiers[i]!, mmrPpm: tiers[i + 1]!, maxLeverage: tiers[i + 2]! });
  return rows;
}

import type { CopyHooks } from '../../../kernel/blocks.ts';
import { requireNew } from '../../../kernel/known-slot.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import type { StakeGuard } from '../../../kernel/stakes.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { marginModes, type PerpetualEvent } from '../events.ts';
import type { ContractRules } from '../commands.ts';
import { knownContract, liquidationTimerKind, modeKey, type PerpetualState, readRules } from './records.ts';
import { fundingEvolversOf } from './evolve-funding.ts';
import { markEvolversOf } from './evolve-marks.ts';
import { increase, knownPosition, reduce } from './position.ts';

export function evolversOf(
  state: PerpetualState,
  timers: Timers,
  stakes: Pick<StakeGuard, 'counted'>,
  copies: Pick<CopyHooks, 'counted'>,
): Evolvers<PerpetualEvent> {
  const { contracts, positions, announcedRules } = state;
  return {
    ...markEvolversOf(state, timers),
    ...fundingEvolversOf(state, timers, stakes, copies),

    ContractOpened(event) {
      requireNew(state.contractSlots, event.market, 'contract');
      const slot = contracts.add();
      const { columns } = contracts;
      columns.market[slot] = event.market;
      columns.base[slot] = event.base;
      columns.quote[slot] = event.quote;
      columns.clearing[slot] = event.clearing;
      columns.unit[slot] = event.unit;
      columns.tickE8[slot] = event.tickE8;
      setRules(state, slot, noRules);
      columns.longLots[slot] = 0;
      columns.shortLots[slot] = 0;
      columns.longEntry[slot] = 0n;
      columns.shortEntry[slot] = 0n;
      columns.markE8[slot] = 0;
      columns.narrowE8[slot] = 0;
      columns.indexE8[slot] = 0;
      columns.health[slot] = 0;
      columns.lostOn[slot] = 0;
      columns.lostToday[slot] = 0n;
      state.contractSlots.set(event.market, slot);
    },

    ContractRulesScheduled(event) {
      knownContract(state, event.market);
      announcedRules.add(event.schedule, event.effectiveAt, event, timers);
      state.counters.lastSchedule = event.schedule;
    },

    ContractRulesSet(event) {
      const slot = knownContract(state, event.market);
      if (event.schedule !== 0) announcedRules.remove(event.schedule, timers);
      setRules(state, slot, event);
      contracts.touch(slot);
      for (const position of positions.slots()) {
        if (positions.columns.market[position] === event.market) state.stale.add(positions.columns.customer[position]!);
      }
    },

    LeverageLimitsSet({ newcomerDays, newcomerMost, quizAbove, quizEndsNewcomer }) {
      state.limits.newcomerDays = newcomerDays;
      state.limits.newcomerMost = newcomerMost;
      state.limits.quizAbove = quizAbove;
      state.limits.quizEndsNewcomer = quizEndsNewcomer ? 1 : 0;
    },

    LeverageQuizPassed({ customer }) {
      requireNew(state.quizSlots, customer, 'passed quiz of customer');
      const slot = state.quizzes.add();
      state.quizzes.columns.customer[slot] = customer;
      state.quizSlots.set(customer, slot);
    },

    MarginModeSet({ customer, market, mode }) {
      knownContract(state, market);
      const slot = modeSlot(state, customer, market);
      state.modes.columns.mode[slot] = marginModes.indexOf(mode);
      state.modes.touch(slot);
    },

    NetModeSet({ customer, market, leverage }) {
      knownContract(state, market);
      const slot = modeSlot(state, customer, market);
      state.modes.columns.netLeverage[slot] = leverage;
      state.modes.touch(slot);
    },

    PositionIncreased(event, at) {
      increase(state, event, at);
      stakes.counted(event.customer, -event.fee, at);
      copies.counted(event.position, -event.fee);
    },

    PositionReduced(event, at) {
      reduce(state, event);
      stakes.counted(event.customer, event.realised - event.fee, at);
      copies.counted(event.position, event.realised - event.fee);
    },

    ReopeningRefused() {},

    MarginMoved({ position, amount, customer }) {
      const slot = knownPosition(state, position);
      positions.columns.margin[slot] = positions.columns.margin[slot]! + amount;
      positions.touch(slot);
      state.stale.add(customer);
    },

    PositionLiquidated({ position, markedAt, customer }) {
      const slot = knownPosition(state, position);
      positions.columns.steppedAt[slot] = markedAt;
      positions.touch(slot);
      state.stale.add(customer);
    },

    PositionTakenOver({ position, market, loss, day }) {
      knownPosition(state, position);
      const slot = knownContract(state, market);
      const { lostOn, lostToday } = contracts.columns;
      lostToday[slot] = (lostOn[slot] === day ? lostToday[slot]! : 0n) + loss;
      lostOn[slot] = day;
      contracts.touch(slot);
    },

    PositionDeleveraged({ position }) {
      knownPosition(state, position);
    },

    LiquidationsLeft({ due }) {
      const { counters } = state;
      if (counters.liquidationTimer !== 0) timers.cancel(counters.liquidationTimer);
      counters.liquidationTimer = due === 0 ? 0 : timers.set(liquidationTimerKind, 0, due);
    },

    PositionStopsSet(event) {
      const slot = knownPosition(state, event.position);
      const { columns } = positions;
      columns.takeProfit[slot] = event.takeProfit;
      columns.stopLoss[slot] = event.stopLoss;
      columns.stopsByMark[slot] = event.byMark ? 1 : 0;
      columns.takeProfitOrder[slot] = event.takeProfitOrder;
      columns.stopLossOrder[slot] = event.stopLossOrder;
      positions.touch(slot);
    },
  };
}

/** A contract that was just opened has no rules yet: they follow in the same frame. */
const noRules: ContractRules = {
  tiers: [],
  maxLeverage: 0,
  makerPpm: 0,
  takerPpm: 0,
  openInterestMost: 0n,
  customerMost: 0n,
  providerPpm: 0,
  liquidationFeePpm: 0,
  liquidationWhole: 0n,
  liquidationStepPpm: 0,
  takeoverMost: 0n,
  takeoverFundPpm: 0,
  impactNotional: 0n,
  interestPpm: 0,
  clampPpm: 0,
  fundingMostPpm: 0,
  fundingHours: 0,
  markBandPpm: 0,
  narrowBandPpm: 0,
  narrowAbove: 0,
  indexSourcesMin: 0,
};

function setRules(state: PerpetualState, slot: number, rules: ContractRules): void {
  const { columns } = state.contracts;
  for (const name of Object.keys(noRules) as (keyof ContractRules)[])
    (columns[name] as Record<number, unknown>)[slot] = rules[name];
  readRules(state, slot);
}

function modeSlot(state: PerpetualState, customer: number, market: number): number {
  const known = state.modeSlots.get(modeKey(customer, market));
  if (known >= 0) return known;
  const slot = state.modes.add();
  const { columns } = state.modes;
  columns.customer[slot] = customer;
  columns.market[slot] = market;
  columns.mode[slot] = 0;
  columns.netLeverage[slot] = 0;
  state.modeSlots.set(modeKey(customer, market), slot);
  return slot;
}

import { requireNext } from '../../../kernel/known-slot.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import type { StakeGuard } from '../../../kernel/stakes.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { optionDirections, optionVoidReasons } from '../../../kernel/vocabulary.ts';
import type { BinaryOptionEvent } from '../events.ts';
import { spanMostMs, strikeLateMs, takenDue } from '../formulas.ts';
import {
  type BinaryOptionState,
  dueOf,
  lateTimerKind,
  optionSlot,
  phaseOf,
  type RoundPhase,
  roundPhases,
  roundSlot,
  roundTimerKind,
  stakeLimitKey,
} from './records.ts';

type Counted = Pick<StakeGuard, 'counted'>;

export function evolversOf(state: BinaryOptionState, timers: Timers, stakes: Counted): Evolvers<BinaryOptionEvent> {
  return {
    OptionMarketSet({ type: _type, asset, effectiveAt, isOpen, ...terms }, at) {
      state.terms.set(String(asset), effectiveAt, { ...terms, isOpen: isOpen ? 1 : 0 }, at);
      if (state.marketSlots.get(asset) >= 0) return;
      const slot = state.markets.add();
      state.markets.columns.asset[slot] = asset;
      state.markets.columns.lateTimer[slot] = 0;
      state.marketSlots.set(asset, slot);
      state.waiting.set(asset, []);
    },

    OptionStakeLimitSet({ customerMost, effectiveAt }, at) {
      state.stakeLimit.set(stakeLimitKey, effectiveAt, { customerMost }, at);
    },

    OptionBought({ option, customer, asset, direction, seconds, stake, payoutPpm, reserve }, at) {
      requireNext(state.counters.lastOption, option, 'Option');
      state.counters.lastOption = option;
      const slot = state.options.add();
      const { columns } = state.options;
      columns.option[slot] = option;
      columns.customer[slot] = customer;
      columns.asset[slot] = asset;
      columns.direction[slot] = optionDirections.indexOf(direction);
      columns.seconds[slot] = seconds;
      columns.stake[slot] = stake;
      columns.payoutPpm[slot] = payoutPpm;
      columns.reserve[slot] = reserve;
      columns.acceptedAt[slot] = at;
      columns.round[slot] = 0;
      state.optionSlots.set(option, slot);
      state.optionsOf.add(customer, slot);
      state.dueReserves.add(asset, takenDue(at, seconds), reserve);
      const waiting = waitingOf(state, asset);
      waiting.push(option);
      if (waiting.length === 1) watchOldest(state, timers, asset);
    },

    OptionRoundStarted({ round, asset, seconds, first, last, tick }, at) {
      requireNext(state.counters.lastRound, round, 'Round');
      state.counters.lastRound = round;
      const isMember = (option: number): boolean =>
        option >= first && option <= last && state.options.columns.seconds[optionSlot(state, option)] === seconds;
      const waiting = waitingOf(state, asset);
      const started = waiting.filter(isMember);
      if (started.length === 0) throw new Error(`No option waits for the round ${round}.`);
      startRound(state, timers, { round, asset, seconds, tick }, at);
      for (const option of started) {
        const slot = optionSlot(state, option);
        state.options.columns.round[slot] = round;
        state.options.touch(slot);
        state.members.add(round, slot);
      }
      state.waiting.set(
        asset,
        waiting.filter((option) => !isMember(option)),
      );
      watchOldest(state, timers, asset);
    },

    OptionRoundStruck({ round, strikeE8, ticks }) {
      const slot = inPhase(state, round, ['striking']);
      state.rounds.columns.strikeE8[slot] = strikeE8;
      state.rounds.columns.strikeTicks[slot] = ticks;
      enter(state, timers, slot, 'running', dueOf(state, slot) + 1);
    },

    OptionRoundPriced({ round, settlementE8, ticks }, at) {
      const slot = inPhase(state, round, ['running']);
      state.rounds.columns.settlementE8[slot] = settlementE8;
      state.rounds.columns.settlementTicks[slot] = ticks;
      enter(state, timers, slot, 'paying', at);
    },

    OptionRoundVoided({ round, reason, ticks }, at) {
      const slot = inPhase(state, round, ['striking', 'running']);
      const { columns } = state.rounds;
      if (phaseOf(state, slot) === 'striking') columns.strikeTicks[slot] = ticks;
      else columns.settlementTicks[slot] = ticks;
      columns.reason[slot] = optionVoidReasons.indexOf(reason);
      enter(state, timers, slot, 'returning', at);
    },

    OptionSettled({ option, customer, result, stake, reserve }, at) {
      leaveRound(state, timers, option, 'paying');
      if (result !== 'tied') stakes.counted(customer, result === 'won' ? reserve : -stake, at);
    },

    OptionVoided({ option }) {
      const slot = optionSlot(state, option);
      if (state.options.columns.round[slot] !== 0) {
        leaveRound(state, timers, option, 'returning');
        return;
      }
      const asset = state.options.columns.asset[slot]!;
      const waiting = waitingOf(state, asset);
      if (waiting[0] !== option) throw new Error(`Option ${option} is not the oldest that waits.`);
      waiting.shift();
      removeOption(state, slot);
      watchOldest(state, timers, asset);
    },

    OptionPoolWithdrawn({ withdrawal, reference, act }) {
      requireNext(state.counters.lastWithdrawal, withdrawal, 'Withdrawal from the pool');
      state.counters.lastWithdrawal = withdrawal;
      const slot = state.withdrawals.add();
      const { columns } = state.withdrawals;
      columns.withdrawal[slot] = withdrawal;
      columns.reference[slot] = reference;
      columns.act[slot] = act;
    },
  };
}

interface NewRound {
  readonly round: number;
  readonly asset: number;
  readonly seconds: number;
  readonly tick: number;
}

function startRound(state: BinaryOptionState, timers: Timers, started: NewRound, at: number): void {
  const slot = state.rounds.add();
  const { columns } = state.rounds;
  columns.round[slot] = started.round;
  columns.asset[slot] = started.asset;
  columns.seconds[slot] = started.seconds;
  columns.phase[slot] = roundPhases.indexOf('striking');
  columns.tick[slot] = started.tick;
  columns.startedAt[slot] = at;
  columns.strikeE8[slot] = 0;
  columns.strikeTicks[slot] = [];
  columns.settlementE8[slot] = 0;
  columns.settlementTicks[slot] = [];
  columns.reason[slot] = 0;
  columns.timer[slot] = timers.set(roundTimerKind, started.round, at + spanMostMs + 1);
  state.roundSlots.set(started.round, slot);
  state.roundsOf.add(started.asset, slot);
}

function inPhase(state: BinaryOptionState, round: number, phases: readonly RoundPhase[]): number {
  const slot = roundSlot(state, round);
  if (!phases.includes(phaseOf(state, slot))) throw new Error(`The round ${round} is ${phaseOf(state, slot)}.`);
  return slot;
}

/** A round comes to another phase, whose timer is due at a time in ms. */
function enter(state: BinaryOptionState, timers: Timers, slot: number, phase: RoundPhase, due: number): void {
  const { columns } = state.rounds;
  timers.cancel(columns.timer[slot]!);
  columns.timer[slot] = timers.set(roundTimerKind, columns.round[slot]!, due);
  columns.phase[slot] = roundPhases.indexOf(phase);
  state.rounds.touch(slot);
}

/** An option ends, and its round with the last of them. */
function leaveRound(state: BinaryOptionState, timers: Timers, option: number, phase: RoundPhase): void {
  const slot = optionSlot(state, option);
  const round = state.options.columns.round[slot]!;
  const place = inPhase(state, round, [phase]);
  state.members.remove(round, slot);
  removeOption(state, slot);
  if (state.members.of(round).size > 0) return;
  timers.cancel(state.rounds.columns.timer[place]!);
  state.roundsOf.remove(state.rounds.columns.asset[place]!, place);
  state.roundSlots.delete(round);
  state.rounds.remove(place);
}

function removeOption(state: BinaryOptionState, slot: number): void {
  const { option, customer, asset, acceptedAt, seconds, reserve } = state.options.columns;
  state.dueReserves.remove(asset[slot]!, takenDue(acceptedAt[slot]!, seconds[slot]!), reserve[slot]!);
  state.optionsOf.remove(customer[slot]!, slot);
  state.optionSlots.delete(option[slot]!);
  state.options.remove(slot);
}

/** The oldest option that waits for a strike has a timer, by which it is void at the latest. */
function watchOldest(state: BinaryOptionState, timers: Timers, asset: number): void {
  const slot = state.marketSlots.get(asset);
  const { lateTimer } = state.markets.columns;
  timers.cancel(lateTimer[slot]!);
  const oldest = waitingOf(state, asset)[0];
  lateTimer[slot] =
    oldest === undefined
      ? 0
      : timers.set(
          lateTimerKind,
          asset,
          state.options.columns.acceptedAt[optionSlot(state, oldest)]! + strikeLateMs + 1,
        );
  state.markets.touch(slot);
}

function waitingOf(state: BinaryOptionState, asset: number): number[] {
  const waiting = state.waiting.get(asset);
  if (waiting === undefined) throw new Error(`No options are sold on the asset ${asset}.`);
  return waiting;
}

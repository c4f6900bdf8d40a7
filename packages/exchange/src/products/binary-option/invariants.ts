import type { Timers } from '../../kernel/timers.ts';
import { ticksOfMean } from './formulas.ts';
import { phaseOf, type ReadBinaryOptionState } from './state/records.ts';

/** Every open option waits in its market or is in a round that has it; what has to end by itself has its timer. */
export function brokenOf(state: ReadBinaryOptionState, timers: Pick<Timers, 'has'>): string | null {
  return brokenRounds(state, timers) ?? brokenWaiting(state, timers) ?? brokenOptions(state);
}

function brokenRounds(state: ReadBinaryOptionState, timers: Pick<Timers, 'has'>): string | null {
  const { round, timer, strikeTicks } = state.rounds.columns;
  for (const slot of state.rounds.slots()) {
    const id = round[slot]!;
    if (!timers.has(timer[slot]!)) return `option_round_timer: ${id}`;
    if (state.members.of(id).size === 0) return `option_round_empty: ${id}`;
    const isStruck = strikeTicks[slot]!.length === 3 * ticksOfMean;
    const phase = phaseOf(state, slot);
    if (phase === 'striking' ? strikeTicks[slot]!.length > 0 : phase !== 'returning' && !isStruck)
      return `option_round_strike: ${id} is ${phase} with ${strikeTicks[slot]!.length / 3} ticks`;
  }
  return null;
}

function brokenWaiting(state: ReadBinaryOptionState, timers: Pick<Timers, 'has'>): string | null {
  const { asset, lateTimer } = state.markets.columns;
  for (const slot of state.markets.slots()) {
    const waiting = state.waiting.get(asset[slot]!) ?? [];
    if (waiting.length > 0 !== timers.has(lateTimer[slot]!)) return `option_late_timer: asset ${asset[slot]}`;
    if (waiting.some((option, i) => i > 0 && option <= waiting[i - 1]!)) return `option_order: asset ${asset[slot]}`;
  }
  return null;
}

function brokenOptions(state: ReadBinaryOptionState): string | null {
  const { option, asset, round, stake, reserve } = state.options.columns;
  let waiting = 0;
  for (const slot of state.options.slots()) {
    if (stake[slot]! <= 0n || reserve[slot]! <= 0n) return `option_amounts: ${option[slot]}`;
    if (round[slot] === 0) waiting++;
    const isHeld =
      round[slot] === 0
        ? state.waiting.get(asset[slot]!)?.includes(option[slot]!) === true
        : state.members.of(round[slot]!).has(slot);
    if (!isHeld) return `option_lost: ${option[slot]} is nowhere`;
  }
  const listed = [...state.waiting.values()].reduce((sum, ids) => sum + ids.length, 0);
  return listed === waiting ? null : `option_waiting: ${listed} wait, ${waiting} should`;
}

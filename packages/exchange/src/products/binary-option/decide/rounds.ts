import { nextDues } from '../../../kernel/cursors.ts';
import { optionDirections, type OptionVoidReason, optionVoidReasons } from '../../../kernel/vocabulary.ts';
import {
  meanE8,
  packTicks,
  paidFor,
  resultOf,
  settlementFault,
  spanMostMs,
  spanOf,
  strikeFromMs,
  strikeLateMs,
  ticksBefore,
  ticksOfMean,
} from '../formulas.ts';
import { dueOf, optionSlot, phaseOf, roundSlot } from '../state/records.ts';
import { type BinaryOptionContext, type BinaryOptionDesk, type Ticks, ticksOf } from './desk.ts';

/** How many options one frame settles: a row of the journal holds 4 MB, and nobody waits longer than a frame. */
export const settledPerFrame = 128;

/** What follows from a tick: rounds are priced whose instant has passed, strikes are made, and others begin. */
export function ticked(desk: BinaryOptionDesk, context: BinaryOptionContext): void {
  if (desk.state.options.size === 0) return;
  for (const asset of assetsOf(desk)) {
    const found = ticksOf(desk, asset);
    if (found === null || found.ticks.at(-1)!.at !== context.at) continue;
    for (const round of roundsOf(desk, asset)) moveRound(desk, context, round, found);
    startRounds(desk, context, asset, found.count);
  }
}

function assetsOf({ state }: BinaryOptionDesk): number[] {
  return Array.from(state.markets.slots(), (slot) => state.markets.columns.asset[slot]!).toSorted(
    (left, right) => left - right,
  );
}

/** The rounds of an asset, the oldest first. */
function roundsOf({ state }: BinaryOptionDesk, asset: number): number[] {
  return Array.from(state.roundsOf.of(asset), (slot) => state.rounds.columns.round[slot]!).toSorted(
    (left, right) => left - right,
  );
}

function moveRound(desk: BinaryOptionDesk, context: BinaryOptionContext, round: number, found: Ticks): void {
  const slot = roundSlot(desk.state, round);
  const phase = phaseOf(desk.state, slot);
  if (phase === 'running' && dueOf(desk.state, slot) < context.at) price(desk, context, round, found);
  if (phase === 'striking' && found.count - desk.state.rounds.columns.tick[slot]! + 1 >= ticksOfMean)
    strike(context, round, found.ticks.slice(-ticksOfMean));
}

function strike({ emit }: BinaryOptionContext, round: number, five: Ticks['ticks']): void {
  const ticks = packTicks(five);
  if (spanOf(five) > spanMostMs) emit({ type: 'OptionRoundVoided', round, reason: 'strike_gap', ticks });
  else emit({ type: 'OptionRoundStruck', round, strikeE8: meanE8(five), ticks });
}

/** The price of a round by the last ticks at or before its instant, or that there is none. */
function price(desk: BinaryOptionDesk, { emit }: BinaryOptionContext, round: number, found: Ticks): void {
  const due = dueOf(desk.state, roundSlot(desk.state, round));
  const five = ticksBefore(found.ticks, due);
  const ticks = packTicks(five);
  const fault = settlementFault(five, due);
  if (fault !== null) emit({ type: 'OptionRoundVoided', round, reason: fault, ticks });
  else emit({ type: 'OptionRoundPriced', round, settlementE8: meanE8(five), ticks });
}

/** This tick is the first of the strike of all that were accepted long enough before it, and not too long. */
function startRounds(desk: BinaryOptionDesk, { emit, at }: BinaryOptionContext, asset: number, tick: number): void {
  const { acceptedAt, seconds } = desk.state.options.columns;
  const bounds = new Map<number, { first: number; last: number }>();
  for (const option of desk.state.waiting.get(asset) ?? []) {
    const slot = optionSlot(desk.state, option);
    const waited = at - acceptedAt[slot]!;
    if (waited < strikeFromMs) break;
    if (waited > strikeLateMs) continue;
    const known = bounds.get(seconds[slot]!);
    if (known === undefined) bounds.set(seconds[slot]!, { first: option, last: option });
    else known.last = option;
  }
  const rounds = [...bounds].toSorted(([left], [right]) => left - right);
  for (const [duration, { first, last }] of rounds) {
    const round = desk.state.counters.lastRound + 1;
    emit({ type: 'OptionRoundStarted', round, asset, seconds: duration, first, last, tick });
  }
}

/** The oldest options of an asset have waited too long for the first tick of their strike. */
export function voidLate(desk: BinaryOptionDesk, context: BinaryOptionContext, asset: number): void {
  const { acceptedAt } = desk.state.options.columns;
  const late: number[] = [];
  for (const option of desk.state.waiting.get(asset) ?? []) {
    if (context.at - acceptedAt[optionSlot(desk.state, option)]! <= strikeLateMs) break;
    if (late.push(option) === settledPerFrame) break;
  }
  for (const option of late) voidOption(desk, context, option, 'strike_late');
}

/** A round has come to the time of its phase: no strike was made, its instant has passed, or more of its options end. */
export function roundDue(desk: BinaryOptionDesk, context: BinaryOptionContext, round: number): void {
  const slot = roundSlot(desk.state, round);
  const { asset, tick } = desk.state.rounds.columns;
  const found = ticksOf(desk, asset[slot]!)!;
  if (phaseOf(desk.state, slot) === 'striking') {
    const gathered = found.ticks.slice(tick[slot]! - found.count - 1);
    context.emit({ type: 'OptionRoundVoided', round, reason: 'strike_gap', ticks: packTicks(gathered) });
  }
  if (phaseOf(desk.state, slot) === 'running') price(desk, context, round, found);
  endOptions(desk, context, round);
}

function endOptions(desk: BinaryOptionDesk, context: BinaryOptionContext, round: number): void {
  const { state } = desk;
  const slot = roundSlot(state, round);
  const isVoid = phaseOf(state, slot) === 'returning';
  const reason = optionVoidReasons[state.rounds.columns.reason[slot]!]!;
  const ids = Array.from(state.members.of(round), (member) => state.options.columns.option[member]!);
  for (const option of nextDues(ids, 0, settledPerFrame))
    if (isVoid) voidOption(desk, context, option, reason);
    else settleOption(desk, context, option);
}

function settleOption(desk: BinaryOptionDesk, { emit }: BinaryOptionContext, option: number): void {
  const bought = boughtAs(desk, option);
  const { strikeE8, strikeTicks, settlementE8, settlementTicks } = roundOf(desk, option)!;
  const result = resultOf(bought.direction, strikeE8, settlementE8);
  const paid = paidFor(result, bought.stake, bought.reserve);
  emit({ type: 'OptionSettled', ...bought, strikeE8, strikeTicks, settlementE8, settlementTicks, result, paid });
}

function voidOption(
  desk: BinaryOptionDesk,
  { emit }: BinaryOptionContext,
  option: number,
  reason: OptionVoidReason,
): void {
  const { strikeTicks, settlementTicks } = roundOf(desk, option) ?? { strikeTicks: [], settlementTicks: [] };
  emit({ type: 'OptionVoided', ...boughtAs(desk, option), strikeTicks, settlementTicks, reason });
}

/** An open option as it was bought. */
function boughtAs({ state }: BinaryOptionDesk, option: number) {
  const slot = optionSlot(state, option);
  const { customer, asset, direction, seconds, stake, payoutPpm, reserve, acceptedAt } = state.options.columns;
  return {
    option,
    customer: customer[slot]!,
    asset: asset[slot]!,
    direction: optionDirections[direction[slot]!]!,
    seconds: seconds[slot]!,
    stake: stake[slot]!,
    payoutPpm: payoutPpm[slot]!,
    reserve: reserve[slot]!,
    acceptedAt: acceptedAt[slot]!,
  };
}

/** The prices of the round that an option is in; null while it waits for one. */
function roundOf({ state }: BinaryOptionDesk, option: number) {
  const round = state.options.columns.round[optionSlot(state, option)]!;
  if (round === 0) return null;
  const slot = roundSlot(state, round);
  const { strikeE8, strikeTicks, settlementE8, settlementTicks } = state.rounds.columns;
  return {
    strikeE8: strikeE8[slot]!,
    strikeTicks: strikeTicks[slot]!,
    settlementE8: settlementE8[slot]!,
    settlementTicks: settlementTicks[slot]!,
  };
}

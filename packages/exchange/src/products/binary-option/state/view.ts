import { optionDirections } from '../../../kernel/vocabulary.ts';
import type { OptionMarketView, OptionView } from '../../../views/option-views.ts';
import { breakEvenPpm, unpackTicks } from '../formulas.ts';
import { dueOf, phaseOf, type ReadBinaryOptionState, roundSlot } from './records.ts';

/** An open option as of now. */
export function optionView(state: ReadBinaryOptionState, slot: number): OptionView {
  const { option, customer, asset, direction, seconds, stake, payoutPpm, reserve, acceptedAt, round } =
    state.options.columns;
  const bought = {
    option: option[slot]!,
    customer: customer[slot]!,
    asset: asset[slot]!,
    direction: optionDirections[direction[slot]!]!,
    seconds: seconds[slot]!,
    stake: stake[slot]!,
    payoutPpm: payoutPpm[slot]!,
    reserve: reserve[slot]!,
    acceptedAt: acceptedAt[slot]!,
  };
  if (round[slot] === 0) return { ...bought, state: 'waiting', strikeE8: 0, strikeAt: 0, dueAt: 0 };
  const place = roundSlot(state, round[slot]!);
  const phase = phaseOf(state, place);
  const ticks = unpackTicks(state.rounds.columns.strikeTicks[place]!);
  const strikeE8 = state.rounds.columns.strikeE8[place]!;
  if (strikeE8 === 0) {
    const isEnding = phase === 'returning';
    return { ...bought, state: isEnding ? 'closing' : 'striking', strikeE8, strikeAt: 0, dueAt: 0 };
  }
  const isRunning = phase === 'running';
  return {
    ...bought,
    state: isRunning ? 'running' : 'closing',
    strikeE8,
    strikeAt: ticks.at(-1)!.at,
    dueAt: dueOf(state, place),
  };
}

/** What options are sold by, for each asset that has a market, by ascending asset. */
export function optionMarketViews(state: ReadBinaryOptionState, at: number): OptionMarketView[] {
  const assets = state.terms.each().map(Number);
  return assets
    .toSorted((left, right) => left - right)
    .map((asset) => {
      const terms = state.terms.at(String(asset), at);
      const upcoming = state.terms.upcoming(String(asset), at);
      return {
        asset,
        terms: terms === null ? null : termsView(terms),
        upcoming: upcoming.map(({ effectiveAt, ...next }) => ({ effectiveAt, ...termsView(next) })),
      };
    });
}

type Terms = NonNullable<ReturnType<ReadBinaryOptionState['terms']['at']>>;

function termsView({ durations, isOpen, ...rest }: Terms) {
  const offered = [];
  for (let i = 0; i < durations.length; i += 2) {
    const payoutPpm = durations[i + 1]!;
    offered.push({ seconds: durations[i]!, payoutPpm, breakEvenPpm: breakEvenPpm(payoutPpm) });
  }
  return { ...rest, durations: offered, isOpen: isOpen === 1 };
}

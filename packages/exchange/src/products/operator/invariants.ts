import type { ReadState } from '../../kernel/table.ts';
import type { OperatorState } from './state.ts';

/** The acts that are kept are the last ones without a gap, and nobody is their own second person. */
export function brokenOf(state: ReadState<OperatorState>): string | null {
  const { firstKept, lastAct } = state.counters;
  if (state.acts.size !== lastAct - firstKept + 1) return `operator_acts: ${state.acts.size} from ${firstKept}`;
  const { act, operator, second } = state.acts.columns;
  for (const slot of state.acts.slots()) {
    if (act[slot]! < firstKept || act[slot]! > lastAct) return `operator_act_unkept: ${act[slot]}`;
    if (second[slot] !== 0 && second[slot] === operator[slot]) return `operator_alone: ${act[slot]}`;
  }
  return null;
}

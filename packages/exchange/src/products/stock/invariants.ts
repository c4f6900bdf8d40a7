import { overlap } from './formulas.ts';
import { hoursOf, type ReadStockState } from './state/records.ts';

/** No two sessions share a moment, and none but the first has begun. */
export function brokenOf(state: ReadStockState): string | null {
  const { columns } = state.sessions;
  const slots = [...state.sessions.slots()].toSorted((left, right) => columns.opensAt[left]! - columns.opensAt[right]!);
  for (const [place, slot] of slots.entries()) {
    if (place === 0) continue;
    if (columns.isOpen[slot] === 1) return `session_out_of_turn: ${columns.session[slot]}`;
    if (overlap(hoursOf(state, slots[place - 1]!), hoursOf(state, slot)))
      return `sessions_overlap: ${columns.session[slot]}`;
  }
  return null;
}

import type { ReadState } from '../../kernel/table.ts';
import { offers } from '../../kernel/vocabulary.ts';
import { isCountryList } from './formulas.ts';
import type { AvailabilityState } from './state.ts';

/** Each offer has one row at most, with a list that can be read. */
export function brokenOf({ rows }: Pick<ReadState<AvailabilityState>, 'rows'>): string | null {
  const seen = new Set<number>();
  for (const slot of rows.slots()) {
    const offer = rows.columns.offer[slot]!;
    if (seen.has(offer)) return `availability_twice: ${offers[offer]}`;
    if (!isCountryList(rows.columns.countries[slot]!)) return `availability_list: ${offers[offer]}`;
    seen.add(offer);
  }
  return null;
}

import { chosen, type FilterOf, idWord, word } from '../../kit/record/filter-spec.ts';
import { periodMs, periods } from '../../trading/orders/order-filter.ts';

export const optionViews = ['open', 'ended'] as const;
export type OptionView = (typeof optionViews)[number];
export const optionOutcomes = ['won', 'lost', 'tied', 'void'] as const;

/** How a filter of ended options stands in the address. */
export const optionFilter = {
  market: idWord('match_id'),
  outcome: word('outcome', optionOutcomes),
  period: word('period', periods),
};
export type OptionFilter = FilterOf<typeof optionFilter>;

/** The filter in the words of the wire; its `from` moves with the clock: it is made when a page is read. */
export function optionQueryOf({ market, outcome, period }: OptionFilter, now: number) {
  return chosen({ match_id: market, outcome, from: period === null ? null : now - periodMs[period] });
}

/** What a file is narrowed down by; its days are chosen when it is made. */
export function optionFileOf({ market, outcome }: OptionFilter) {
  return chosen({ match_id: market, outcome });
}

import { type FilterOf, word } from '../../kit/record/filter-spec.ts';

/** What the board can be ordered by; the first is what it begins with. */
export const boardSorts = ['copier_return', 'roi', 'pnl', 'followers', 'drawdown', 'days'] as const;
export type BoardSort = (typeof boardSorts)[number];

/** How many days somebody has led at least. */
export const leastDays = ['7', '30', '90'] as const;
/** How deep the deepest fall was at most, in percent. */
export const mostDrawdowns = ['10', '20', '40'] as const;
const rooms = ['left'] as const;

/** How the board stands in the address. */
export const boardFilter = {
  sort: word('sort', boardSorts),
  days: word('days', leastDays),
  drawdown: word('drawdown', mostDrawdowns),
  room: word('room', rooms),
};
export type BoardFilter = FilterOf<typeof boardFilter>;

const fractionOf: Readonly<Record<(typeof mostDrawdowns)[number], string>> = { 10: '0.1', 20: '0.2', 40: '0.4' };

/** The board in the words of the wire. */
export function boardQueryOf({ sort, days, drawdown, room }: BoardFilter) {
  return {
    sort: sort ?? boardSorts[0],
    ...(days !== null && { min_days: Number(days) }),
    ...(drawdown !== null && { max_drawdown: fractionOf[drawdown] }),
    ...(room !== null && { has_room: true }),
  };
}

/** Whether some lead traders are left out; an order leaves out nobody. */
export function narrows({ days, drawdown, room }: BoardFilter): boolean {
  return days !== null || drawdown !== null || room !== null;
}

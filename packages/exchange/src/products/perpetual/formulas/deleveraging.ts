import { compare, type Exact, times, whole } from './exact.ts';

/** What a ticket's place in the queue of auto-deleveraging depends on; amounts in quote units. */
export interface Deleverageable {
  readonly id: number;
  readonly unrealisedPnl: Exact;
  readonly entryValue: bigint;
  readonly leverage: number;
}

/**
 * Profit over entry value × leverage, exact: what the ticket has made on its initial margin. The rules say profit × leverage;
 * profit is a rate, as the large exchanges take it, so that many small winners come before one large break-even.
 */
export function deleveragingScore({ unrealisedPnl, entryValue, leverage }: Deleverageable): Exact {
  return times(unrealisedPnl, { n: whole(leverage).n, d: entryValue });
}

/** The order in which tickets of one side are deleveraged: the highest score first, of equal ones the older ticket. */
export function compareForDeleveraging(left: Deleverageable, right: Deleverageable): number {
  return compare(deleveragingScore(right), deleveragingScore(left)) || left.id - right.id;
}

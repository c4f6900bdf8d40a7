import type { AccountBalance, WireOrder } from '@auric/api';
import { Heard } from './heard.ts';

/**
 * Whether an order is from before another state of itself. Several changes may bear the same millisecond; an order never
 * opens again and is never filled less.
 */
export function isOlderOrder(order: WireOrder, than: WireOrder): boolean {
  if (order.updated_at !== than.updated_at) return order.updated_at < than.updated_at;
  if (order.status !== than.status) return order.status === 'doing';
  return Number(order.filled) < Number(than.filled);
}

/** The last that is known of each order, of one that has ended too: what an answer has said no push says again. */
export const heardOrders = new Heard<WireOrder>({ keyOf: ({ id }) => id, isOlder: isOlderOrder, most: 500 });

/** The balances that were pushed. They bear no time: the own channel says them in their order. */
export const heardBalances = new Heard<AccountBalance>({
  keyOf: ({ account, currency }) => `${account} ${currency}`,
  most: 500,
});

export function forgetHeard(): void {
  heardOrders.clear();
  heardBalances.clear();
}

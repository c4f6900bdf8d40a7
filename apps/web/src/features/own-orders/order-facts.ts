import type { WireOrder } from '@auric/api';

/** Fees are paid in what is received: the base asset by buyers, the quote asset by sellers. */
export function feeAssetOf(order: Pick<WireOrder, 'symbol' | 'type'>): string {
  const [base = '', quote = ''] = order.symbol.split('/');
  return order.type === 'buy' ? base : quote;
}

/** The orders of a market; all of them where none is chosen. */
export function ordersOf(orders: readonly WireOrder[], market: number | null): WireOrder[] {
  return market === null ? [...orders] : orders.filter((order) => order.match_id === market);
}

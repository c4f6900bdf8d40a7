import type { WireOrder } from '@auric/api';

/** How many orders these are, as traders count: both legs of an OCO are one. */
export function orderCount(orders: readonly Pick<WireOrder, 'id' | 'oco_id'>[]): number {
  return new Set(orders.map(({ id, oco_id }) => (oco_id === 0 ? `order ${id}` : `pair ${oco_id}`))).size;
}

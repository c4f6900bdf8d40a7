import type { NaiveOrder } from './naive-venue.ts';
import type { NaiveWorld } from './naive-world.ts';

/** The other leg of an OCO pair, while it is open. */
export function partnerOf(w: NaiveWorld, order: NaiveOrder): NaiveOrder | undefined {
  if (order.oco === 0) return undefined;
  return w.orders.get(order.id === order.oco ? order.oco + 1 : order.oco);
}

/** "The first fill or trigger cancels the other." */
export function cancelPartner(w: NaiveWorld, order: NaiveOrder): void {
  const partner = partnerOf(w, order);
  if (partner !== undefined) w.close(partner, 'canceled', 'oco');
}

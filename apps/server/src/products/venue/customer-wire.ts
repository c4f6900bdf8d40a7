import type { WireOrder } from '@auric/api';
import type { OrderView } from '@auric/exchange';
import type { Names } from '../product-row.ts';
import { orderShape } from './order-shape.ts';

/** An order as a customer is told at once that it changed: the same as the calls answer it. */
export function venueWire(names: Names): { order: (order: OrderView) => WireOrder } {
  return {
    order: (order) => {
      const market = names.market(order.market);
      return orderShape(order, { market, base: names.asset(market.base), quote: names.asset(market.quote) });
    },
  };
}

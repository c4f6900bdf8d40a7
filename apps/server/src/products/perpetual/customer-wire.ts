import type { WireContractOrder, WirePosition } from '@auric/api';
import type { OrderView, PositionView } from '@auric/exchange';
import type { Names } from '../product-row.ts';
import { contractOrderShape } from './contract-order-shape.ts';
import { positionShape } from './position-shape.ts';

/** Positions and the orders on them as a customer is told at once that they changed: the same as the calls answer them. */
export function perpetualWire(names: Names): {
  position: (position: PositionView) => WirePosition;
  contractOrder: (order: OrderView) => WireContractOrder;
} {
  const scalesOf = (id: number) => {
    const market = names.market(id);
    return { market, base: names.asset(market.base), quote: names.asset(market.quote) };
  };
  return {
    position: (position) => positionShape(position, scalesOf(position.market)),
    contractOrder: (order) => contractOrderShape(order, scalesOf(order.market)),
  };
}

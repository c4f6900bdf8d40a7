import type { WireContractOrder } from '@auric/api';
import { lotsOf } from '../../data/futures/contract-numbers.ts';
import type { Position } from '../../data/positions/position.ts';

type Stopped = Pick<Position, 'id' | 'lots' | 'takeProfit' | 'stopLoss'>;

/**
 * The orders that take profit of a part of a position or stop the loss of a part, newest first. What closes all of it at the prices
 * of the position itself is none of them.
 */
export function partialStops(position: Stopped, orders: readonly WireContractOrder[]): WireContractOrder[] {
  const stops = orders.filter(
    ({ position_id: id, reduce_only: closes, price, trigger_price: trigger, trailing_delta: trails, state }) =>
      id === position.id && closes && price === '0' && trigger !== '0' && trails === 0 && state === 'pending',
  );
  const whole = (['take_profit', 'stop_market'] as const).map((type) => {
    const trigger = type === 'take_profit' ? position.takeProfit : position.stopLoss;
    return stops.find(
      (stop) =>
        stop.order_type === type && stop.trigger_price === trigger && lotsOf(stop.share) === lotsOf(position.lots),
    );
  });
  return stops.filter((stop) => !whole.includes(stop));
}

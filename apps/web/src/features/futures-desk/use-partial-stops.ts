import type { WireContractOrder } from '@auric/api';
import type { Position } from '../../data/positions/position.ts';
import { useOpenPositionOrders } from '../../data/positions/use-positions.ts';
import { partialStops } from './partial-stops.ts';

const none: never[] = [];

/** What waits to close parts of a position. */
export function usePartialStops(position: Position): WireContractOrder[] {
  const { data: orders = none } = useOpenPositionOrders();
  return partialStops(position, orders);
}

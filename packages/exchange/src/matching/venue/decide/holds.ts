import type { Lots, Ticks, Units } from '../../../kernel/amounts.ts';
import type { Bound } from '../settlement.ts';
import { buy, isResting, stateIndex } from '../state/order-codes.ts';
import type { MarketUnits, ReadVenueState } from '../state/records.ts';

/** What an order on a position opens with: its own terms', or the net position's; 0 in spot. */
export function leverageOf(state: ReadVenueState, market: MarketUnits, slot: number): number {
  const { positions } = market.settlement;
  if (positions === null) return 0;
  const { id, customer } = state.orders.table.columns;
  return state.terms.of(id[slot]!)?.leverage ?? positions.netLeverage(customer[slot]!, market.id);
}

/**
 * What an open order (slot) needs to hold for so many lots at a price (ticks), in units of the held asset: nothing where it only
 * closes a position, and nothing yet where it is on positions and waits for its trigger.
 */
export function neededBy(state: ReadVenueState, market: MarketUnits, slot: number, price: Ticks, lots: Lots): Units {
  const { columns } = state.orders.table;
  const { settlement } = market;
  if (settlement.positions !== null && (isWaiting(state, slot) || state.terms.reduces(columns.id[slot]!))) return 0;
  return settlement.needed(market, columns.side[slot] === buy, price, lots, leverageOf(state, market, slot));
}

/** Whether an order waits for its trigger or for its turn after it. */
export function isWaiting(state: ReadVenueState, slot: number): boolean {
  const { columns } = state.orders.table;
  return columns.state[slot] === stateIndex.pending || columns.state[slot] === stateIndex.triggered;
}

/** What a match of so many lots uses of the hold of an order on a position: its share, which is whole. */
export function usedOf(state: ReadVenueState, market: MarketUnits, slot: number, lots: Lots): Units {
  const { columns } = state.orders.table;
  if (columns.isQuote[slot] === 1) return neededBy(state, market, slot, columns.price[slot]!, lots);
  return (columns.held[slot]! / (columns.quantity[slot]! - columns.filled[slot]!)) * lots;
}

/** The worst price at which so many lots of an open order may be matched now; null where any will do. */
export function boundOfOrder(
  state: ReadVenueState,
  market: MarketUnits,
  slot: number,
  lots: Lots,
  isWhole = false,
): Bound | null {
  const { positions } = market.settlement;
  if (positions === null) return null;
  const { columns } = state.orders.table;
  const terms = state.terms.of(columns.id[slot]!);
  return positions.bound(market, {
    customer: columns.customer[slot]!,
    buys: columns.side[slot] === buy,
    lots,
    uncounted: isResting(columns, slot) ? 0 : lots,
    position: terms?.reduceOnly ? terms.position : 0,
    leverage: terms?.leverage ?? 0,
    isWhole,
  });
}

/** The worse of two limits is the one further from the taker: a buyer's lower, a seller's higher. In ticks. */
export function bounded(buys: boolean, limit: Ticks, bound: Bound | null): Ticks {
  if (bound === null) return limit;
  return buys ? Math.min(limit, bound.price) : Math.max(limit, bound.price);
}

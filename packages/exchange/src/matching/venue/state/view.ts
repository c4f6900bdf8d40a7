import { closeReasons, orderStates, orderTypes, sides, timesInForce } from '../../../kernel/vocabulary.ts';
import type { OrderView } from '../../../views.ts';
import { trailingTrigger } from '../formulas.ts';
import { stateIndex, trailingStop } from './order-codes.ts';
import type { ReadVenueState } from './records.ts';

/** An order as a value: what it is now, whatever happens to it later. */
export function viewOf(state: ReadVenueState, slot: number): OrderView {
  const { columns } = state.orders.table;
  const side = sides[columns.side[slot]!]!;
  return {
    id: columns.id[slot]!,
    customer: columns.customer[slot]!,
    market: columns.market[slot]!,
    side,
    orderType: orderTypes[columns.orderType[slot]!]!,
    timeInForce: timesInForce[columns.timeInForce[slot]!]!,
    postOnly: columns.postOnly[slot] === 1,
    price: columns.price[slot]!,
    quantity: columns.quantity[slot]!,
    quoteAmount: BigInt(columns.quoteAmount[slot]!),
    triggerPrice: triggerOf(state, slot),
    trailingBasisPoints: columns.trailingBasisPoints[slot]!,
    filled: columns.filled[slot]!,
    filledQuote: BigInt(columns.filledQuote[slot]!),
    fee: BigInt(columns.fee[slot]!),
    held: BigInt(columns.held[slot]!),
    state: orderStates[columns.state[slot]!]!,
    reason: closeReasons[columns.reason[slot]!]!,
    oco: columns.oco[slot]!,
    createdAt: columns.createdAt[slot]!,
    updatedAt: columns.updatedAt[slot]!,
    ...protectionOf(state, columns.id[slot]!),
    ...positionOf(state, columns.id[slot]!),
  };
}

/** The price from which a trailing stop counts: its group's while it waits. */
function extremeOf(state: ReadVenueState, slot: number): number {
  const { columns } = state.orders.table;
  if (columns.state[slot] !== stateIndex.pending) return columns.extreme[slot]!;
  const { book } = state.marketUnits[state.marketSlots.get(columns.market[slot]!)]!;
  return book.trailingOf(slot).extremeOf(slot);
}

/** The price at which an order triggers now, in ticks; 0 for none. */
export function triggerOf(state: ReadVenueState, slot: number): number {
  const { columns } = state.orders.table;
  if (columns.orderType[slot] !== trailingStop) return columns.triggerPrice[slot]!;
  return trailingTrigger(sides[columns.side[slot]!]!, extremeOf(state, slot), columns.trailingBasisPoints[slot]!);
}

/** What an order on a position is for; nothing for an order of spot. */
function positionOf(state: ReadVenueState, order: number): Pick<OrderView, 'position'> {
  const terms = state.terms.of(order);
  return terms === null ? {} : { position: terms };
}

function protectionOf(state: ReadVenueState, order: number): Pick<OrderView, 'takeProfit' | 'stopLoss'> {
  const slot = state.protections.slotOf(order);
  if (slot < 0) return {};
  const { takeProfit, stopLoss } = state.protections.table.columns;
  return { takeProfit: takeProfit[slot]!, stopLoss: stopLoss[slot]! };
}

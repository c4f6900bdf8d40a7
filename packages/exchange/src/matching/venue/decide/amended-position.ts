import type { Lots, Ticks } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { venueRejections as refuse } from '../rejections.ts';
import { buy, isResting } from '../state/order-codes.ts';
import type { Desk, Market } from './desk.ts';
import { leverageOf } from './holds.ts';
import { bounded } from './position-orders.ts';

/** What an order is to be: `valuedAt` is its price, or where it has none what it is valued at. Ticks and lots. */
interface Wish {
  readonly price: Ticks;
  readonly quantity: Lots;
  readonly valuedAt: Ticks;
}

/**
 * Why an order on a position may not be changed, or null: what it opens more, and what it closes, is asked for as if it were
 * placed. What of it rests counts already.
 */
export function amendsPosition(
  desk: Desk,
  market: Market,
  slot: number,
  { price, quantity, valuedAt }: Wish,
  at: number,
): Rejection | null {
  const { positions } = market.settlement;
  if (positions === null) return null;
  const { columns } = desk.state.orders.table;
  const customer = columns.customer[slot]!;
  const buys = columns.side[slot] === buy;
  const rests = isResting(columns, slot);
  const lots = quantity - columns.filled[slot]!;
  const more = lots - (rests ? columns.quantity[slot]! - columns.filled[slot]! : 0);
  const terms = desk.state.terms.of(columns.id[slot]!);
  if (terms === null || !terms.reduceOnly) {
    const leverage = terms === null ? 0 : leverageOf(desk.state, market, slot);
    return positions.refusesOpening(market, { customer, buys, price: valuedAt, lots: Math.max(0, more), leverage }, at);
  }
  const { position } = terms;
  const refused = positions.refusesClosing(market, { customer, position, buys, lots: more, rests });
  if (refused) return refused;
  const bound = bounded(buys, price, positions.closingBound(position));
  return price !== 0 && bound !== price ? { ...refuse.priceBeyondBankruptcy, detail: { price: bound } } : null;
}

import type { Lots, Ticks } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { venueRejections as refuse } from '../rejections.ts';
import { buy, isResting } from '../state/order-codes.ts';
import type { Desk, Market } from './desk.ts';
import { bounded } from './holds.ts';

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
    const leverage = terms?.leverage ?? 0;
    const held = columns.held[slot]!;
    const opening = { customer, buys, price: valuedAt, lots, leverage, replaced: lots - more, held };
    const refused = positions.refusesOpening(market, opening, at);
    if (refused || !rests) return refused;
    const most = bounded(
      buys,
      price,
      positions.bound(market, {
        customer,
        buys,
        lots,
        uncounted: Math.max(0, more),
        position: 0,
        leverage,
        isWhole: false,
      }),
    );
    return most === price ? null : { ...refuse.priceBeyondLiquidation, detail: { price: most } };
  }
  const { position } = terms;
  const refused = positions.refusesClosing(market, { customer, position, buys, lots: more, rests });
  if (refused) return refused;
  const bound = positions.bound(market, { customer, buys, lots, uncounted: 0, position, leverage: 0, isWhole: false });
  const most = bounded(buys, price, bound);
  return price !== 0 && most !== price ? { ...refuse.priceBeyondBankruptcy, detail: { price: most } } : null;
}

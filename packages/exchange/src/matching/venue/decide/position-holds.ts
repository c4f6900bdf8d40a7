import type { Ticks } from '../../../kernel/amounts.ts';
import { notionalOf } from '../formulas.ts';
import { buy } from '../state/order-codes.ts';
import type { Desk, Market, VenueContext } from './desk.ts';
import { bounded, boundOfOrder, leverageOf } from './holds.ts';
import { close } from './trade.ts';

/**
 * An order on a position that was triggered holds what it needs, now that its turn has come; `limit` is the worst price that it
 * may trade at, in ticks. One that only closes holds nothing. False where it was closed instead: it may not open what it would,
 * would be liquidated at once, or the funds aren't there.
 */
export function holdOnPosition(desk: Desk, context: VenueContext, market: Market, slot: number, limit: Ticks): boolean {
  const { columns } = desk.state.orders.table;
  const { settlement } = market;
  const order = columns.id[slot]!;
  if (desk.state.terms.reduces(order)) return true;
  const customer = columns.customer[slot]!;
  const buys = columns.side[slot] === buy;
  const lots = columns.quantity[slot]!;
  const cap = buys ? limit : Math.max(limit, market.book.bids.bestPrice);
  const leverage = leverageOf(desk.state, market, slot);
  const opening = { customer, buys, price: cap, lots, leverage, replaced: 0, held: 0 };
  const held = settlement.needed(market, buys, cap, lots, leverage);
  const isExact = Number.isSafeInteger(held) && Number.isSafeInteger(notionalOf(cap, lots, market.unit));
  const limited = bounded(buys, limit, boundOfOrder(desk.state, market, slot, lots));
  if (limited !== limit) {
    close(desk, context, market, slot, 'rejected', 'beyond_liquidation');
    return false;
  }
  if (!isExact || settlement.positions!.refusesOpening(market, opening, context.at)) {
    close(desk, context, market, slot, 'rejected', 'not_available');
    return false;
  }
  const asset = settlement.heldAsset(market, buys);
  if (desk.ledger.available(customer, settlement.account, asset) < BigInt(held)) {
    close(desk, context, market, slot, 'rejected', 'insufficient_balance');
    return false;
  }
  context.emit({ type: 'OrderHeld', order, customer, account: market.account, asset, held: BigInt(held), cap });
  return true;
}

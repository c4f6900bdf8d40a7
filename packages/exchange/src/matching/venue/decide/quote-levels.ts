import { buy } from '../state/order-codes.ts';
import type { Desk, Market, VenueContext } from './desk.ts';
import { neededBy } from './holds.ts';

/** Takes levels (slots) of a liquidity provider's quote out of the book, as if they had replaced it by one without them. */
export function takeLevelsBack(
  desk: Desk,
  context: VenueContext,
  market: Market,
  customer: number,
  levels: readonly number[],
): void {
  if (levels.length === 0) return;
  const { columns } = desk.state.orders.table;
  const of = (side: number): number[] => levels.filter((slot) => columns.side[slot] === side);
  const gone = (slot: number): number[] => [columns.price[slot]!, 0, columns.id[slot]!];
  const held = (slots: readonly number[]): bigint =>
    slots.reduce((sum, slot) => {
      const remaining = columns.quantity[slot]! - columns.filled[slot]!;
      return sum + BigInt(neededBy(desk.state, market, slot, columns.price[slot]!, remaining));
    }, 0n);
  const [bids, asks] = [of(buy), of(1 - buy)];
  context.emit({
    type: 'QuotesReplaced',
    customer,
    market: market.id,
    base: market.settlement.heldAsset(market, false),
    quote: market.settlement.heldAsset(market, true),
    bids: bids.flatMap(gone),
    asks: asks.flatMap(gone),
    bidHeld: -held(bids),
    askHeld: -held(asks),
    account: market.account,
  });
}

import { isWithin, type Lots, priceMax, quantityMax, type Units } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { Side } from '../../../kernel/vocabulary.ts';
import type { MassQuote } from '../commands.ts';
import { isInBand, notionalOf } from '../formulas.ts';
import { venueRejections as refuse } from '../rejections.ts';
import { buy } from '../state/order-codes.ts';
import { quoterSlotOf } from '../state/quotes.ts';
import {
  type Desk,
  indexOf,
  isContinuous,
  type Market,
  marketOf,
  notEntitled,
  notOpen,
  type VenueContext,
} from './desk.ts';

/** Levels a side: rules section 3 of the architecture. */
const levelsMax = 50;

/** The changed levels of one side, as the event has them, and the hold that the whole side needs for all of its lots. */
interface SideChange {
  readonly changes: number[];
  readonly needed: Units;
  readonly lots: Lots;
}

export function massQuote(desk: Desk, context: VenueContext, command: MassQuote): Rejection | null {
  const { customer } = command;
  if (!areLevels(command.bids, -1) || !areLevels(command.asks, 1)) return refuse.quotesInvalid;
  if (command.bids.length > 0 && command.asks.length > 0 && command.bids[0]! >= command.asks[0]!)
    return refuse.quotesInvalid;
  const market = marketOf(desk, command.market);
  if (!market) return refuse.marketNotFound;
  const closed = notOpen(desk, market, context.at) ?? (isContinuous(desk, market) ? null : refuse.marketClosed);
  if (closed && !onlyReduces(desk, market, command)) return closed;
  const barred = notEntitled(desk, market, customer);
  if (barred && (!desk.ports.knows(customer) || !onlyReduces(desk, market, command))) return barred;
  const index = indexOf(desk, market);
  const ids = { next: desk.state.counters.lastOrder + 1 };
  const bids = changeOf(desk, market, customer, 'buy', command.bids, index, ids);
  const asks = changeOf(desk, market, customer, 'sell', command.asks, index, ids);
  if (!Number.isSafeInteger(bids.needed) || !Number.isSafeInteger(asks.needed)) return refuse.amountOutOfRange;
  const opens = quoteOpens(desk, context, market, command, bids.lots, asks.lots);
  if (opens) return opens;
  const quoter = quoterSlotOf(desk.state, customer, market.id);
  const { bidHeld, askHeld } = desk.state.quoters.columns;
  const moreBid = BigInt(bids.needed - (quoter < 0 ? 0 : bidHeld[quoter]!));
  const moreAsk = BigInt(asks.needed - (quoter < 0 ? 0 : askHeld[quoter]!));
  const base = market.settlement.heldAsset(market, false);
  const quote = market.settlement.heldAsset(market, true);
  const { account } = market.settlement;
  const more = base === quote ? moreBid + moreAsk : moreBid;
  if (desk.ledger.available(customer, account, quote) < more) return refuse.insufficientBalance;
  if (base !== quote && desk.ledger.available(customer, account, base) < moreAsk) return refuse.insufficientBalance;
  if (bids.changes.length === 0 && asks.changes.length === 0) return null;

  context.emit({
    type: 'QuotesReplaced',
    customer,
    market: market.id,
    base,
    quote,
    bids: bids.changes,
    asks: asks.changes,
    bidHeld: moreBid,
    askHeld: moreAsk,
    account: market.account,
  });
  return null;
}

/** Why a quote may not open what it would, or null; where orders are on positions only a net position is quoted for. */
function quoteOpens(
  desk: Desk,
  { at }: VenueContext,
  market: Market,
  command: MassQuote,
  bidLots: Lots,
  askLots: Lots,
): Rejection | null {
  const { positions } = market.settlement;
  const { customer, bids, asks } = command;
  if (positions === null || onlyReduces(desk, market, command)) return null;
  if (positions.netLeverage(customer, market.id) === 0) return refuse.positionTermsMissing;
  const opening = { customer, leverage: 0, held: 0 };
  const replaced = (side: Side): Lots => restingLots(desk, market, customer, side);
  const long = { ...opening, buys: true, price: bids[0] ?? 0, lots: bidLots, replaced: replaced('buy') };
  const short = { ...opening, buys: false, price: asks[0] ?? 0, lots: askLots, replaced: replaced('sell') };
  return (
    (bidLots === 0 ? null : positions.refusesOpening(market, long, at)) ??
    (askLots === 0 ? null : positions.refusesOpening(market, short, at))
  );
}

/** Pairs of positive price and quantity, from the best level outwards. */
function areLevels(levels: readonly number[], direction: 1 | -1): boolean {
  if (levels.length % 2 !== 0 || levels.length > levelsMax * 2) return false;
  for (let i = 0; i < levels.length; i += 2) {
    if (!isWithin(levels[i]!, 1, priceMax) || !isWithin(levels[i + 1]!, 1, quantityMax)) return false;
    if (i > 0 && (levels[i]! - levels[i - 2]!) * direction <= 0) return false;
  }
  return true;
}

/** Whether no level is new and none larger than what rests of it: such a quote is a cancel, which is always taken. */
function onlyReduces(desk: Desk, market: Market, { customer, bids, asks }: MassQuote): boolean {
  return (
    areWithin(desk, restingOf(desk, market, customer, 'buy'), bids) &&
    areWithin(desk, restingOf(desk, market, customer, 'sell'), asks)
  );
}

function areWithin(desk: Desk, resting: ReadonlyMap<number, number>, levels: readonly number[]): boolean {
  const { quantity, filled } = desk.state.orders.table.columns;
  for (let i = 0; i < levels.length; i += 2) {
    const slot = resting.get(levels[i]!);
    if (slot === undefined || levels[i + 1]! > quantity[slot]! - filled[slot]!) return false;
  }
  return true;
}

/** A customer's quote on one side: the slot of each level by its price. */
function restingOf(desk: Desk, market: Market, customer: number, side: Side): Map<number, number> {
  const { columns } = desk.state.orders.table;
  const resting = new Map<number, number>();
  for (const slot of desk.state.orders.slotsOf(customer, market.id, true))
    if ((columns.side[slot] === buy) === (side === 'buy')) resting.set(columns.price[slot]!, slot);
  return resting;
}

/** The lots of a customer's quote that rest on one side. */
function restingLots(desk: Desk, market: Market, customer: number, side: Side): Lots {
  const { quantity, filled } = desk.state.orders.table.columns;
  let lots = 0;
  for (const slot of restingOf(desk, market, customer, side).values()) lots += quantity[slot]! - filled[slot]!;
  return lots;
}

/** Compares a side with what rests; levels that would take, or that the market's filters would refuse, are dropped. */
function changeOf(
  desk: Desk,
  market: Market,
  customer: number,
  side: Side,
  levels: readonly number[],
  index: number,
  ids: { next: number },
): SideChange {
  const { columns } = desk.state.orders.table;
  const { priceBandPpm, minNotional, maxNotional } = desk.state.markets.columns;
  const resting = restingOf(desk, market, customer, side);
  const others = bestOfOthers(desk, market, customer, side);
  const changes: number[] = [];
  let needed = 0;
  let lots = 0;
  const leverage = market.settlement.positions?.netLeverage(customer, market.id) ?? 0;
  for (let i = 0; i < levels.length; i += 2) {
    const price = levels[i]!;
    const quantity = levels[i + 1]!;
    const takes = others !== 0 && (side === 'buy' ? price >= others : price <= others);
    const notional = notionalOf(price, quantity, market.unit);
    const isOfSize = notional >= minNotional[market.slot]! && notional <= maxNotional[market.slot]!;
    if (takes || !isOfSize || !isInBand(price, index, priceBandPpm[market.slot]!)) continue;
    needed += market.settlement.needed(market, side === 'buy', price, quantity, leverage);
    lots += quantity;
    const slot = resting.get(price);
    if (slot === undefined) {
      changes.push(price, quantity, ids.next++);
      continue;
    }
    resting.delete(price);
    if (columns.quantity[slot]! - columns.filled[slot]! !== quantity) changes.push(price, quantity, columns.id[slot]!);
  }
  for (const [price, slot] of resting) changes.push(price, 0, columns.id[slot]!);
  return { changes, needed, lots };
}

/** The best price on the other side beside this customer's own quote, which is being replaced; 0 for none. */
function bestOfOthers(desk: Desk, market: Market, customer: number, side: Side): number {
  const { columns } = desk.state.orders.table;
  const opposite = side === 'buy' ? market.book.asks : market.book.bids;
  let best = 0;
  opposite.walk((level) => {
    for (let slot = opposite.head[level]!; slot >= 0; slot = market.book.next(slot)) {
      if (columns.customer[slot] === customer && columns.isQuote[slot] === 1) continue;
      best = opposite.price[level]!;
      return false;
    }
    return true;
  });
  return best;
}

import {
  areExact,
  exactProduct,
  isWithin,
  priceMax,
  quantityMax,
  type Ticks,
  type Units,
} from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { sides } from '../../../kernel/vocabulary.ts';
import type { AmendOrder } from '../commands.ts';
import { isInBand, notionalOf } from '../formulas.ts';
import { venueRejections as refuse } from '../rejections.ts';
import { buy, isResting, keepsPriority } from '../state/order-codes.ts';
import { slotOfOwn } from './cancel.ts';
import { neededBy } from './holds.ts';
import { amendsPosition } from './amended-position.ts';
import {
  type Desk,
  indexOf,
  type Market,
  marketOf,
  notEntitled,
  notOpen,
  type VenueContext,
  wouldTake,
} from './desk.ts';
import { moved, outOfBand, tooLarge } from './place-order.ts';
import { emitAmended, execute, openPartnerOf } from './trade.ts';
import { triggerOf } from '../state/view.ts';
import { misplacedAround } from './protect.ts';
import { settleTriggers } from './triggers.ts';

/**
 * Changes the price or the total quantity of an order that rests, or of a stop that waits. Only a smaller quantity at
 * the same price keeps the order's turn.
 */
export function amendOrder(desk: Desk, context: VenueContext, command: AmendOrder): Rejection | null {
  const { customer } = command;
  if (!isWithin(command.quantity, 0, quantityMax)) return refuse.quantityInvalid;
  if (!isWithin(command.price, 0, priceMax) || !isWithin(command.quotedPrice ?? 0, 0, priceMax))
    return refuse.priceInvalid;
  const slot = slotOfOwn(desk, customer, command.order);
  if (slot < 0) return refuse.orderNotFound;
  const { columns } = desk.state.orders.table;
  if (columns.isQuote[slot] === 1) return refuse.orderIsQuote;
  if (openPartnerOf(desk, slot) >= 0 || desk.state.protections.coveredBy(command.order) >= 0)
    return refuse.orderNotAmendable;
  if (command.price !== 0 && columns.price[slot] === 0) return refuse.amendedPriceNotAllowed;
  const price = command.price || columns.price[slot]!;
  const quantity = command.quantity || columns.quantity[slot]!;
  const filled = columns.filled[slot]!;
  if (quantity <= filled) return { ...refuse.quantityBelowFilled, detail: { filled } };
  if (price === columns.price[slot] && quantity === columns.quantity[slot]) return refuse.nothingToAmend;
  const market = marketOf(desk, columns.market[slot]!)!;
  const buys = columns.side[slot] === buy;
  const held = market.settlement.heldAsset(market, buys);
  const worst = buys ? price : Math.max(price, market.book.bids.bestPrice);
  const cap = held === market.quote ? worst || columns.cap[slot]! : 0;
  const valuedAt = price || triggerOf(desk.state, slot);
  const notional = notionalOf(valuedAt, quantity, market.unit);
  const remaining = quantity - filled;
  const needed = neededBy(desk.state, market, slot, cap, remaining);
  // Less at the same price is a cancel in part, and a cancel is always taken.
  const takesBack = keepsPriority(columns, slot, price, quantity);
  const closes = desk.state.terms.reduces(command.order);
  const closed = takesBack ? null : notOpen(desk, market, context.at, closes);
  if (closed) return closed;
  if (!areExact(notional, needed, exactProduct(quantity, market.lot))) return refuse.amountOutOfRange;
  const filtered =
    filters(desk, market, slot, price, notional) ??
    moved(desk, market, buys ? 'buy' : 'sell', command.quotedPrice ?? 0) ??
    wouldTakeOnAmend(desk, market, slot, price) ??
    (takesBack ? null : amendsPosition(desk, market, slot, { price, quantity, valuedAt: cap || valuedAt }, context.at));
  if (filtered) return filtered;
  const barred = takesBack ? null : notEntitled(desk, market, customer, closes);
  if (barred) return barred;
  const { account } = market.settlement;
  const more = needed - columns.held[slot]!;
  if (more > 0 && desk.ledger.available(customer, account, held) < BigInt(more)) return refuse.insufficientBalance;
  const { maxNotional } = desk.state.markets.columns;
  if (!takesBack && notional > maxNotional[market.slot]!) return tooLarge(maxNotional[market.slot]!);

  const rests = isResting(columns, slot);
  emitAmended(desk, context, market, slot, { price, quantity, needed, cap: buys ? 0 : cap });
  if (rests && !takesBack && wouldTake(market, buys ? 'buy' : 'sell', price)) {
    execute(desk, context, market, slot, price);
    settleTriggers(desk, context, market);
  }
  context.answer.orders.push(command.order);
  return null;
}

function filters(desk: Desk, market: Market, slot: number, price: Ticks, notional: Units): Rejection | null {
  const { columns } = desk.state.orders.table;
  const { priceBandPpm, minNotional } = desk.state.markets.columns;
  const index = indexOf(desk, market);
  const rests = isResting(columns, slot);
  if (rests && price !== columns.price[slot] && !isInBand(price, index, priceBandPpm[market.slot]!))
    return outOfBand(desk, market);
  const misplaced = misplacedBy(desk, slot, price);
  if (misplaced) return { ...refuse.protectionWrongSide, field: misplaced };
  if (!desk.state.terms.reduces(columns.id[slot]!) && notional < minNotional[market.slot]!)
    return { ...refuse.notionalTooSmall, detail: { minNotional: minNotional[market.slot]! } };
  return null;
}

/** A post-only order that would take is refused, also on amend. */
function wouldTakeOnAmend(desk: Desk, market: Market, slot: number, price: Ticks): Rejection | null {
  const { columns } = desk.state.orders.table;
  const takes =
    isResting(columns, slot) && columns.postOnly[slot] === 1 && wouldTake(market, sides[columns.side[slot]!]!, price);
  return takes ? refuse.postOnlyWouldTake : null;
}

/** A take profit and a stop loss that an order carries stay on their sides of its price: which of them wouldn't. */
function misplacedBy(desk: Desk, slot: number, price: Ticks): 'takeProfit' | 'stopLoss' | null {
  const { protections, orders, terms } = desk.state;
  const order = orders.table.columns.id[slot]!;
  const side = sides[orders.table.columns.side[slot]!]!;
  const carried = terms.of(order);
  if (carried !== null && price !== 0) return misplacedAround(side, price, carried.takeProfit, carried.stopLoss);
  const found = protections.slotOf(order);
  if (found < 0) return null;
  const { takeProfit, stopLoss } = protections.table.columns;
  return misplacedAround(side, price, takeProfit[found]!, stopLoss[found]!);
}

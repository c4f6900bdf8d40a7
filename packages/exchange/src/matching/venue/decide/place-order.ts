import {
  amountMax,
  areExact,
  exactProduct,
  isWithin,
  priceMax,
  quantityMax,
  scaledDown,
  type Ticks,
  type Units,
} from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { orderTypes, type Side, sides, timesInForce } from '../../../kernel/vocabulary.ts';
import type { PlaceOrder, PositionTerms } from '../commands.ts';
import { trailingMost } from './markets.ts';
import { collarPrice, hasMovedAgainst, isInBand, notionalOf, trailingTrigger } from '../formulas.ts';
import { venueRejections as refuse } from '../rejections.ts';
import {
  type Desk,
  indexOf,
  isContinuous,
  isId,
  furthestPrice,
  type Market,
  marketOf,
  notEntitled,
  notOpen,
  type VenueContext,
  wouldTake,
} from './desk.ts';
import { misplacedAround } from './protect.ts';
import {
  boundedByPosition,
  closesAtOnce,
  holdsNothing,
  isClosing,
  markOf,
  misplacedStops,
  netLeverageOf,
  onPositions,
  termsMisfit,
  termsOf,
} from './position-orders.ts';
import { execute } from './trade.ts';
import { collarOf, referenceOf, settleTriggers } from './triggers.ts';

/** In ppm: a slippage is below the whole price. */
const slippageMost = 999_999;

/** What an order asks of the customer's balance. `notional` and `held` in smallest units, `cap` in ticks. */
interface Size {
  readonly asset: number;
  readonly held: Units;
  readonly cap: Ticks;
  readonly limit: Ticks;
  readonly notional: Units;
}

export function placeOrder(desk: Desk, context: VenueContext, command: PlaceOrder): Rejection | null {
  const { orderType, side, customer } = command;
  const malformed = orderForm(command);
  if (malformed) return malformed;
  const market = marketOf(desk, command.market);
  if (!market) return refuse.marketNotFound;
  if (orderType === 'trailing_stop' && !isTrailOffered(desk, market, command)) return refuse.trailingDeltaNotOffered;
  const unfit = termsMisfit(market, command);
  if (unfit) return unfit;
  const closes = isClosing(command);
  const closed = notOpen(desk, market, context.at, closes) ?? cannotRest(desk, market, command);
  if (closed) return closed;
  const size = sizeOf(desk, market, command);
  if (!size) return refuse.amountOutOfRange;
  const filtered = filters(desk, market, command, size) ?? onPositions(market, command, size, context.at);
  if (filtered) return filtered;
  const barred = notEntitled(desk, market, customer, closes);
  if (barred) return barred;
  if (desk.ledger.available(customer, market.settlement.account, size.asset) < BigInt(size.held))
    return refuse.insufficientBalance;
  const { maxNotional } = desk.state.markets.columns;
  if (!closes && size.notional > maxNotional[market.slot]!) return tooLarge(maxNotional[market.slot]!);

  const order = desk.state.counters.lastOrder + 1;
  const { takeProfit = 0, stopLoss = 0, position } = command;
  if (position) context.emit({ type: 'OrderTermsSet', ...termsOf(position, order), takeProfit, stopLoss });
  context.emit({
    type: 'OrderPlaced',
    order,
    customer,
    market: market.id,
    side,
    orderType,
    timeInForce: effectiveTimeInForce(command),
    postOnly: command.postOnly,
    price: command.price,
    quantity: command.quantity,
    quoteAmount: command.quoteAmount,
    triggerPrice: command.triggerPrice,
    trailingBasisPoints: command.trailingBasisPoints,
    extreme: orderType === 'trailing_stop' ? furthestPrice(desk, market, side === 'sell') : 0,
    cap: size.cap,
    oco: 0,
    asset: size.asset,
    held: BigInt(size.held),
    account: market.account,
  });
  if (!position && (takeProfit !== 0 || stopLoss !== 0))
    context.emit({ type: 'ProtectionAttached', order, takeProfit, stopLoss });
  const placed = desk.state.orders.slotOf(order);
  if (orderType === 'limit' || orderType === 'market') {
    execute(desk, context, market, placed, position ? size.limit : withinTakeProfit(side, size.limit, takeProfit));
    settleTriggers(desk, context, market);
  }
  context.answer.orders.push(order);
  return null;
}

/**
 * Why an order may not wait for the opening of a session, or null: it would have to trade at once, or never to take. One that
 * waits for its trigger may.
 */
function cannotRest(desk: Desk, market: Market, { orderType, timeInForce, postOnly }: PlaceOrder): Rejection | null {
  if (isContinuous(desk, market) || (orderType !== 'limit' && orderType !== 'market')) return null;
  return orderType === 'market' || timeInForce !== 'gtc' || postOnly ? refuse.marketClosed : null;
}

/** `price_moved` when the market is worse than what the customer saw (ticks, 0 for nothing), by more than the tolerance. */
export function moved(desk: Desk, market: Market, side: Side, quotedPrice: Ticks): Rejection | null {
  if (quotedPrice === 0 || !isContinuous(desk, market)) return null;
  const best = side === 'buy' ? market.book.asks.bestPrice : market.book.bids.bestPrice;
  const { priceMovedPpm } = desk.state.markets.columns;
  if (best === 0 || !hasMovedAgainst(side, quotedPrice, best, priceMovedPpm[market.slot]!)) return null;
  return { ...refuse.priceMoved, detail: { price: best } };
}

export function tooLarge(maxNotional: Units): Rejection {
  return { ...refuse.quantityTooLarge, detail: { maxNotional } };
}

/** An order without a limit price can't rest: it is immediate-or-cancel unless it says fill-or-kill. */
function effectiveTimeInForce({ timeInForce, price }: PlaceOrder): PlaceOrder['timeInForce'] {
  return price === 0 && timeInForce === 'gtc' ? 'ioc' : timeInForce;
}

/** Whether the words and numbers of an order fit each other. */
function orderForm(command: PlaceOrder): Rejection | null {
  const { orderType, side, timeInForce, postOnly, price, quantity, quoteAmount, triggerPrice } = command;
  if (!orderTypes.includes(orderType) || !sides.includes(side) || !timesInForce.includes(timeInForce))
    return refuse.orderFormInvalid;
  const byQuote = quoteAmount !== 0n;
  if (byQuote && (orderType !== 'market' || side !== 'buy' || quantity !== 0)) return refuse.quoteAmountNotAllowed;
  if (byQuote && (quoteAmount < 0n || quoteAmount > BigInt(amountMax))) return refuse.quoteAmountInvalid;
  if (!byQuote && !isWithin(quantity, 1, quantityMax)) return refuse.quantityInvalid;
  const needsPrice = orderType === 'limit' || orderType === 'stop_limit';
  const takesPrice = needsPrice || orderType === 'take_profit';
  if (!takesPrice && price !== 0) return refuse.priceNotAllowed;
  if (!isWithin(price, needsPrice ? 1 : 0, priceMax)) return refuse.priceInvalid;
  const needsTrigger = orderType === 'stop_limit' || orderType === 'stop_market' || orderType === 'take_profit';
  if (!needsTrigger && triggerPrice !== 0) return refuse.triggerPriceNotAllowed;
  if (needsTrigger && !isWithin(triggerPrice, 1, priceMax)) return refuse.triggerPriceInvalid;
  const trailing = command.trailingBasisPoints;
  if (orderType !== 'trailing_stop' && trailing !== 0) return refuse.trailingDeltaNotAllowed;
  if (orderType === 'trailing_stop' && !isWithin(trailing, 1, trailingMost)) return refuse.trailingDeltaInvalid;
  if (postOnly && (price === 0 || timeInForce !== 'gtc')) return refuse.postOnlyNotAllowed;
  if (byQuote && timeInForce === 'fok') return refuse.timeInForceNotAllowed;
  if (!isWithin(command.quotedPrice, 0, priceMax)) return refuse.priceInvalid;
  const { takeProfit = 0, stopLoss = 0, slippagePpm = 0 } = command;
  if (slippagePpm !== 0 && orderType !== 'market') return refuse.slippageNotAllowed;
  if (!isWithin(slippagePpm, 0, slippageMost)) return refuse.slippageInvalid;
  if (!isWithin(takeProfit, 0, priceMax)) return refuse.takeProfitInvalid;
  if (!isWithin(stopLoss, 0, priceMax)) return refuse.stopLossInvalid;
  if (command.position && !areTerms(command.position)) return refuse.leverageInvalid;
  if ((takeProfit !== 0 || stopLoss !== 0) && orderType !== 'limit' && orderType !== 'market')
    return takeProfit !== 0 ? refuse.takeProfitNotAllowed : refuse.stopLossNotAllowed;
  return null;
}

const leverageMost = 1_000;

/** An order opens with a leverage, or names the position that it closes. */
function areTerms({ position, leverage }: PositionTerms): boolean {
  return position === 0 ? isWithin(leverage, 1, leverageMost) : isId(position) && leverage === 0;
}

/** Whether the market takes stops that trail at this delta. */
function isTrailOffered(desk: Desk, { slot }: Market, { trailingBasisPoints }: PlaceOrder): boolean {
  const { trailingMinBasisPoints, trailingMaxBasisPoints } = desk.state.markets.columns;
  return isWithin(trailingBasisPoints, trailingMinBasisPoints[slot]!, trailingMaxBasisPoints[slot]!);
}

/** What to hold and how far the order may trade; null where a number leaves its bounds. */
function sizeOf(desk: Desk, market: Market, command: PlaceOrder): Size | null {
  const { side, quantity, price, orderType } = command;
  if (command.quoteAmount !== 0n) {
    const held = Number(command.quoteAmount);
    return { asset: market.quote, held, cap: 0, limit: worstPrice(desk, market, command), notional: held };
  }
  const limit = price || (orderType === 'market' ? worstPrice(desk, market, command) : stopCap(desk, market, command));
  const valuedAt = price || valuePrice(desk, market, command);
  const notional = notionalOf(valuedAt, quantity, market.unit);
  const { settlement } = market;
  const heldFor = side === 'buy' ? limit : Math.max(limit, market.book.bids.bestPrice);
  const held = holdsNothing(market, command)
    ? 0
    : settlement.needed(
        market,
        side === 'buy',
        heldFor,
        quantity,
        command.position?.leverage ?? netLeverageOf(market, command.customer),
      );
  const base = exactProduct(quantity, market.lot);
  if (!areExact(notional, held, base)) return null;
  const asset = settlement.heldAsset(market, side === 'buy');
  const bounded = boundedByPosition(market, command, limit);
  return { asset, held, cap: asset === market.quote ? heldFor : 0, limit: bounded, notional };
}

/** The worst price of a market order that arrives now: the collar, or its own slippage where that is closer. In ticks. */
function worstPrice(desk: Desk, market: Market, { side, quotedPrice, slippagePpm = 0 }: PlaceOrder): Ticks {
  const collar = collarOf(desk, market, side);
  const seen = quotedPrice || (side === 'buy' ? market.book.asks.bestPrice : market.book.bids.bestPrice);
  if (slippagePpm === 0 || seen === 0) return collar;
  const tolerated = collarPrice(side, seen, slippagePpm);
  return side === 'buy' ? Math.min(collar, tolerated) : Math.max(collar, tolerated);
}

/** The worst price that a stop without a limit price holds for. In ticks. */
function stopCap(desk: Desk, market: Market, command: PlaceOrder): Ticks {
  const { stopCapPpm } = desk.state.markets.columns;
  return scaledDown(triggerOf(desk, market, command), stopCapPpm[market.slot]!);
}

/** The price at which the filters value an order without a limit price. In ticks. */
function valuePrice(desk: Desk, market: Market, command: PlaceOrder): Ticks {
  return command.orderType === 'market' ? referenceOf(desk, market) : triggerOf(desk, market, command);
}

function triggerOf(desk: Desk, market: Market, command: PlaceOrder): Ticks {
  const { orderType, side, triggerPrice, trailingBasisPoints } = command;
  if (orderType !== 'trailing_stop') return triggerPrice;
  return trailingTrigger(side, furthestPrice(desk, market, side === 'sell'), trailingBasisPoints);
}

function filters(desk: Desk, market: Market, command: PlaceOrder, size: Size): Rejection | null {
  const { side, price, orderType, quotedPrice } = command;
  const { priceBandPpm, minNotional, maxOpenOrders } = desk.state.markets.columns;
  if (orderType === 'limit' && !isInBand(price, indexOf(desk, market), priceBandPpm[market.slot]!))
    return outOfBand(desk, market);
  if ((command.triggerPrice !== 0 || orderType === 'trailing_stop') && isOnWrongSide(desk, market, command))
    return command.position?.byMark ? refuse.triggerPriceWrongSideOfMark : refuse.triggerPriceWrongSide;
  if (!command.position && !isTakeProfitInBand(desk, market, command))
    return { ...outOfBand(desk, market), field: 'takeProfit' };
  const misplaced = misplacedProtection(desk, market, command);
  if (misplaced) return { ...refuse.protectionWrongSide, field: misplaced };
  if (!isClosing(command) && size.notional < minNotional[market.slot]!)
    return { ...refuse.notionalTooSmall, detail: { minNotional: minNotional[market.slot]! } };
  const open = closesAtOnce(command) ? 0 : desk.state.orders.countOf(command.customer, market.id);
  if (open >= maxOpenOrders[market.slot]!)
    return { ...refuse.tooManyOpenOrders, detail: { limit: maxOpenOrders[market.slot]! } };
  const worse = moved(desk, market, side, quotedPrice);
  if (worse) return worse;
  if (command.postOnly && orderType === 'limit' && wouldTake(market, side, price)) return refuse.postOnlyWouldTake;
  return null;
}

/** Whether a trigger price has been reached already: it would trigger at once. */
function isOnWrongSide(desk: Desk, market: Market, command: PlaceOrder): boolean {
  const rises = (command.orderType === 'take_profit') !== (command.side === 'buy');
  const trigger = triggerOf(desk, market, command);
  const reached = command.position?.byMark ? markOf(market, rises) : furthestPrice(desk, market, rises);
  return rises ? trigger <= reached : trigger >= reached;
}

/** A take profit is placed as a limit order, so it meets the band of one. */
/** A limit price beyond the band around the index, with the ends of the band in ticks. */
export function outOfBand(desk: Desk, market: Market): Rejection {
  const index = indexOf(desk, market);
  const band = desk.state.markets.columns.priceBandPpm[market.slot]!;
  const detail = { low: collarPrice('sell', index, band), high: collarPrice('buy', index, band) };
  return { ...refuse.priceOutOfBand, detail };
}

function isTakeProfitInBand(desk: Desk, market: Market, { takeProfit = 0 }: PlaceOrder): boolean {
  const { priceBandPpm } = desk.state.markets.columns;
  return takeProfit === 0 || isInBand(takeProfit, indexOf(desk, market), priceBandPpm[market.slot]!);
}

/**
 * A take profit and a stop loss lie around the price of their order and around what it takes at once, so that neither
 * would act at once: which of them doesn't, or null. A resting order's take profit may well lie behind the book of now:
 * when the order fills, the book is no better than its price.
 */
function misplacedProtection(
  desk: Desk,
  market: Market,
  { side, price, takeProfit = 0, stopLoss = 0, position }: PlaceOrder,
): 'takeProfit' | 'stopLoss' | null {
  if (takeProfit === 0 && stopLoss === 0) return null;
  if (position) return misplacedStops(desk, market, { side, price, takeProfit, stopLoss, position });
  const met = side === 'buy' ? market.book.asks.bestPrice : market.book.bids.bestPrice;
  const misplaced = misplacedAround(side, price || referenceOf(desk, market), takeProfit, stopLoss);
  if (misplaced) return misplaced;
  return met === 0 ? null : misplacedAround(side, met, price === 0 ? takeProfit : 0, stopLoss);
}

/**
 * The worst price of an order that carries a take profit: it never trades at or beyond it. So what covers the taker lies
 * on the other side of all its trades than what covers its makers, and take profits placed in one frame never cross.
 */
function withinTakeProfit(side: Side, limit: Ticks, takeProfit: Ticks): Ticks {
  if (takeProfit === 0) return limit;
  return side === 'buy' ? Math.min(limit, takeProfit - 1) : Math.max(limit, takeProfit + 1);
}

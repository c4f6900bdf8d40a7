import type { Ticks, Units } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { PlaceOrder, PositionTerms } from '../commands.ts';
import { venueRejections as refuse } from '../rejections.ts';
import type { Terms } from '../state/order-terms.ts';
import { bounded } from './holds.ts';
import { lastPriceOf, type Desk, type Market } from './desk.ts';
import { misplacedAround } from './protect.ts';

/** Orders on positions: what of an order's ladder is theirs alone. An order of spot passes all of it untouched. */

/** Whether an order only closes a position. */
export function isClosing({ position }: PlaceOrder): boolean {
  return position !== undefined && position.position !== 0;
}

/** Whether an order closes at once or not at all: it never waits, so that no number of open orders keeps anybody in a position. */
export function closesAtOnce(command: PlaceOrder): boolean {
  const { orderType, timeInForce } = command;
  return isClosing(command) && (orderType === 'market' || (orderType === 'limit' && timeInForce !== 'gtc'));
}

/** Whether an order and its market don't fit: terms where trades change hands at once, or none where they are needed. */
export function termsMisfit(market: Market, command: PlaceOrder): Rejection | null {
  const { positions } = market.settlement;
  if (positions === null) return command.position ? refuse.positionTermsNotAllowed : null;
  if (command.quoteAmount !== 0n) return refuse.quoteAmountNotAllowed;
  const { takeProfit = 0, stopLoss = 0 } = command;
  const isNet = positions.netLeverage(command.customer, market.id) !== 0;
  if ((isClosing(command) || isNet) && (takeProfit !== 0 || stopLoss !== 0)) return refuse.takeProfitNotAllowed;
  if (command.position) return isNet ? refuse.positionTermsNotAllowed : null;
  return isNet ? null : refuse.positionTermsMissing;
}

/** Why an order may not open or close what it would, or null. `notional` in quote units. */
export function onPositions(
  market: Market,
  command: PlaceOrder,
  { limit, notional }: { readonly limit: Ticks; readonly notional: Units },
  at: number,
): Rejection | null {
  const { positions } = market.settlement;
  if (positions === null) return null;
  const { customer, side, quantity: lots, price, position } = command;
  const buys = side === 'buy';
  if (!position || position.position === 0) {
    const valuedAt = Math.ceil(notional / lots / market.unit);
    const opening = { customer, buys, price: valuedAt, lots, leverage: position?.leverage ?? 0, replaced: 0, held: 0 };
    return positions.refusesOpening(market, opening, at) ?? beyondLiquidation(command, limit);
  }
  const rests = command.orderType === 'limit' && command.timeInForce === 'gtc';
  const refused = positions.refusesClosing(market, { customer, position: position.position, buys, lots, rests });
  if (refused) return refused;
  return price !== 0 && limit !== price ? { ...refuse.priceBeyondBankruptcy, detail: { price: limit } } : null;
}

/**
 * The worst price of an order, no worse than that at which the position that it closes owes nothing, or the one that it opens is
 * liquidated at once; the latter is only asked when its turn comes. In ticks.
 */
export function boundedByPosition(market: Market, command: PlaceOrder, limit: Ticks): Ticks {
  const { customer, side, quantity: lots, position: terms, orderType } = command;
  const { positions } = market.settlement;
  const waits = orderType !== 'limit' && orderType !== 'market';
  if (positions === null || (waits && !isClosing(command))) return limit;
  const { position = 0, leverage = 0 } = terms ?? {};
  const buys = side === 'buy';
  const matched = { customer, buys, lots, uncounted: lots, position, leverage, isWhole: false };
  return bounded(buys, limit, positions.bound(market, matched));
}

/** A limit price at which what is opened would be liquidated at once. */
function beyondLiquidation({ orderType, price }: PlaceOrder, limit: Ticks): Rejection | null {
  return orderType === 'limit' && limit !== price
    ? { ...refuse.priceBeyondLiquidation, detail: { price: limit } }
    : null;
}

/** Whether an order holds nothing when it is placed: it only closes, or it is on positions and waits for its trigger. */
export function holdsNothing(market: Market, command: PlaceOrder): boolean {
  if (market.settlement.positions === null) return false;
  return isClosing(command) || (command.orderType !== 'limit' && command.orderType !== 'market');
}

/** What the net position of a customer is opened with; 0 where there are none. */
export function netLeverageOf(market: Market, customer: number): number {
  return market.settlement.positions?.netLeverage(customer, market.id) ?? 0;
}

/** The terms of a new order, as its event has them. */
export function termsOf(
  { position, leverage, byMark = false, stopsByMark = true }: PositionTerms,
  order: number,
): Omit<Terms, 'takeProfit' | 'stopLoss'> & { readonly order: number } {
  const reduceOnly = position !== 0;
  const opens = reduceOnly ? position : order;
  return { order, position: opens, leverage, reduceOnly, byMark, stopsByMark, byExchange: false };
}

/** The mark that a trigger watches: what it has surely risen, or fallen, to. In ticks. */
export function markOf(market: Market, rises: boolean): Ticks {
  const { down, up } = market.settlement.positions!.markTicks(market);
  return rises ? down : up;
}

/** What an order would open, and what would close it. Prices in ticks, 0 for none. */
interface Stops {
  readonly side: 'buy' | 'sell';
  readonly price: Ticks;
  readonly takeProfit: Ticks;
  readonly stopLoss: Ticks;
  readonly position: PositionTerms;
}

/**
 * A take profit and a stop loss lie around the price of the order that they close, or around what they watch where it is placed
 * at market: which of them doesn't, or null.
 */
export function misplacedStops(desk: Desk, market: Market, stops: Stops): 'takeProfit' | 'stopLoss' | null {
  const { side, price, takeProfit, stopLoss, position } = stops;
  if (price !== 0) return misplacedAround(side, price, takeProfit, stopLoss);
  if (position.stopsByMark === false) return misplacedAround(side, lastPriceOf(desk, market), takeProfit, stopLoss);
  const rising = misplacedAround(
    side,
    markOf(market, true),
    side === 'buy' ? takeProfit : 0,
    side === 'buy' ? 0 : stopLoss,
  );
  return (
    rising ??
    misplacedAround(side, markOf(market, false), side === 'buy' ? 0 : takeProfit, side === 'buy' ? stopLoss : 0)
  );
}

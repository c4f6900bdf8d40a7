import type { Command } from '../../src/index.ts';
import { orderTypes, sides, timesInForce } from '../../src/kernel/vocabulary.ts';
import { collarOf, insideBand, referenceOf, roundedUp, watchedPrice } from './naive-bounds.ts';
import { otherSide } from './naive-book.ts';
import { requireOpenMarket } from './naive-markets.ts';
import { take } from './naive-matching.ts';
import { cancelPartner } from './naive-pairs.ts';
import { announce, newOrder, stopCap } from './naive-placing.ts';
import { trailingTrigger } from './naive-trailing.ts';
import { protects } from './naive-protection.ts';
import { isRising, settleTriggers } from './naive-triggers.ts';
import { requireRights } from './naive-rights.ts';
import type { NaiveMarket, NaiveOrder } from './naive-venue.ts';
import type { NaiveWorld } from './naive-world.ts';
import { isWithin, maxOrderAmount, maxPrice, maxQuantity } from './naive-amounts.ts';
import { require, requireSound } from './naive-refusal.ts';
import { baseAmountOf, notionalOf } from './naive-venue.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const stops = new Set<string>(['stop_limit', 'stop_market', 'take_profit']);

/** Guards of form: what no state of the world could make right. */
function requireForm(c: Of<'PlaceOrder'>): void {
  requireSound(orderTypes.includes(c.orderType), 'order_form_invalid');
  requireSound(sides.includes(c.side) && timesInForce.includes(c.timeInForce), 'order_form_invalid');
  const byQuote = c.quoteAmount !== 0n;
  if (byQuote) {
    const marketBuy = c.orderType === 'market' && c.side === 'buy';
    requireSound(marketBuy && c.quantity === 0, 'quote_amount_not_allowed');
    requireSound(c.quoteAmount > 0n && c.quoteAmount <= maxOrderAmount, 'quote_amount_invalid');
  } else {
    requireSound(isWithin(c.quantity, 1, maxQuantity), 'quantity_invalid');
  }
  const needsPrice = c.orderType === 'limit' || c.orderType === 'stop_limit';
  requireSound(needsPrice || c.orderType === 'take_profit' || c.price === 0, 'price_not_allowed');
  requireSound(isWithin(c.price, needsPrice ? 1 : 0, maxPrice), 'price_invalid');
  requireSound(stops.has(c.orderType) || c.triggerPrice === 0, 'trigger_price_not_allowed');
  requireSound(!stops.has(c.orderType) || isWithin(c.triggerPrice, 1, maxPrice), 'trigger_price_invalid');
  const trails = c.orderType === 'trailing_stop';
  requireSound(trails || c.trailingBasisPoints === 0, 'trailing_delta_not_allowed');
  requireSound(!trails || isWithin(c.trailingBasisPoints, 1, 5_000), 'trailing_delta_invalid');
  requireSound(!c.postOnly || (c.price > 0 && c.timeInForce === 'gtc'), 'post_only_not_allowed');
  requireSound(!byQuote || c.timeInForce !== 'fok', 'time_in_force_not_allowed');
  requireSound(isWithin(c.quotedPrice, 0, maxPrice), 'price_invalid');
  requireExtrasForm(c);
}

function requireExtrasForm(c: Of<'PlaceOrder'>): void {
  const slippage = c.slippagePpm ?? 0;
  requireSound(slippage === 0 || c.orderType === 'market', 'slippage_not_allowed');
  requireSound(isWithin(slippage, 0, 999_999), 'slippage_invalid');
  const [takeProfit, stopLoss] = [c.takeProfit ?? 0, c.stopLoss ?? 0];
  requireSound(isWithin(takeProfit, 0, maxPrice) && isWithin(stopLoss, 0, maxPrice), 'price_invalid');
  const carries = takeProfit > 0 || stopLoss > 0;
  requireSound(!carries || c.orderType === 'limit' || c.orderType === 'market', 'protection_not_allowed');
}

function crosses(market: NaiveMarket, side: 'buy' | 'sell', price: bigint): boolean {
  const best = market.book.best(otherSide(side))?.price;
  if (best === undefined) return false;
  return side === 'buy' ? best <= price : best >= price;
}

/** Whether the price has yet to reach a trigger: the last trade, and those that triggers have yet to watch. */
function isAhead(w: NaiveWorld, market: NaiveMarket, rising: boolean, trigger: bigint): boolean {
  return [watchedPrice(w, market), ...market.prints].every((price) => (rising ? trigger > price : trigger < price));
}

function holdOf(market: NaiveMarket, order: NaiveOrder): bigint {
  if (order.side === 'sell') return baseAmountOf(market, order.quantity);
  if (order.quoteAmount > 0n) return order.quoteAmount;
  return notionalOf(market, order.cap, order.quantity);
}

/** The house's own account of conversions: whoever converts was asked for their rights. */
const convertAccount = 4;

function requireTrader(w: NaiveWorld, customer: number): void {
  if (customer !== convertAccount) requireRights(w, customer, 'spot');
}

/**
 * The take profit and the stop loss on their sides of the order's price, and of the price at which it would trade now: a
 * stop behind that would be triggered by the very trade that it covers. Left open by the rules: what a market order is
 * measured by beside the book (the reference). A take profit is a limit order, "price band ±20 % around the index for limit
 * orders": it is checked with the price, before the sides.
 */
function requireProtection(w: NaiveWorld, market: NaiveMarket, order: NaiveOrder): void {
  const isMarket = order.price === 0n;
  const { takeProfit } = order;
  require(takeProfit === 0n || insideBand(w, market, takeProfit), 'price_out_of_band');
  require(protects(order, isMarket ? referenceOf(w, market) : order.price), 'protection_wrong_side');
  const met = market.book.best(otherSide(order.side))?.price;
  const trades = met !== undefined && (isMarket || (order.side === 'buy' ? met <= order.price : met >= order.price));
  require(!trades || protects(isMarket ? order : { ...order, takeProfit: 0n }, met), 'protection_wrong_side');
}

/** "A market order is bounded": by the collar, and by the take profit that it carries, or it would end before it began. */
function worstOf(order: NaiveOrder, collar: bigint): bigint {
  const { side, takeProfit } = order;
  if (order.price > 0n) return order.price;
  if (takeProfit === 0n) return collar;
  if (side === 'buy') return takeProfit - 1n < collar ? takeProfit - 1n : collar;
  return takeProfit + 1n > collar ? takeProfit + 1n : collar;
}

/**
 * The bound of a market order: the collar, or nearer by the slippage that the customer allows from the price that they
 * saw, the best on the other side where they named none.
 */
function slippageBound(w: NaiveWorld, market: NaiveMarket, c: Of<'PlaceOrder'>): bigint {
  const collar = collarOf(w, market, c.side);
  const best = market.book.best(otherSide(c.side))?.price ?? 0n;
  const seen = c.quotedPrice > 0 ? BigInt(c.quotedPrice) : best;
  const slippage = BigInt(c.slippagePpm ?? 0);
  if (slippage === 0n || seen === 0n) return collar;
  if (c.side === 'buy') {
    const most = (seen * (1_000_000n + slippage)) / 1_000_000n;
    return most < collar ? most : collar;
  }
  const least = roundedUp(seen * (1_000_000n - slippage), 1_000_000n);
  return least > collar ? least : collar;
}

/** Where a waiting order triggers when it is placed: its trigger price, or for a trailing stop what follows from now. */
function firstTrigger(w: NaiveWorld, market: NaiveMarket, order: NaiveOrder): bigint {
  if (order.orderType !== 'trailing_stop') return order.trigger;
  return trailingTrigger(order.side, watchedPrice(w, market), order.trailing);
}

export function placeOrder(w: NaiveWorld, c: Of<'PlaceOrder'>): void {
  requireForm(c);
  const market = w.markets.get(c.market);
  require(market !== undefined, 'market_not_found');
  const isOffered = isWithin(c.trailingBasisPoints, market.trailingMin, market.trailingMax);
  require(c.orderType !== 'trailing_stop' || isOffered, 'trailing_delta_invalid');
  requireOpenMarket(w, market);
  const order = newOrder(market, c);
  const isMarket = order.price === 0n;
  const waits = c.orderType !== 'limit' && c.orderType !== 'market';
  if (c.orderType === 'trailing_stop') order.extreme = watchedPrice(w, market);
  const collar = slippageBound(w, market, c);
  const trigger = firstTrigger(w, market, order);
  if (order.side === 'buy' && order.quoteAmount === 0n) {
    order.cap = !isMarket ? order.price : waits ? stopCap(market, trigger) : collar;
  }
  const valuation = !isMarket ? order.price : waits ? trigger : referenceOf(w, market);
  const notional = order.quoteAmount > 0n ? order.quoteAmount : notionalOf(market, valuation, order.quantity);
  const hold = holdOf(market, order);
  for (const amount of [notional, hold, baseAmountOf(market, order.quantity)]) {
    require(amount <= maxOrderAmount, 'amount_out_of_range');
  }
  if (c.orderType === 'limit') require(insideBand(w, market, order.price), 'price_out_of_band');
  if (stops.has(c.orderType)) {
    require(isAhead(w, market, isRising(order), order.trigger), 'trigger_price_wrong_side');
  }
  order.takeProfit = BigInt(c.takeProfit ?? 0);
  order.stopLoss = BigInt(c.stopLoss ?? 0);
  requireProtection(w, market, order);
  require(notional >= market.minNotional, 'notional_too_small');
  require(w.countedOrders(c.customer, c.market) < market.maxOpenOrders, 'too_many_open_orders');
  requireQuoted(market, c.side, c.quotedPrice);
  if (order.postOnly && !waits) require(!crosses(market, order.side, order.price), 'post_only_would_take');
  requireTrader(w, c.customer);
  require(w.ledger.available(c.customer, 'spot', w.heldAsset(order)) >= hold, 'insufficient_balance');
  require(notional <= market.maxNotional, 'quantity_too_large');
  order.held = hold;
  announce(w, order);
  const { id, takeProfit, stopLoss } = order;
  if (takeProfit + stopLoss > 0n) {
    w.emit({ type: 'ProtectionAttached', order: id, takeProfit: Number(takeProfit), stopLoss: Number(stopLoss) });
  }
  if (waits) {
    order.stage = 'pending';
    market.pending.push(order);
    return;
  }
  take(w, market, order, worstOf(order, collar));
  settleTriggers(w, market);
}

/** "When the market has moved against them by more than the tolerance it is refused as `price_moved`." */
export function requireQuoted(market: NaiveMarket, side: 'buy' | 'sell', quotedPrice: number): void {
  const best = market.book.best(otherSide(side))?.price;
  if (best === undefined || quotedPrice === 0) return;
  const quoted = BigInt(quotedPrice);
  const now = best * 1_000_000n;
  const moved =
    side === 'buy'
      ? now > quoted * (1_000_000n + market.priceMovedPpm)
      : now < quoted * (1_000_000n - market.priceMovedPpm);
  require(!moved, 'price_moved');
}

export function placeOco(w: NaiveWorld, c: Of<'PlaceOco'>): void {
  requireSound(sides.includes(c.side), 'order_form_invalid');
  requireSound(isWithin(c.quantity, 1, maxQuantity), 'quantity_invalid');
  requireSound(isWithin(c.price, 1, maxPrice) && isWithin(c.stopPrice, 0, maxPrice), 'price_invalid');
  requireSound(isWithin(c.triggerPrice, 1, maxPrice), 'trigger_price_invalid');
  requireSound(isWithin(c.quotedPrice ?? 0, 0, maxPrice), 'price_invalid');
  const market = w.markets.get(c.market);
  require(market !== undefined, 'market_not_found');
  const { limit, stop } = legsOf(market, c);
  const stopNeeds = holdOf(market, stop);
  limit.held = holdOf(market, limit);
  stop.held = stopNeeds > limit.held ? stopNeeds - limit.held : 0n;
  const limitNotional = notionalOf(market, limit.price, limit.quantity);
  const stopNotional = notionalOf(market, stop.price > 0n ? stop.price : stop.trigger, stop.quantity);
  const capNotional = notionalOf(market, stop.price > 0n ? stop.price : stopCap(market, stop.trigger), stop.quantity);
  requireOpenMarket(w, market);
  for (const amount of [baseAmountOf(market, limit.quantity), limitNotional + capNotional, stopNotional]) {
    require(amount <= maxOrderAmount, 'amount_out_of_range');
  }
  require(insideBand(w, market, limit.price), 'price_out_of_band');
  const last = watchedPrice(w, market);
  require(isAhead(w, market, c.side === 'buy', stop.trigger), 'trigger_price_wrong_side');
  require(c.side === 'buy' ? limit.price < last : limit.price > last, 'oco_price_wrong_side');
  for (const notional of [limitNotional, stopNotional]) require(notional >= market.minNotional, 'notional_too_small');
  require(w.countedOrders(c.customer, c.market) + 2 <= market.maxOpenOrders, 'too_many_open_orders');
  requireQuoted(market, c.side, c.quotedPrice ?? 0);
  requireTrader(w, c.customer);
  const needed = limit.held + stop.held;
  require(w.ledger.available(c.customer, 'spot', w.heldAsset(limit)) >= needed, 'insufficient_balance');
  for (const notional of [limitNotional, stopNotional]) require(notional <= market.maxNotional, 'quantity_too_large');
  limit.oco = w.lastOrder + 1;
  stop.oco = limit.oco;
  announce(w, limit);
  announce(w, stop);
  stop.stage = 'pending';
  market.pending.push(stop);
  take(w, market, limit, limit.price);
  if (limit.stage === 'closed') cancelPartner(w, limit);
  settleTriggers(w, market);
}

function legsOf(market: NaiveMarket, c: Of<'PlaceOco'>): { limit: NaiveOrder; stop: NaiveOrder } {
  const common = {
    customer: c.customer,
    market: c.market,
    side: c.side,
    timeInForce: 'gtc',
    postOnly: false,
    quantity: c.quantity,
    quoteAmount: 0n,
    trailingBasisPoints: 0,
  } as const;
  const limit = newOrder(market, { ...common, orderType: 'limit', price: c.price, triggerPrice: 0 });
  const orderType = c.stopPrice > 0 ? 'stop_limit' : 'stop_market';
  const stop = newOrder(market, { ...common, orderType, price: c.stopPrice, triggerPrice: c.triggerPrice });
  if (c.side === 'buy') {
    limit.cap = limit.price;
    stop.cap = stop.price > 0n ? stop.price : stopCap(market, stop.trigger);
  }
  return { limit, stop };
}

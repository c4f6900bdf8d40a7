import type { Command } from '../../src/index.ts';
import { insideBand } from './naive-bounds.ts';
import { otherSide } from './naive-book.ts';
import { requireOpenMarket } from './naive-markets.ts';
import { take } from './naive-matching.ts';
import { requireQuoted } from './naive-orders.ts';
import { cancelPartner, partnerOf } from './naive-pairs.ts';
import { carrierOf, endProtection, protects } from './naive-protection.ts';
import { settleTriggers, triggerOf } from './naive-triggers.ts';
import { requireRights } from './naive-rights.ts';
import type { NaiveMarket, NaiveOrder } from './naive-venue.ts';
import type { NaiveWorld } from './naive-world.ts';
import { isWithin, maxOrderAmount, maxPrice, maxQuantity } from './naive-amounts.ts';
import { require, requireSound } from './naive-refusal.ts';
import { baseAmountOf, notionalOf } from './naive-venue.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** An open order of this customer; another's is as if it didn't exist (D26). */
function openOrder(w: NaiveWorld, customer: number, id: number): NaiveOrder {
  const order = w.orders.get(id);
  require(order !== undefined && order.customer === customer, 'order_not_found');
  require(!order.isQuote, 'order_is_quote');
  return order;
}

function cancelWithPartner(w: NaiveWorld, order: NaiveOrder): void {
  const partner = partnerOf(w, order);
  w.close(order, 'canceled', 'customer');
  endProtection(w, order);
  if (partner !== undefined) cancelPartner(w, order);
}

/** "A cancel is always taken, in a halted market too." */
export function cancelOrder(w: NaiveWorld, c: Of<'CancelOrder'>): void {
  const order = openOrder(w, c.customer, c.order);
  cancelWithPartner(w, order);
}

/** "Cancel all", also "by type": of one side alone. */
export function cancelAllOrders(w: NaiveWorld, c: Of<'CancelAllOrders'>): void {
  requireSound(c.side === undefined || c.side === 'buy' || c.side === 'sell', 'order_form_invalid');
  const only = w.markets.get(c.market);
  require(c.market === 0 || only !== undefined, 'market_not_found');
  require(w.customers.has(c.customer), 'customer_not_found');
  const orders = w.openOrdersOf(c.customer, c.market).sort((a, b) => a.market - b.market || a.id - b.id);
  const meant = orders.filter((order) => c.side === undefined || order.side === c.side);
  for (const order of meant) if (order.stage !== 'closed') cancelWithPartner(w, order);
}

/** What an amended order is to become. */
interface Amendment {
  price: bigint;
  quantity: bigint;
  cap: bigint;
  more: bigint;
}

/**
 * "Only a decrease in quantity at the same price keeps priority"; `quantity` is the new total. Such a decrease takes back a
 * part of the order: "A cancel is always taken, in a halted market too."
 */
export function amendOrder(w: NaiveWorld, c: Of<'AmendOrder'>): void {
  requireSound(isWithin(c.quantity, 0, maxQuantity), 'quantity_invalid');
  requireSound(isWithin(c.price, 0, maxPrice) && isWithin(c.quotedPrice ?? 0, 0, maxPrice), 'price_invalid');
  const order = openOrder(w, c.customer, c.order);
  require(partnerOf(w, order) === undefined && carrierOf(order) === null, 'order_not_amendable');
  require(c.price === 0 || order.price > 0n, 'price_not_allowed');
  const price = c.price === 0 ? order.price : BigInt(c.price);
  const quantity = c.quantity === 0 ? order.quantity : BigInt(c.quantity);
  require(quantity > order.filled, 'quantity_below_filled');
  require(price !== order.price || quantity !== order.quantity, 'nothing_to_amend');
  const market = w.markets.get(order.market)!;
  const rests = order.stage === 'book';
  const cap = order.side === 'sell' ? 0n : price > 0n ? price : order.cap;
  const rest = quantity - order.filled;
  const needed = order.side === 'buy' ? notionalOf(market, cap, rest) : baseAmountOf(market, rest);
  const notional = notionalOf(market, price > 0n ? price : triggerOf(order), quantity);
  const takesBack = price === order.price && quantity < order.quantity;
  if (!takesBack) requireOpenMarket(w, market);
  for (const amount of [notional, needed, baseAmountOf(market, quantity)]) {
    require(amount <= maxOrderAmount, 'amount_out_of_range');
  }
  if (rests && price !== order.price) require(insideBand(w, market, price), 'price_out_of_band');
  require(price === 0n || protects(order, price), 'protection_wrong_side');
  require(notional >= market.minNotional, 'notional_too_small');
  requireQuoted(market, order.side, c.quotedPrice ?? 0);
  const best = market.book.best(otherSide(order.side))?.price;
  const takes = best !== undefined && (order.side === 'buy' ? best <= price : best >= price);
  require(!(rests && order.postOnly && takes), 'post_only_would_take');
  if (!takesBack) requireRights(w, c.customer, 'spot');
  const more = needed - order.held;
  const asset = w.heldAsset(order);
  require(more <= 0n || w.ledger.available(c.customer, 'spot', asset) >= more, 'insufficient_balance');
  require(takesBack || notional <= market.maxNotional, 'quantity_too_large');
  change(w, market, order, { price, quantity, cap, more });
}

function change(w: NaiveWorld, market: NaiveMarket, order: NaiveOrder, amendment: Amendment): void {
  const { price, quantity, cap, more } = amendment;
  const keepsPriority = price === order.price && quantity < order.quantity;
  const asset = w.heldAsset(order);
  const rests = order.stage === 'book';
  w.ledger.hold(order.customer, 'spot', asset, more);
  order.held += more;
  if (rests && !keepsPriority) market.book.remove(order);
  order.price = price;
  order.cap = cap;
  order.quantity = quantity;
  order.remaining = quantity - order.filled;
  w.emit({
    type: 'OrderAmended',
    order: order.id,
    customer: order.customer,
    market: order.market,
    price: Number(price),
    quantity: Number(quantity),
    asset,
    held: more,
    filled: Number(order.filled),
    filledQuote: order.filledQuote,
    fee: order.fee,
    waitsFor: order.stage === 'queue' ? 'turn' : order.stage === 'pending' ? 'trigger' : '',
    heldAfter: order.held,
    account: '',
    cap: 0,
  });
  if (!rests || keepsPriority) return;
  order.stage = 'taking';
  const crossed = market.book.best(otherSide(order.side))?.price;
  take(w, market, order, price);
  const took = crossed !== undefined && (order.side === 'buy' ? crossed <= price : crossed >= price);
  if (took) settleTriggers(w, market);
}

import { parseDecimal, parseDecimalToInteger, type Params, type WireOrder } from '@auric/api';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { baseAmountOf, feeOn, notionalOf, type Market } from '../../data/market/market.ts';
import { stopCap, type TicketContext } from '../ticket/ticket-numbers.ts';
import { farFrom } from '../ticket/ticket-quote.ts';
import { bandReason } from '../ticket/price-band.ts';
import type { TicketReason } from '../ticket/ticket-reasons.ts';

/** An open order as its owner is changing it: text as it is typed. */
export interface AmendDraft {
  price: string;
  amount: string;
}

/** Why an amendment can't be sent; null: it can. */
export type AmendReason = TicketReason | { code: 'unchanged' } | { code: 'aboveFilled'; lots: bigint };

/** Legs of an OCO and trailing stops depend on more than their own numbers: the exchange doesn't amend them. */
export function isAmendable(order: WireOrder): boolean {
  return order.status === 'doing' && order.oco_id === 0 && order.trailing_delta === 0 && order.amount !== '0';
}

export function draftOf(order: WireOrder): AmendDraft {
  return { price: order.price === '0' ? '' : order.price, amount: order.amount };
}

interface Numbers {
  price: bigint;
  amount: bigint;
  oldPrice: bigint;
  oldAmount: bigint;
  filled: bigint;
  trigger: bigint;
}

function numbersOf(order: WireOrder, draft: AmendDraft, market: Market): Numbers {
  const { priceDecimals, quantityDecimals } = market;
  const read = (text: string, decimals: number) => parseDecimal(decimalOfTyped(text) ?? '', decimals) ?? 0n;
  return {
    price: read(draft.price, priceDecimals),
    amount: read(draft.amount, quantityDecimals),
    oldPrice: read(order.price, priceDecimals),
    oldAmount: read(order.amount, quantityDecimals),
    filled: read(order.filled, quantityDecimals),
    trigger: read(order.trigger_price, priceDecimals),
  };
}

/** Checks an amendment as the exchange does, in the order of its own checks. Pure. */
export function amendReason(order: WireOrder, draft: AmendDraft, context: TicketContext): AmendReason | null {
  const { market } = context;
  const numbers = numbersOf(order, draft, market);
  const { price, amount, filled } = numbers;
  if (order.price !== '0' && price === 0n) return { code: 'enterPrice' };
  if (amount === 0n) return { code: 'enterAmount' };
  if (amount <= filled) return { code: 'aboveFilled', lots: filled };
  if (price === numbers.oldPrice && amount === numbers.oldAmount) return { code: 'unchanged' };
  return restingReason(order, numbers, context) ?? valueReason(order, numbers, context);
}

/** What only concerns an order that is in the book: one that waits meets these checks when it triggers. */
function restingReason(order: WireOrder, { price, oldPrice }: Numbers, context: TicketContext): TicketReason | null {
  const rests = order.state === 'new' || order.state === 'partially_filled';
  if (!rests) return null;
  const outside = price === oldPrice ? null : bandReason(price, context.indexTicks, context.market);
  if (outside !== null) return outside;
  const buys = order.type === 'buy';
  const best = buys ? context.bestAsk : context.bestBid;
  if (!order.post_only || best === undefined) return null;
  return (buys ? price >= BigInt(best) : price <= BigInt(best)) ? { code: 'wouldTake' } : null;
}

function valueReason(order: WireOrder, numbers: Numbers, context: TicketContext): TicketReason | null {
  const { market } = context;
  const { price, amount, trigger } = numbers;
  const value = notionalOf(market, price === 0n ? trigger : price, amount);
  if (value !== null && value < market.minNotional) return { code: 'minimum', amount: market.minNotional };
  const buys = order.type === 'buy';
  const more = moreHeld(order, numbers, market);
  if (more !== null && more > (buys ? context.availableQuote : context.availableBase))
    return { code: 'insufficient', asset: buys ? market.quote.code : market.base.code };
  if (value === null || more === null || value > market.maxNotional)
    return { code: 'maximum', amount: market.maxNotional };
  return null;
}

/** What the changed order holds beyond what it holds now; null where a number leaves the exchange's bounds. */
function moreHeld(order: WireOrder, numbers: Numbers, market: Market): bigint | null {
  const { now, next } = heldBy(order, numbers, market);
  return now === null || next === null ? null : next - now;
}

interface Change {
  now: bigint | null;
  next: bigint | null;
}

/** What is held for the part that is still open, now and after the change: the quote asset by buyers, the base by sellers. */
function heldBy(order: WireOrder, numbers: Numbers, market: Market): Change {
  const { price, oldPrice, amount, oldAmount, filled, trigger } = numbers;
  const hold = (limit: bigint, lots: bigint): bigint | null =>
    order.type === 'sell'
      ? baseAmountOf(market, lots)
      : notionalOf(market, limit === 0n ? (stopCap(trigger) ?? 0n) : limit, lots);
  return { now: hold(oldPrice, oldAmount - filled), next: amount > filled ? hold(price, amount - filled) : null };
}

/** What an amendment changes for its owner; null where it can't be told yet. In the smallest unit of each asset. */
export interface AmendEffect {
  held: Change;
  heldAsset: Market['base'];
  /** The fee of the part that is still open, at the rate of an order that rests. */
  fee: Change;
  feeAsset: Market['base'];
}

export function amendEffect(order: WireOrder, draft: AmendDraft, market: Market, makerPpm: number): AmendEffect {
  const numbers = numbersOf(order, draft, market);
  const { price, oldPrice, amount, oldAmount, filled, trigger } = numbers;
  const buys = order.type === 'buy';
  const fee = (limit: bigint, lots: bigint): bigint | null => {
    const received = buys ? baseAmountOf(market, lots) : notionalOf(market, limit === 0n ? trigger : limit, lots);
    return received === null ? null : feeOn(received, makerPpm);
  };
  const complete = amount > filled && (order.price === '0' || price > 0n);
  const held = heldBy(order, numbers, market);
  return {
    held: complete ? held : { ...held, next: null },
    heldAsset: buys ? market.quote : market.base,
    fee: { now: fee(oldPrice, oldAmount - filled), next: complete ? fee(price, amount - filled) : null },
    feeAsset: buys ? market.base : market.quote,
  };
}

/** Whether the order would lose its place: only a smaller amount at the same price keeps it. */
export function losesPriority(order: WireOrder, draft: AmendDraft, market: Market): boolean {
  const { price, oldPrice, amount, oldAmount } = numbersOf(order, draft, market);
  return price !== oldPrice || amount > oldAmount;
}

/** How the changed order stands to the market, which a customer must know before it is sent. */
export interface AmendOutlook {
  /** As of a new order: its price is this far from the best one, or from its trigger, in ppm; 0 for near enough. */
  farPpm: number;
  /** The best price at which it would fill at once, in ticks; null for an order that goes on waiting. */
  fillsAt: bigint | null;
  /** What is open of it comes to this, in the quote asset. */
  notional: bigint | null;
}

export function amendOutlook(order: WireOrder, draft: AmendDraft, context: TicketContext): AmendOutlook {
  const { price, oldPrice, amount, filled, trigger } = numbersOf(order, draft, context.market);
  const buys = order.type === 'buy';
  const best = BigInt((buys ? context.bestAsk : context.bestBid) ?? 0);
  const rests = order.state === 'new' || order.state === 'partially_filled';
  const meets = best > 0n && price > 0n && (buys ? price >= best : price <= best);
  const changed = price > 0n && price !== oldPrice;
  return {
    farPpm: changed ? farFrom(price, rests ? best : trigger) : 0,
    fillsAt: rests && changed && meets && !order.post_only ? best : null,
    notional: amount > filled ? notionalOf(context.market, price === 0n ? trigger : price, amount - filled) : null,
  };
}

/** The amendment as the wire takes it: only what has changed. Call it only where there is no reason against it. */
export function amendParameters(order: WireOrder, draft: AmendDraft, market: Market): Params<'coin/amend'> {
  const { price, oldPrice, amount, oldAmount } = numbersOf(order, draft, market);
  return {
    id: order.id,
    ...(price === oldPrice ? {} : { price: decimalOfTyped(draft.price) ?? '0' }),
    ...(amount === oldAmount ? {} : { amount: decimalOfTyped(draft.amount) ?? '0' }),
  };
}

/** One step up or down from what is typed, never below zero, in units of `decimals`. */
export function stepped(text: string, by: 1 | -1, decimals: number): number {
  return Math.max(0, (parseDecimalToInteger(decimalOfTyped(text) ?? '0', decimals) ?? 0) + by);
}

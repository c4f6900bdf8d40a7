import { formatDecimal, parseDecimal, type Params } from '@auric/api';
import type { ConnectionState } from '../../../data/socket/connection-state.ts';
import { decimalOfTyped } from '../../../data/decimal-input.ts';
import { baseAmountOf, notionalOf, type Market } from '../../../data/market/market.ts';
import type { BookRow } from '../../../data/market/order-book.ts';
import {
  hasPrice,
  hasTrailing,
  hasTrigger,
  isBoughtByTotal,
  stopBuyCapPercent,
  type Ticket,
  type TicketContext,
} from './ticket-state.ts';

/** Why the button can't be pressed, in the order in which a customer should mend it; null: it can. */
export type TicketReason =
  | { code: 'offline' | 'connecting' | 'login' | 'closed' }
  | { code: 'enterPrice' | 'enterTrigger' | 'enterTrailing' | 'enterAmount' | 'noLiquidity' | 'wouldTake' }
  | { code: 'minimum'; amount: bigint }
  | { code: 'insufficient'; asset: string }
  | { code: 'priceTooHigh' | 'priceTooLow' | 'triggerAbove' | 'triggerBelow'; ticks: bigint }
  | { code: 'submitting' };

/** The receipt over the button. Amounts in smallest units; null where nothing can be said yet. */
export interface TicketQuote {
  lots: bigint | null;
  /** What changes hands, in the quote asset. */
  notional: bigint | null;
  /** In the asset that is received, as exchanges of this kind take it. */
  fee: bigint | null;
  receive: bigint | null;
  /** How far the last level that the order would take is from the best, in ppm; 0 for an order that rests. */
  impactPpm: number;
  /** A limit price this far on the wrong side of the best one deserves a second look, in ppm; else 0. */
  farPpm: number;
  reason: TicketReason | null;
}

export interface QuoteInput extends TicketContext {
  signedIn: boolean;
  connection: ConnectionState;
  marketState: Market['state'];
  /** Ungrouped levels, best first, that the order would trade with. */
  opposite: readonly BookRow[];
  lastTicks: bigint | null;
  indexTicks: bigint | null;
}

const million = 1_000_000n;
/** A price this much worse than the best one is asked about once more. */
const farFromBestPpm = 100_000;

interface Numbers {
  price: bigint | null;
  trigger: bigint | null;
  trailing: bigint | null;
  amount: bigint | null;
  total: bigint | null;
}

function numbersOf(ticket: Ticket, market: Market): Numbers {
  const read = (text: string, decimals: number): bigint | null => {
    const value = parseDecimal(decimalOfTyped(text) ?? '', decimals);
    return value === 0n ? null : value;
  };
  return {
    price: read(ticket.price, market.priceDecimals),
    trigger: read(ticket.trigger, market.priceDecimals),
    trailing: read(ticket.trailing, 2),
    amount: read(ticket.amount, market.quantityDecimals),
    total: read(ticket.total, market.quote.scale),
  };
}

/** What a market order would get from the levels of the book that are known. */
export function estimateFill(
  market: Market,
  levels: readonly BookRow[],
  want: { lots: bigint } | { quote: bigint },
): { lots: bigint; notional: bigint; worst: bigint } {
  let lots = 0n;
  let notional = 0n;
  let worst = 0n;
  for (const level of levels) {
    const price = BigInt(level.price);
    const perLot = notionalOf(market, price, 1n);
    const wanted = 'lots' in want ? want.lots - lots : (want.quote - notional) / perLot;
    const taken = wanted < BigInt(level.quantity) ? wanted : BigInt(level.quantity);
    if (taken <= 0n) break;
    lots += taken;
    notional += taken * perLot;
    worst = price;
  }
  return { lots, notional, worst };
}

/** Works out the receipt and whether the order can be sent. Pure: the same ticket and market give the same quote. */
export function quoteTicket(ticket: Ticket, input: QuoteInput): TicketQuote {
  const numbers = numbersOf(ticket, input.market);
  const fill = fillOf(ticket, numbers, input);
  const received =
    fill.lots === null || fill.notional === null
      ? null
      : ticket.side === 'buy'
        ? baseAmountOf(input.market, fill.lots)
        : fill.notional;
  const fee = received === null ? null : ceilDivide(received * BigInt(input.market.feePpm), million);
  return {
    lots: fill.lots,
    notional: fill.notional,
    fee,
    receive: received === null || fee === null ? null : received - fee,
    impactPpm: fill.impactPpm,
    farPpm: farOf(ticket, numbers, input),
    reason: reasonOf(ticket, numbers, fill, input),
  };
}

interface Fill {
  lots: bigint | null;
  notional: bigint | null;
  impactPpm: number;
}

function fillOf(ticket: Ticket, numbers: Numbers, input: QuoteInput): Fill {
  const { market, opposite } = input;
  if (ticket.orderType === 'market') {
    const want = isBoughtByTotal(ticket)
      ? numbers.total === null
        ? null
        : { quote: numbers.total }
      : numbers.amount === null
        ? null
        : { lots: numbers.amount };
    if (want === null || opposite.length === 0) return { lots: numbers.amount, notional: numbers.total, impactPpm: 0 };
    const estimate = estimateFill(market, opposite, want);
    const best = BigInt(opposite[0]?.price ?? 0);
    return {
      lots: 'lots' in want ? want.lots : estimate.lots,
      notional: 'quote' in want ? want.quote : estimate.notional,
      impactPpm: estimate.worst === 0n || best === 0n ? 0 : Number((distance(estimate.worst, best) * million) / best),
    };
  }
  const price = hasPrice(ticket.orderType) ? numbers.price : (numbers.trigger ?? input.lastTicks);
  if (price === null) return { lots: numbers.amount, notional: null, impactPpm: 0 };
  const lots =
    ticket.lead === 'total' && numbers.total !== null ? numbers.total / notionalOf(market, price, 1n) : numbers.amount;
  return { lots, notional: lots === null ? null : notionalOf(market, price, lots), impactPpm: 0 };
}

function reasonOf(ticket: Ticket, numbers: Numbers, fill: Fill, input: QuoteInput): TicketReason | null {
  if (ticket.phase === 'submitting') return { code: 'submitting' };
  if (input.connection !== 'online') return { code: input.connection };
  if (!input.signedIn) return { code: 'login' };
  if (input.marketState !== 'open') return { code: 'closed' };
  return (
    priceReason(ticket, numbers, input) ??
    triggerReason(ticket, numbers, input) ??
    amountReason(ticket, numbers, fill, input)
  );
}

function priceReason(ticket: Ticket, { price }: Numbers, input: QuoteInput): TicketReason | null {
  if (ticket.orderType === 'market' && input.opposite.length === 0) return { code: 'noLiquidity' };
  if (!hasPrice(ticket.orderType)) return null;
  if (price === null) return { code: 'enterPrice' };
  const index = input.indexTicks;
  const band = BigInt(input.market.priceBandPpm);
  if (index !== null && index > 0n && band > 0n) {
    const highest = (index * (million + band)) / million;
    const lowest = ceilDivide(index * (million - band), million);
    if (price > highest) return { code: 'priceTooHigh', ticks: highest };
    if (price < lowest) return { code: 'priceTooLow', ticks: lowest };
  }
  return ticket.postOnly && wouldTake(ticket, price, input) ? { code: 'wouldTake' } : null;
}

function wouldTake(ticket: Ticket, price: bigint, { bestAsk, bestBid }: QuoteInput): boolean {
  if (ticket.side === 'buy') return bestAsk !== undefined && price >= BigInt(bestAsk);
  return bestBid !== undefined && price <= BigInt(bestBid);
}

/** A stop waits beyond the market, a take-profit on the side where the market has to come to it. */
function triggerReason(ticket: Ticket, { trigger, trailing }: Numbers, input: QuoteInput): TicketReason | null {
  if (hasTrailing(ticket.orderType)) return trailing === null ? { code: 'enterTrailing' } : null;
  if (!hasTrigger(ticket.orderType)) return null;
  if (trigger === null) return { code: 'enterTrigger' };
  const last = input.lastTicks;
  if (last === null) return null;
  const above = (ticket.side === 'buy') !== (ticket.orderType === 'take_profit');
  if (above && trigger <= last) return { code: 'triggerAbove', ticks: last };
  if (!above && trigger >= last) return { code: 'triggerBelow', ticks: last };
  return null;
}

function amountReason(ticket: Ticket, numbers: Numbers, fill: Fill, input: QuoteInput): TicketReason | null {
  const { market } = input;
  if (fill.lots === null || fill.lots === 0n) {
    const given = isBoughtByTotal(ticket) || ticket.lead === 'total' ? numbers.total : numbers.amount;
    return given === null ? { code: 'enterAmount' } : { code: 'minimum', amount: market.minNotional };
  }
  if (fill.notional !== null && fill.notional < market.minNotional)
    return { code: 'minimum', amount: market.minNotional };
  if (ticket.side === 'sell') {
    const sold = baseAmountOf(market, fill.lots);
    return sold > input.availableBase ? { code: 'insufficient', asset: market.base.code } : null;
  }
  const cost = costOf(ticket, fill);
  return cost !== null && cost > input.availableQuote ? { code: 'insufficient', asset: market.quote.code } : null;
}

/** What a buy holds: its value, with the collar on top where the price is not known yet. */
function costOf(ticket: Ticket, { notional }: Fill): bigint | null {
  if (notional === null || hasPrice(ticket.orderType) || ticket.orderType === 'market') return notional;
  return (notional * stopBuyCapPercent) / 100n;
}

function farOf(ticket: Ticket, { price }: Numbers, { bestAsk, bestBid }: QuoteInput): number {
  if (ticket.orderType !== 'limit' || price === null) return 0;
  const best = ticket.side === 'buy' ? bestAsk : bestBid;
  if (best === undefined || best === 0) return 0;
  const ppm = Number((distance(price, BigInt(best)) * million) / BigInt(best));
  return ppm > farFromBestPpm ? ppm : 0;
}

function distance(a: bigint, b: bigint): bigint {
  return a > b ? a - b : b - a;
}

function ceilDivide(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by;
}

/** The order as the wire takes it. Call it only for a ticket whose quote has no reason against it. */
export function orderParameters(ticket: Ticket, quote: TicketQuote, market: Market): Params<'coin/trade'> {
  const decimal = (text: string): string => decimalOfTyped(text) ?? '0';
  return {
    match_id: market.id,
    type: ticket.side,
    order_type: ticket.orderType,
    ...(isBoughtByTotal(ticket)
      ? { quote_amount: decimal(ticket.total) }
      : { amount: formatDecimal(quote.lots ?? 0n, market.quantityDecimals) }),
    ...(hasPrice(ticket.orderType) ? { target_price: decimal(ticket.price) } : {}),
    ...(hasTrigger(ticket.orderType) ? { trigger_price: decimal(ticket.trigger) } : {}),
    ...(hasTrailing(ticket.orderType)
      ? { trailing_delta: Number(parseDecimal(decimal(ticket.trailing), 2) ?? 0n) }
      : {}),
    ...(ticket.orderType === 'limit' ? { time_in_force: ticket.timeInForce, post_only: ticket.postOnly } : {}),
    ...(ticket.requestId === null ? {} : { request_id: ticket.requestId }),
  };
}

import type { Offered } from '@auric/api';
import type { ConnectionState } from '../../data/socket/connection-state.ts';
import { baseAmountOf, feeOn, lotsFor, notionalOf, type Market } from '../../data/market/market.ts';
import type { BookRow } from '../../data/market/order-book.ts';
import type { Fees } from '../../data/me/fees.ts';
import type { Taking } from '../../data/stock/use-stock-hours.ts';
import { estimateFill, type FillEstimate } from './estimate-fill.ts';
import { hasTimeInForce, isTriggeredLimit } from './order-kinds.ts';
import {
  heldTicks,
  numbersOf,
  valuedTicks,
  worstOf,
  type TicketContext,
  type TicketNumbers,
} from './ticket-numbers.ts';
import { reasonOf, type TicketReason } from './ticket-reasons.ts';
import type { Ticket } from './ticket-state.ts';

/** The receipt over the button. Amounts in smallest units; null where nothing can be said yet. */
export interface TicketQuote {
  lots: bigint | null;
  /** What changes hands, in the quote asset. */
  notional: bigint | null;
  /** In the asset that is received, as exchanges of this kind take it. */
  fee: bigint | null;
  /** The rate of that fee: a maker's where the order can only rest, else the taker's, which is the higher one. */
  feePpm: number;
  receive: bigint | null;
  /** How far the last level that the order would take is from the best, in ppm; 0 for an order that rests. */
  impactPpm: number;
  /** What becomes of the part of a market order that the known book doesn't fill. */
  rest: FillEstimate['rest'];
  /** What the known book fills of a market order; null where the order isn't one, or nothing is known. In lots. */
  filledLots: bigint | null;
  /** What a lot comes to on average and at worst, rounded against the customer; null for an order that rests. In ticks. */
  averageTicks: bigint | null;
  worstTicks: bigint | null;
  /**
   * A limit price this far from the best one, or from the trigger at which it goes into the book, deserves a second look,
   * in ppm; else 0.
   */
  farPpm: number;
  /** How much of the balance the order takes, in percent, at most 100: where a slider stands beside what was typed. */
  share: number;
  reason: TicketReason | null;
}

export interface QuoteInput extends TicketContext {
  signedIn: boolean;
  /** False until the wallet has come: nothing must be said of what is missing before. */
  balancesKnown: boolean;
  connection: ConnectionState;
  marketState: Market['state'];
  /** What the market takes at this hour; undefined until it is known. */
  taking: Taking | undefined;
  /** Whether the customer may begin something in this market. */
  offered: Offered;
  fees: Fees;
  /** Ungrouped levels, best first, that the order would trade with. */
  opposite: readonly BookRow[];
}

const million = 1_000_000n;
/** A price this far from where it is measured is asked about once more. */
const farFromBestPpm = 100_000;

/** Works out the receipt and whether the order can be sent. Pure: the same ticket and market give the same quote. */
export function quoteTicket(ticket: Ticket, input: QuoteInput): TicketQuote {
  const numbers = numbersOf(ticket, input.market);
  const fill = fillOf(ticket, numbers, input);
  const received = ticket.side === 'buy' ? inBase(input.market, fill.filledLots) : fill.filledNotional;
  const feePpm = hasTimeInForce(ticket.orderType) && ticket.postOnly ? input.fees.makerPpm : input.fees.takerPpm;
  const fee = received === null ? null : feeOn(received, feePpm);
  return {
    lots: fill.lots,
    notional: fill.notional,
    fee,
    feePpm,
    receive: received === null || fee === null ? null : received - fee,
    impactPpm: fill.impactPpm,
    rest: fill.rest,
    filledLots: ticket.orderType === 'market' ? fill.filledLots : null,
    averageTicks: averageOf(ticket, fill, input.market),
    worstTicks: fill.worst === 0n ? null : fill.worst,
    farPpm: farOf(ticket, numbers, input),
    share: shareOf(ticket, fill, input),
    reason: reasonOf(ticket, numbers, fill, input),
  };
}

/** What an order comes to: what is asked, what of it would trade, and what the exchange's filters reckon with. */
export interface TicketFill {
  lots: bigint | null;
  notional: bigint | null;
  filledLots: bigint | null;
  filledNotional: bigint | null;
  /** What the filters value the order at; null where that isn't known or leaves the exchange's numbers. */
  valued: bigint | null;
  /** What a buy holds of the quote asset. */
  held: bigint | null;
  impactPpm: number;
  rest: FillEstimate['rest'];
  /** The last level that a market order takes, in ticks; 0 for none. */
  worst: bigint;
  /** A sale for a total that the known book doesn't reach. */
  short: boolean;
}

function fillOf(ticket: Ticket, numbers: TicketNumbers, input: QuoteInput): TicketFill {
  const { market } = input;
  const price = heldTicks(ticket, numbers, input);
  const atPrice = (ticks: bigint | null, lots: bigint | null) =>
    ticks === null || lots === null ? null : notionalOf(market, ticks, lots);
  if (ticket.orderType === 'market' && ticket.lead === 'total') {
    const fill = marketFill(ticket, numbers, input);
    const asked = numbers.total;
    // A sale is sent by its quantity: what the book gives is what it is worth.
    if (ticket.side === 'sell') return { ...fill, valued: fill.filledNotional, held: null };
    return { ...fill, notional: asked, valued: asked, held: asked };
  }
  const lots =
    ticket.lead === 'total' && numbers.total !== null && price !== null
      ? lotsFor(market, numbers.total, price)
      : numbers.amount;
  const reckoned = { valued: atPrice(valuedTicks(ticket, numbers, input), lots), held: atPrice(price, lots) };
  if (ticket.orderType === 'market') return { ...marketFill(ticket, numbers, input), ...reckoned };
  const shown = ticket.orderType === 'oco' ? atPrice(numbers.price, lots) : reckoned.valued;
  return {
    lots,
    notional: shown,
    filledLots: lots,
    filledNotional: shown,
    ...reckoned,
    ...takesNothing,
  };
}

/** A market order as the book stands: what it takes level by level, and how far that moves the price. */
function marketFill(ticket: Ticket, numbers: TicketNumbers, input: QuoteInput): Omit<TicketFill, 'valued' | 'held'> {
  const { market, opposite } = input;
  const byTotal = ticket.lead === 'total';
  const asked = byTotal ? numbers.total : numbers.amount;
  const best = BigInt(opposite[0]?.price ?? 0);
  if (asked === null || best === 0n) {
    const { amount, total } = numbers;
    return { lots: amount, notional: total, filledLots: null, filledNotional: null, ...takesNothing };
  }
  const bound = { side: ticket.side, worst: worstOf(ticket, input) };
  const fill = estimateFill(market, opposite, byTotal ? { quote: asked } : { lots: asked }, bound);
  return {
    lots: byTotal ? fill.lots : asked,
    notional: fill.notional,
    filledLots: fill.lots,
    filledNotional: fill.notional,
    impactPpm: fill.worst === 0n ? 0 : Number(divideUp(distance(fill.worst, best) * million, best)),
    rest: fill.rest,
    worst: fill.worst,
    short: byTotal && ticket.side === 'sell' && asked - fill.notional >= (notionalOf(market, best, 1n) ?? 0n),
  };
}

/** What an order that rests, or of which nothing is known, takes from the book. */
const takesNothing = { impactPpm: 0, rest: 'none', worst: 0n, short: false } as const;

/** The average price of what a market order takes, in ticks: a buyer's rounded up, a seller's down. */
function averageOf(ticket: Ticket, { worst, filledLots, filledNotional }: TicketFill, market: Market): bigint | null {
  if (worst === 0n || filledLots === null || filledLots === 0n || filledNotional === null) return null;
  const perTick = notionalOf(market, 1n, filledLots) ?? 0n;
  if (perTick === 0n) return null;
  return ticket.side === 'buy' ? divideUp(filledNotional, perTick) : filledNotional / perTick;
}

const divideUp = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

function shareOf({ side }: Ticket, fill: TicketFill, { market, availableBase, availableQuote }: QuoteInput): number {
  const [needed, available] =
    side === 'sell' ? [inBase(market, fill.lots), availableBase] : [fill.held, availableQuote];
  if (needed === null || available === 0n) return 0;
  return needed >= available ? 100 : Number((needed * 100n) / available);
}

function farOf(ticket: Ticket, { price, trigger }: TicketNumbers, { bestAsk, bestBid }: QuoteInput): number {
  const best = BigInt((ticket.side === 'buy' ? bestAsk : bestBid) ?? 0);
  const from = ticket.orderType === 'limit' ? best : isTriggeredLimit(ticket.orderType) ? (trigger ?? 0n) : 0n;
  return price === null ? 0 : farFrom(price, from);
}

/** How far a price is from another one, in ppm, where that deserves a second look; else 0. In ticks. */
export function farFrom(price: bigint, from: bigint): number {
  if (from === 0n) return 0;
  const ppm = Number((distance(price, from) * million) / from);
  return ppm > farFromBestPpm ? ppm : 0;
}

const inBase = (market: Market, lots: bigint | null): bigint | null =>
  lots === null ? null : baseAmountOf(market, lots);

function distance(a: bigint, b: bigint): bigint {
  return a > b ? a - b : b - a;
}

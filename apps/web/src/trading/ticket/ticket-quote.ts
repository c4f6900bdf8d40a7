import type { ConnectionState } from '../../data/socket/connection-state.ts';
import { baseAmountOf, feeOn, lotsFor, notionalOf, type Market } from '../../data/market/market.ts';
import type { BookRow } from '../../data/market/order-book.ts';
import type { Fees } from '../../data/me/fees.ts';
import { estimateFill } from './estimate-fill.ts';
import { hasTimeInForce, isTriggeredLimit } from './order-kinds.ts';
import {
  collarOf,
  heldTicks,
  numbersOf,
  valuedTicks,
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
  /** A market order that the collar would stop before it is filled. */
  collared: boolean;
  /**
   * A limit price this far from the best one, or from the trigger at which it goes into the book, deserves a second look,
   * in ppm; else 0.
   */
  farPpm: number;
  reason: TicketReason | null;
}

export interface QuoteInput extends TicketContext {
  signedIn: boolean;
  /** False until the wallet has come: nothing must be said of what is missing before. */
  balancesKnown: boolean;
  connection: ConnectionState;
  marketState: Market['state'];
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
    collared: fill.collared,
    farPpm: farOf(ticket, numbers, input),
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
  collared: boolean;
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
    impactPpm: 0,
    collared: false,
    short: false,
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
    const unknown = { filledLots: null, filledNotional: null, impactPpm: 0, collared: false, short: false };
    return { lots: amount, notional: total, ...unknown };
  }
  const bound = { side: ticket.side, collar: collarOf(ticket, input) };
  const fill = estimateFill(market, opposite, byTotal ? { quote: asked } : { lots: asked }, bound);
  return {
    lots: byTotal ? fill.lots : asked,
    notional: fill.notional,
    filledLots: fill.lots,
    filledNotional: fill.notional,
    impactPpm: fill.worst === 0n ? 0 : Number((distance(fill.worst, best) * million) / best),
    collared: fill.collared,
    short: byTotal && ticket.side === 'sell' && asked - fill.notional >= (notionalOf(market, best, 1n) ?? 0n),
  };
}

function farOf(ticket: Ticket, { price, trigger }: TicketNumbers, { bestAsk, bestBid }: QuoteInput): number {
  const best = BigInt((ticket.side === 'buy' ? bestAsk : bestBid) ?? 0);
  const from = ticket.orderType === 'limit' ? best : isTriggeredLimit(ticket.orderType) ? (trigger ?? 0n) : 0n;
  if (price === null || from === 0n) return 0;
  const ppm = Number((distance(price, from) * million) / from);
  return ppm > farFromBestPpm ? ppm : 0;
}

const inBase = (market: Market, lots: bigint | null): bigint | null =>
  lots === null ? null : baseAmountOf(market, lots);

function distance(a: bigint, b: bigint): bigint {
  return a > b ? a - b : b - a;
}

import { unreadText } from '../../data/decimal-input.ts';
import { baseAmountOf } from '../../data/market/market.ts';
import { canWait, hasPrice, hasTrailing, hasTrigger, triggersAbove } from './order-kinds.ts';
import { bandReason } from './price-band.ts';
import { protectionReason } from './protection-reason.ts';
import type { TicketNumbers } from './ticket-numbers.ts';
import type { QuoteInput, TicketFill } from './ticket-quote.ts';
import { fieldsOf, type Ticket } from './ticket-state.ts';

/** Why the button can't be pressed, in the order in which a customer should mend it; null: it can. */
export type TicketReason =
  | { code: 'offline' | 'connecting' | 'login' | 'cancelOnly' | 'halted' | 'closed' | 'off' | 'elsewhere' }
  | {
      code:
        | 'unread'
        | 'enterPrice'
        | 'enterTrigger'
        | 'enterTrailing'
        | 'enterProtection'
        | 'enterAmount'
        | 'noLiquidity'
        | 'wouldTake';
    }
  | { code: 'minimum' | 'maximum'; amount: bigint }
  | { code: 'insufficient'; asset: string }
  | { code: PriceReason; ticks: bigint }
  | { code: 'submitting' };

type PriceReason =
  | 'takeProfitAbove'
  | 'takeProfitBelow'
  | 'stopLossAbove'
  | 'stopLossBelow'
  | 'priceTooHigh'
  | 'priceTooLow'
  | 'priceAbove'
  | 'priceBelow'
  | 'triggerAbove'
  | 'triggerBelow';

/** The exchange bounds a trailing distance to 0.1 % … 20 %. In basis points. */
const trailingLeast = 10n;
const trailingMost = 2000n;

/** Whether an order may trail the market at this distance, in basis points; null for none that was typed. */
export function isTrailOffered(distance: bigint | null): boolean {
  return distance !== null && distance >= trailingLeast && distance <= trailingMost;
}

export function reasonOf(
  ticket: Ticket,
  numbers: TicketNumbers,
  fill: TicketFill,
  input: QuoteInput,
): TicketReason | null {
  if (input.connection !== 'online') return { code: input.connection };
  if (!input.signedIn) return { code: 'login' };
  if (input.offered !== 'yes') return { code: input.offered };
  if (input.marketState !== 'open') return { code: input.marketState === 'halted' ? 'halted' : 'cancelOnly' };
  if (input.taking === 'none') return { code: 'cancelOnly' };
  if (!input.balancesKnown || input.taking === undefined) return { code: 'connecting' };
  if (input.taking === 'waiting' && !canWait(ticket)) return { code: 'closed' };
  if (fieldsOf(ticket).some((field) => unreadText(ticket[field]) !== null)) return { code: 'unread' };
  return (
    priceReason(ticket, numbers, input) ??
    triggerReason(ticket, numbers, input) ??
    protectionReason(ticket, numbers, input) ??
    amountReason(ticket, numbers, fill, input)
  );
}

function priceReason(ticket: Ticket, { price }: TicketNumbers, input: QuoteInput): TicketReason | null {
  if (ticket.orderType === 'market' && input.opposite.length === 0) return { code: 'noLiquidity' };
  if (!hasPrice(ticket.orderType)) return null;
  if (price === null) return { code: 'enterPrice' };
  // What waits for a trigger meets the band when it triggers, with the index of that time.
  const bounded = ticket.orderType === 'limit' || ticket.orderType === 'oco';
  const outside = bounded ? bandReason(price, input.indexTicks, input.market) : null;
  if (outside !== null) return outside;
  if (ticket.orderType === 'oco') return ocoPriceReason(ticket, price, input);
  return ticket.orderType === 'limit' && ticket.postOnly && wouldTake(ticket, price, input)
    ? { code: 'wouldTake' }
    : null;
}

/** The last price lies between the two legs: the limit leg on the side where it is better than the market. */
function ocoPriceReason(ticket: Ticket, price: bigint, { lastTicks }: QuoteInput): TicketReason | null {
  if (lastTicks === null) return null;
  if (ticket.side === 'buy' && price >= lastTicks) return { code: 'priceBelow', ticks: lastTicks };
  if (ticket.side === 'sell' && price <= lastTicks) return { code: 'priceAbove', ticks: lastTicks };
  return null;
}

function wouldTake(ticket: Ticket, price: bigint, { bestAsk, bestBid }: QuoteInput): boolean {
  if (ticket.side === 'buy') return bestAsk !== undefined && price >= BigInt(bestAsk);
  return bestBid !== undefined && price <= BigInt(bestBid);
}

/** A stop waits beyond the market, a take-profit on the side where the market has to come to it. */
function triggerReason(ticket: Ticket, { trigger, trailing }: TicketNumbers, input: QuoteInput): TicketReason | null {
  if (hasTrailing(ticket.orderType)) return isTrailOffered(trailing) ? null : { code: 'enterTrailing' };
  if (!hasTrigger(ticket.orderType)) return null;
  if (trigger === null) return { code: 'enterTrigger' };
  const last = input.lastTicks;
  if (last === null) return null;
  const above = triggersAbove(ticket.orderType, ticket.side);
  if (above && trigger <= last) return { code: 'triggerAbove', ticks: last };
  if (!above && trigger >= last) return { code: 'triggerBelow', ticks: last };
  return null;
}

function amountReason(
  ticket: Ticket,
  numbers: TicketNumbers,
  fill: TicketFill,
  { market, availableBase, availableQuote }: QuoteInput,
): TicketReason | null {
  if ((ticket.lead === 'total' ? numbers.total : numbers.amount) === null) return { code: 'enterAmount' };
  const tooSmall: TicketReason = { code: 'minimum', amount: market.minNotional };
  const tooLarge: TicketReason = { code: 'maximum', amount: market.maxNotional };
  if (fill.short) return { code: 'noLiquidity' };
  if (fill.lots === null) return tooLarge;
  if (fill.lots === 0n) return tooSmall;
  if (fill.valued !== null && fill.valued < market.minNotional) return tooSmall;
  const sold = baseAmountOf(market, fill.lots);
  const needed = ticket.side === 'sell' ? sold : fill.held;
  const asset = ticket.side === 'sell' ? market.base : market.quote;
  if (needed !== null && needed > (ticket.side === 'sell' ? availableBase : availableQuote))
    return { code: 'insufficient', asset: asset.code };
  // A number that the exchange couldn't hold exactly is far beyond what an order may be worth.
  if (sold === null || (fill.valued === null && numbers.price !== null)) return tooLarge;
  return fill.valued !== null && fill.valued > market.maxNotional ? tooLarge : null;
}

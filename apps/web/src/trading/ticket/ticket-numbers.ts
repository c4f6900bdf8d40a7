import { parseDecimal } from '@auric/api';
import { collarPrice, referencePrice, trailingTrigger } from '@auric/exchange/venue/formulas';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import type { Ticket } from './ticket-state.ts';

/** What the arithmetic of a ticket needs to know; amounts in the smallest unit of their asset, prices in ticks. */
export interface TicketContext {
  market: Market;
  availableBase: bigint;
  availableQuote: bigint;
  bestBid: number | undefined;
  bestAsk: number | undefined;
  lastTicks: bigint | null;
  indexTicks: bigint | null;
}

/** The numbers of a ticket as they are typed; null where nothing, nothing readable or zero is. */
export interface TicketNumbers {
  price: bigint | null;
  trigger: bigint | null;
  stopPrice: bigint | null;
  /** In basis points. */
  trailing: bigint | null;
  takeProfit: bigint | null;
  stopLoss: bigint | null;
  amount: bigint | null;
  total: bigint | null;
}

/** The decimals of a trailing distance, which is typed in percent and sent in basis points. */
export const trailingDecimals = 2;

/** How far above its trigger a stop without a limit price may buy: the same in all markets. */
const stopCapPpm = 50_000;

/** Reads what was typed, in ticks, lots and smallest units. */
export function numbersOf(ticket: Ticket, market: Market): TicketNumbers {
  const read = (text: string, decimals: number): bigint | null => {
    const value = parseDecimal(decimalOfTyped(text) ?? '', decimals);
    return value === 0n ? null : value;
  };
  return {
    price: read(ticket.price, market.priceDecimals),
    trigger: read(ticket.trigger, market.priceDecimals),
    stopPrice: read(ticket.stopPrice, market.priceDecimals),
    trailing: read(ticket.trailing, trailingDecimals),
    takeProfit: read(ticket.takeProfit, market.priceDecimals),
    stopLoss: read(ticket.stopLoss, market.priceDecimals),
    amount: read(ticket.amount, market.quantityDecimals),
    total: read(ticket.total, market.quote.scale),
  };
}

/** The reference of a market order that arrives now, as the exchange reckons it; null without an index. */
export function referenceOf({ market, bestBid, bestAsk, indexTicks }: TicketContext): number | null {
  return indexTicks === null || indexTicks === 0n
    ? null
    : referencePrice(bestBid ?? 0, bestAsk ?? 0, Number(indexTicks), market.referenceClampPpm);
}

/**
 * The worst price at which a market order that arrives now trades: the collar, or the slippage that it allows where that
 * is closer. In ticks; null without an index.
 */
export function worstOf(
  { side, slippagePpm }: Pick<Ticket, 'side' | 'slippagePpm'>,
  context: TicketContext,
): number | null {
  const reference = referenceOf(context);
  if (reference === null) return null;
  const collar = collarPrice(side, reference, context.market.collarPpm);
  const best = side === 'buy' ? context.bestAsk : context.bestBid;
  if (slippagePpm === 0 || best === undefined) return collar;
  const tolerated = collarPrice(side, best, slippagePpm);
  return side === 'buy' ? Math.min(collar, tolerated) : Math.max(collar, tolerated);
}

/** Where the order triggers, in ticks; null for one that needs no trigger or doesn't know it yet. */
function triggerOf(ticket: Ticket, { trigger, trailing }: TicketNumbers, { lastTicks }: TicketContext): bigint | null {
  if (ticket.orderType !== 'trailing_stop') return trigger;
  if (trailing === null || lastTicks === null) return null;
  return BigInt(trailingTrigger(ticket.side, Number(lastTicks), Number(trailing)));
}

/** What the exchange's filters value a lot at: the limit price, else the trigger, else the reference. */
export function valuedTicks(ticket: Ticket, numbers: TicketNumbers, context: TicketContext): bigint | null {
  switch (ticket.orderType) {
    case 'limit':
    case 'stop_limit':
    case 'take_profit_limit':
      return numbers.price;
    case 'market': {
      const reference = referenceOf(context);
      return reference === null ? null : BigInt(reference);
    }
    case 'oco': {
      const stop = numbers.stopPrice ?? numbers.trigger;
      return numbers.price === null || stop === null ? null : least(numbers.price, stop);
    }
    default:
      return triggerOf(ticket, numbers, context);
  }
}

/** What a buy holds for each lot: the most that it may come to cost. In ticks; null where it isn't known yet. */
export function heldTicks(ticket: Ticket, numbers: TicketNumbers, context: TicketContext): bigint | null {
  switch (ticket.orderType) {
    case 'limit':
    case 'stop_limit':
    case 'take_profit_limit':
      return numbers.price;
    case 'market': {
      const worst = worstOf({ ...ticket, side: 'buy' }, context);
      return worst === null ? null : BigInt(worst);
    }
    case 'oco': {
      const stop = numbers.stopPrice ?? stopCap(numbers.trigger);
      return numbers.price === null || stop === null ? null : most(numbers.price, stop);
    }
    default:
      return stopCap(triggerOf(ticket, numbers, context));
  }
}

/** A stop without a limit price that buys may pay this much at most. */
export function stopCap(trigger: bigint | null): bigint | null {
  return trigger === null ? null : BigInt(collarPrice('buy', Number(trigger), stopCapPpm));
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);

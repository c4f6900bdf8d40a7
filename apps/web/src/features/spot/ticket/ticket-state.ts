import { formatDecimal, parseDecimal } from '@auric/api';
import { decimalOfTyped, typedDecimalText } from '../../../data/decimal-input.ts';
import { notionalOf, type Market } from '../../../data/market/market.ts';

export const ticketOrderTypes = [
  'limit',
  'market',
  'stop_limit',
  'stop_market',
  'take_profit',
  'trailing_stop',
] as const;
export type TicketOrderType = (typeof ticketOrderTypes)[number];
export type TicketSide = 'buy' | 'sell';
export type TimeInForce = 'gtc' | 'ioc' | 'fok';
export type TicketField = 'price' | 'trigger' | 'trailing' | 'amount' | 'total';

/** The decimals of a trailing distance, which is typed in percent and sent in basis points. */
export const trailingDecimals = 2;

/**
 * The order as it is being written. The fields hold what was typed, as text. `lead` says which of amount and total the
 * customer has fixed; the other one is worked out. `requestId` is the name of this draft: it stays over repeats of an
 * attempt whose outcome nobody knows, and goes with the first change, because a changed order is another one.
 */
export interface Ticket {
  side: TicketSide;
  orderType: TicketOrderType;
  timeInForce: TimeInForce;
  postOnly: boolean;
  price: string;
  trigger: string;
  trailing: string;
  amount: string;
  total: string;
  lead: 'amount' | 'total';
  percent: number | null;
  requestId: string | null;
  /** The customer has seen the warning about this very price. */
  confirmedFar: boolean;
  phase: 'editing' | 'submitting' | 'unknown';
}

/** What the arithmetic of an action needs to know; amounts in the smallest unit of their asset. */
export interface TicketContext {
  market: Market;
  availableBase: bigint;
  availableQuote: bigint;
  bestBid: number | undefined;
  bestAsk: number | undefined;
}

export type TicketAction =
  | { type: 'side'; side: TicketSide }
  | { type: 'orderType'; orderType: TicketOrderType }
  | { type: 'timeInForce'; timeInForce: TimeInForce }
  | { type: 'postOnly'; postOnly: boolean }
  | { type: 'typed'; field: TicketField; text: string; market: Market }
  | { type: 'stepped'; field: 'price' | 'trigger' | 'amount'; by: 1 | -1; market: Market }
  | { type: 'level'; price: string }
  | { type: 'prefill'; price: string }
  | { type: 'percent'; percent: number; context: TicketContext }
  | { type: 'confirmFar' }
  | { type: 'submit'; requestId: string }
  | { type: 'answered' }
  | { type: 'refused' }
  | { type: 'unanswered' };

export const emptyTicket: Ticket = {
  side: 'buy',
  orderType: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  price: '',
  trigger: '',
  trailing: '',
  amount: '',
  total: '',
  lead: 'amount',
  percent: null,
  requestId: null,
  confirmedFar: false,
  phase: 'editing',
};

export const hasPrice = (type: TicketOrderType): boolean => type === 'limit' || type === 'stop_limit';
export const hasTrigger = (type: TicketOrderType): boolean =>
  type === 'stop_limit' || type === 'stop_market' || type === 'take_profit';
export const hasTrailing = (type: TicketOrderType): boolean => type === 'trailing_stop';

/** Whether the order can be given by what it may cost: only a market buy, and only at once. */
export const isBoughtByTotal = (ticket: Ticket): boolean =>
  ticket.orderType === 'market' && ticket.side === 'buy' && ticket.lead === 'total';

/** The next state of the ticket. It knows no clock, no server and no randomness: ids come with the action. */
export function ticketReducer(ticket: Ticket, action: TicketAction): Ticket {
  switch (action.type) {
    case 'submit':
      return { ...ticket, phase: 'submitting', requestId: ticket.requestId ?? action.requestId };
    case 'answered':
      return { ...ticket, ...fresh, amount: '', total: '', percent: null };
    case 'refused':
      return { ...ticket, ...fresh };
    case 'unanswered':
      return { ...ticket, phase: 'unknown' };
    case 'confirmFar':
      return { ...ticket, confirmedFar: true };
    case 'prefill':
      return ticket.price === '' ? { ...ticket, price: action.price } : ticket;
    default:
      // While an order is on its way its ticket is locked: what is shown is what was sent.
      return ticket.phase === 'submitting' ? ticket : { ...edited(ticket, action), ...fresh };
  }
}

const fresh = { requestId: null, confirmedFar: false, phase: 'editing' } as const;

type Edit = Extract<
  TicketAction,
  { type: 'side' | 'orderType' | 'timeInForce' | 'postOnly' | 'typed' | 'stepped' | 'level' | 'percent' }
>;

function edited(ticket: Ticket, action: Edit): Ticket {
  switch (action.type) {
    case 'side':
      return { ...ticket, side: action.side, amount: '', total: '', percent: null };
    case 'orderType':
      return changedType(ticket, action.orderType);
    case 'timeInForce':
      return { ...ticket, timeInForce: action.timeInForce, postOnly: ticket.postOnly && action.timeInForce === 'gtc' };
    case 'postOnly':
      return { ...ticket, postOnly: action.postOnly, timeInForce: action.postOnly ? 'gtc' : ticket.timeInForce };
    case 'typed':
      return typed(ticket, action);
    case 'stepped':
      return stepped(ticket, action);
    case 'level':
      return hasPrice(ticket.orderType) ? { ...ticket, price: action.price } : ticket;
    case 'percent':
      return withPercent(ticket, action.percent, action.context);
  }
}

function changedType(ticket: Ticket, orderType: TicketOrderType): Ticket {
  const plain = { postOnly: ticket.postOnly && orderType === 'limit', timeInForce: 'gtc' as const };
  const lead = orderType === 'market' && ticket.side === 'buy' ? ticket.lead : 'amount';
  return { ...ticket, orderType, ...(orderType === 'limit' ? {} : plain), lead, percent: null };
}

export function decimalsOf(field: TicketField, market: Market): number {
  switch (field) {
    case 'price':
    case 'trigger':
      return market.priceDecimals;
    case 'amount':
      return market.quantityDecimals;
    case 'total':
      return market.quote.scale;
    case 'trailing':
      return trailingDecimals;
  }
}

function typed(ticket: Ticket, { field, text, market }: Extract<Edit, { type: 'typed' }>): Ticket {
  const shown = typedDecimalText(ticket[field], text, decimalsOf(field, market));
  const next = { ...ticket, [field]: shown };
  if (field === 'amount') return { ...next, total: '', lead: 'amount', percent: null };
  if (field === 'total') return { ...next, amount: '', lead: 'total', percent: null };
  return next;
}

/** One tick or one lot up or down, never below zero. */
function stepped(ticket: Ticket, { field, by, market }: Extract<Edit, { type: 'stepped' }>): Ticket {
  const decimals = decimalsOf(field, market);
  const now = parseDecimal(decimalOfTyped(ticket[field]) ?? '0', decimals) ?? 0n;
  const next = now + BigInt(by);
  const text = formatDecimal(next < 0n ? 0n : next, decimals);
  if (field !== 'amount') return { ...ticket, [field]: text };
  return { ...ticket, amount: text, total: '', lead: 'amount', percent: null };
}

/**
 * A share of the balance: of the base asset for a sell; of the quote asset for a buy, in whole lots at the price of the
 * ticket, rounded down. The fee is taken from what is received, so 100 % may be spent. A market buy is given by total.
 */
function withPercent(ticket: Ticket, percent: number, context: TicketContext): Ticket {
  const { market } = context;
  const share = (amount: bigint): bigint => (amount * BigInt(percent)) / 100n;
  if (ticket.side === 'sell') {
    const perLot = 10n ** BigInt(market.base.scale - market.quantityDecimals);
    const lots = share(context.availableBase) / perLot;
    return { ...ticket, amount: formatDecimal(lots, market.quantityDecimals), total: '', lead: 'amount', percent };
  }
  const spend = share(context.availableQuote);
  if (ticket.orderType === 'market') {
    return { ...ticket, total: formatDecimal(spend, market.quote.scale), amount: '', lead: 'total', percent };
  }
  const price = buyingPrice(ticket, context);
  const lots = price === null || price === 0n ? 0n : spend / notionalOf(market, price, 1n);
  return { ...ticket, amount: formatDecimal(lots, market.quantityDecimals), total: '', lead: 'amount', percent };
}

/** What one lot may cost at most when the order is placed, in ticks; null where no price is known. */
function buyingPrice(ticket: Ticket, { market, bestAsk }: TicketContext): bigint | null {
  if (hasPrice(ticket.orderType)) return parseDecimal(decimalOfTyped(ticket.price) ?? '', market.priceDecimals);
  const start = hasTrigger(ticket.orderType)
    ? parseDecimal(decimalOfTyped(ticket.trigger) ?? '', market.priceDecimals)
    : bestAsk === undefined
      ? null
      : BigInt(bestAsk);
  return start === null ? null : (start * stopBuyCapPercent + 99n) / 100n;
}

/** A buy that waits for a trigger holds this much of its trigger price: the collar of the market order it becomes. */
export const stopBuyCapPercent = 105n;

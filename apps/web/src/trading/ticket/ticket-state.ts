import { formatDecimal, parseDecimal } from '@auric/api';
import { basePerLot } from '@auric/exchange/venue/formulas';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { lotsFor, type Market } from '../../data/market/market.ts';
import {
  hasPrice,
  hasStopPrice,
  hasTimeInForce,
  hasTotal,
  hasTrailing,
  hasTrigger,
  type TicketOrderType,
  type TicketSide,
  type TimeInForce,
} from './order-kinds.ts';
import { heldTicks, numbersOf, trailingDecimals, type TicketContext } from './ticket-numbers.ts';

export type TicketField = 'price' | 'trigger' | 'stopPrice' | 'trailing' | 'amount' | 'total';
export type SteppedField = Exclude<TicketField, 'total'>;

/**
 * The order as it is being written. The fields hold what was typed, as the decimal that was read of it. `lead` says
 * which of amount and total the customer has fixed; the other one is worked out. What becomes of it once it is sent is
 * the act's (`data/acts`).
 */
export interface Ticket {
  side: TicketSide;
  orderType: TicketOrderType;
  timeInForce: TimeInForce;
  postOnly: boolean;
  price: string;
  trigger: string;
  /** The limit price of an OCO's stop leg; without it that leg is a market order. */
  stopPrice: string;
  trailing: string;
  amount: string;
  total: string;
  lead: 'amount' | 'total';
  percent: number | null;
  /** The customer has seen the warning about this very price. */
  confirmedFar: boolean;
}

export type TicketAction =
  | { type: 'side'; side: TicketSide }
  | { type: 'orderType'; orderType: TicketOrderType }
  | { type: 'timeInForce'; timeInForce: TimeInForce }
  | { type: 'postOnly'; postOnly: boolean }
  | { type: 'lead'; lead: 'amount' | 'total' }
  /** `text` is what the field holds: a decimal, or a text that couldn't be read as one. */
  | { type: 'typed'; field: TicketField; text: string }
  /** `start` is where the steps of an empty field begin. */
  | { type: 'stepped'; field: SteppedField; by: 1 | -1; market: Market; start?: string }
  | { type: 'level'; price: string }
  | { type: 'prefill'; price: string }
  | { type: 'percent'; percent: number; context: TicketContext }
  | { type: 'confirmFar' }
  | { type: 'answered' };

export const emptyTicket: Ticket = {
  side: 'buy',
  orderType: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  price: '',
  trigger: '',
  stopPrice: '',
  trailing: '',
  amount: '',
  total: '',
  lead: 'amount',
  percent: null,
  confirmedFar: false,
};

/** Whether the order can be given by what it may cost: only a market buy, and only at once. */
export const isBoughtByTotal = (ticket: Ticket): boolean =>
  ticket.orderType === 'market' && ticket.side === 'buy' && ticket.lead === 'total';

/** The next state of the ticket. It knows no clock, no server and no randomness: ids come with the action. */
export function ticketReducer(ticket: Ticket, action: TicketAction): Ticket {
  switch (action.type) {
    case 'answered':
      return { ...ticket, amount: '', total: '', percent: null, confirmedFar: false };
    case 'confirmFar':
      return { ...ticket, confirmedFar: true };
    case 'prefill':
      return ticket.price === '' ? { ...ticket, price: action.price } : ticket;
    default:
      return { ...edited(ticket, action), confirmedFar: false };
  }
}

type Edit = Extract<
  TicketAction,
  { type: 'side' | 'orderType' | 'timeInForce' | 'postOnly' | 'lead' | 'typed' | 'stepped' | 'level' | 'percent' }
>;

function edited(ticket: Ticket, action: Edit): Ticket {
  switch (action.type) {
    case 'side':
      return withUsualLead({ ...ticket, side: action.side, amount: '', total: '', percent: null });
    case 'orderType':
      return changedType(ticket, action.orderType);
    case 'timeInForce':
      return { ...ticket, timeInForce: action.timeInForce, postOnly: ticket.postOnly && action.timeInForce === 'gtc' };
    case 'postOnly':
      return { ...ticket, postOnly: action.postOnly, timeInForce: action.postOnly ? 'gtc' : ticket.timeInForce };
    case 'lead':
      return { ...ticket, lead: action.lead, amount: '', total: '', percent: null };
    case 'typed':
      return typed(ticket, action);
    case 'stepped':
      return stepped(ticket, action);
    case 'level':
      return withLevel(ticket, action.price);
    case 'percent':
      return withPercent(ticket, action.percent, action.context);
  }
}

function changedType(ticket: Ticket, orderType: TicketOrderType): Ticket {
  const validity = hasTimeInForce(orderType) ? {} : ({ postOnly: false, timeInForce: 'gtc' } as const);
  const lead = hasTotal(orderType) ? ticket.lead : 'amount';
  return withUsualLead({ ...ticket, orderType, ...validity, lead, percent: null });
}

/** Where nothing is typed yet, a market buy asks what it may cost and a market sale what is sold. */
function withUsualLead(ticket: Ticket): Ticket {
  if (ticket.orderType !== 'market' || ticket.amount !== '' || ticket.total !== '') return ticket;
  return { ...ticket, lead: ticket.side === 'buy' ? 'total' : 'amount' };
}

/** A level of the book is the price; for an order that names only its trigger, that. */
function withLevel(ticket: Ticket, price: string): Ticket {
  if (hasPrice(ticket.orderType)) return { ...ticket, price };
  return hasTrigger(ticket.orderType) ? { ...ticket, trigger: price } : ticket;
}

/** The fields that count for an order of this type; what stands in others is kept, and not sent. */
export function fieldsOf({ orderType, lead }: Pick<Ticket, 'orderType' | 'lead'>): TicketField[] {
  return [
    ...(hasTrailing(orderType) ? (['trailing'] as const) : []),
    ...(hasTrigger(orderType) ? (['trigger'] as const) : []),
    ...(hasPrice(orderType) ? (['price'] as const) : []),
    ...(hasStopPrice(orderType) ? (['stopPrice'] as const) : []),
    lead,
  ];
}

export function decimalsOf(field: TicketField, market: Market): number {
  switch (field) {
    case 'price':
    case 'trigger':
    case 'stopPrice':
      return market.priceDecimals;
    case 'amount':
      return market.quantityDecimals;
    case 'total':
      return market.quote.scale;
    case 'trailing':
      return trailingDecimals;
  }
}

function typed(ticket: Ticket, { field, text }: Extract<Edit, { type: 'typed' }>): Ticket {
  const next = { ...ticket, [field]: text };
  if (field === 'amount') return { ...next, total: '', lead: 'amount', percent: null };
  if (field === 'total') return { ...next, amount: '', lead: 'total', percent: null };
  return next;
}

/** A tenth of a percent: a hundredth of it would take a thousand taps. */
const trailingStep = 10n;

/** One tick or one lot up or down, never below zero. */
function stepped(ticket: Ticket, { field, by, market, start }: Extract<Edit, { type: 'stepped' }>): Ticket {
  if (ticket[field] === '' && start !== undefined) return { ...ticket, [field]: start };
  const decimals = decimalsOf(field, market);
  const now = parseDecimal(decimalOfTyped(ticket[field]) ?? '0', decimals) ?? 0n;
  const next = now + BigInt(by) * (field === 'trailing' ? trailingStep : 1n);
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
    const perLot = BigInt(basePerLot(market.base.scale, market.quantityDecimals));
    const lots = share(context.availableBase) / perLot;
    return { ...ticket, amount: formatDecimal(lots, market.quantityDecimals), total: '', lead: 'amount', percent };
  }
  const spend = share(context.availableQuote);
  if (ticket.orderType === 'market') {
    return { ...ticket, total: formatDecimal(spend, market.quote.scale), amount: '', lead: 'total', percent };
  }
  const price = heldTicks(ticket, numbersOf(ticket, market), context);
  const lots = price === null ? 0n : (lotsFor(market, spend, price) ?? 0n);
  return { ...ticket, amount: formatDecimal(lots, market.quantityDecimals), total: '', lead: 'amount', percent };
}

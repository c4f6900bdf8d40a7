import { formatDecimal, parseDecimal } from '@auric/api';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import {
  hasPrice,
  hasProtection,
  hasStopPrice,
  hasTimeInForce,
  hasTotal,
  hasTrailing,
  hasTrigger,
  type TicketOrderType,
  type TicketSide,
  type TimeInForce,
} from './order-kinds.ts';
import { trailingDecimals, type TicketContext } from './ticket-numbers.ts';
import { withPercent } from './ticket-share.ts';

/** The fields that a level of the book can fill. */
export type PriceField = 'price' | 'trigger' | 'stopPrice' | 'takeProfit' | 'stopLoss';
export type TicketField = PriceField | 'trailing' | 'amount' | 'total';
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
  /** Whether a take profit and a stop loss go with the order; their prices, of which one may be left empty. */
  protects: boolean;
  takeProfit: string;
  stopLoss: string;
  /** How far from the best price a market order may trade, in ppm; 0: as far as the market allows. */
  slippagePpm: number;
  amount: string;
  total: string;
  lead: 'amount' | 'total';
  percent: number | null;
  /** The last price that the app has filled in may follow the market; one of the customer's own stays, also an empty one. */
  pricedBy: 'app' | 'customer';
  /** The price field that had the focus last: a level of the book goes there. Null: to the usual one. */
  aim: PriceField | null;
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
  | { type: 'protects'; protects: boolean }
  | { type: 'slippage'; slippagePpm: number }
  /** The focus is in this field. */
  | { type: 'aim'; field: TicketField }
  | { type: 'level'; price: string }
  /** The last price, at first and once it is old. */
  | { type: 'prefill'; price: string }
  /** The order that was sent last, to be sent once more. */
  | { type: 'repeat'; sent: Ticket }
  | { type: 'percent'; percent: number; context: TicketContext }
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
  protects: false,
  takeProfit: '',
  stopLoss: '',
  slippagePpm: 0,
  amount: '',
  total: '',
  lead: 'amount',
  percent: null,
  pricedBy: 'app',
  aim: null,
};

/** Whether the order can be given by what it may cost: only a market buy, and only at once. */
export const isBoughtByTotal = (ticket: Ticket): boolean =>
  ticket.orderType === 'market' && ticket.side === 'buy' && ticket.lead === 'total';

/** The next state of the ticket. It knows no clock, no server and no randomness: ids come with the action. */
export function ticketReducer(ticket: Ticket, action: TicketAction): Ticket {
  switch (action.type) {
    case 'answered':
      return { ...ticket, ...noTriggers, amount: '', total: '', percent: null, ...unpriced };
    case 'prefill':
      return followsMarket(ticket) && ticket.price !== action.price ? { ...ticket, price: action.price } : ticket;
    case 'aim':
      return { ...ticket, aim: isPriceField(action.field) ? action.field : null };
    default:
      return edited(ticket, action);
  }
}

/** Triggers belong to the side and the type that they were meant for. */
const noTriggers = { trigger: '', stopPrice: '', takeProfit: '', stopLoss: '', aim: null } as const;
const unpriced = { price: '', pricedBy: 'app' } as const;

/** A price that nobody has typed follows the market until an amount stands beside it. */
function followsMarket({ pricedBy, price, amount, total }: Ticket): boolean {
  return pricedBy === 'app' && (price === '' || (amount === '' && total === ''));
}

const isPriceField = (field: TicketField): field is PriceField =>
  field !== 'trailing' && field !== 'amount' && field !== 'total';

type Edit = Exclude<TicketAction, { type: 'answered' | 'prefill' | 'aim' }>;

function edited(ticket: Ticket, action: Edit): Ticket {
  switch (action.type) {
    case 'side':
      return withUsualLead({ ...ticket, ...noTriggers, side: action.side, amount: '', total: '', percent: null });
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
    case 'protects':
      return { ...ticket, protects: action.protects };
    case 'slippage':
      return { ...ticket, slippagePpm: action.slippagePpm };
    case 'repeat':
      return { ...action.sent, percent: null, pricedBy: 'customer', aim: null };
    case 'level':
      return withLevel(ticket, action.price);
    case 'percent':
      return withPercent(ticket, action.percent, action.context);
  }
}

function changedType(ticket: Ticket, orderType: TicketOrderType): Ticket {
  const validity = hasTimeInForce(orderType) ? {} : ({ postOnly: false, timeInForce: 'gtc' } as const);
  const lead = hasTotal(orderType) ? ticket.lead : 'amount';
  return withUsualLead({ ...ticket, ...noTriggers, orderType, ...validity, lead, percent: null });
}

/** Where nothing is typed yet, a market buy asks what it may cost and a market sale what is sold. */
function withUsualLead(ticket: Ticket): Ticket {
  if (ticket.orderType !== 'market' || ticket.amount !== '' || ticket.total !== '') return ticket;
  return { ...ticket, lead: ticket.side === 'buy' ? 'total' : 'amount' };
}

/** A level of the book goes to where the customer was last; else it is the price, or what the order has instead of one. */
function withLevel(ticket: Ticket, price: string): Ticket {
  const fields = fieldsOf(ticket);
  const usual = (['price', 'trigger'] as const).find((field) => fields.includes(field));
  const field = ticket.aim !== null && fields.includes(ticket.aim) ? ticket.aim : usual;
  return field === undefined ? ticket : priced({ ...ticket, [field]: price }, field);
}

const priced = (ticket: Ticket, field: TicketField): Ticket =>
  field === 'price' ? { ...ticket, pricedBy: 'customer' } : ticket;

/** The fields that count for an order of this type; what stands in others is kept, and not sent. */
export function fieldsOf({
  orderType,
  lead,
  protects,
}: Pick<Ticket, 'orderType' | 'lead' | 'protects'>): TicketField[] {
  return [
    ...(hasTrailing(orderType) ? (['trailing'] as const) : []),
    ...(hasTrigger(orderType) ? (['trigger'] as const) : []),
    ...(hasPrice(orderType) ? (['price'] as const) : []),
    ...(hasStopPrice(orderType) ? (['stopPrice'] as const) : []),
    ...(protects && hasProtection(orderType) ? (['takeProfit', 'stopLoss'] as const) : []),
    lead,
  ];
}

export function decimalsOf(field: TicketField, market: Market): number {
  switch (field) {
    case 'price':
    case 'trigger':
    case 'stopPrice':
    case 'takeProfit':
    case 'stopLoss':
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
  const next = priced({ ...ticket, [field]: text }, field);
  if (field === 'amount') return { ...next, total: '', lead: 'amount', percent: null };
  if (field === 'total') return { ...next, amount: '', lead: 'total', percent: null };
  return next;
}

/** A tenth of a percent: a hundredth of it would take a thousand taps. */
const trailingStep = 10n;

/** One tick or one lot up or down, never below zero. */
function stepped(ticket: Ticket, { field, by, market, start }: Extract<Edit, { type: 'stepped' }>): Ticket {
  if (ticket[field] === '' && start !== undefined) return priced({ ...ticket, [field]: start }, field);
  const decimals = decimalsOf(field, market);
  const now = parseDecimal(decimalOfTyped(ticket[field]) ?? '0', decimals) ?? 0n;
  const next = now + BigInt(by) * (field === 'trailing' ? trailingStep : 1n);
  const text = formatDecimal(next < 0n ? 0n : next, decimals);
  if (field !== 'amount') return priced({ ...ticket, [field]: text }, field);
  return { ...ticket, amount: text, total: '', lead: 'amount', percent: null };
}

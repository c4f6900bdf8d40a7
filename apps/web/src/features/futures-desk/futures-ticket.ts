import { parseDecimal } from '@auric/api';
import type { Draft } from '../../data/acts/money-act.ts';
import type { OpeningBody } from '../../data/futures/position-acts.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { trailingDecimals } from '../../trading/ticket/ticket-numbers.ts';
import type { Validity } from '../../trading/ticket/validity-choice.tsx';

export const futuresOrderTypes = ['limit', 'market', 'stop_limit', 'stop_market', 'trailing_stop'] as const;
export type FuturesOrderType = (typeof futuresOrderTypes)[number];

/** What is being written on the ticket of a market of futures: texts as they were typed. */
export interface FuturesTicket {
  side: 'long' | 'short';
  orderType: FuturesOrderType;
  validity: Validity;
  price: string;
  trigger: string;
  /** How far the order follows the market, in percent. */
  trailing: string;
  share: string;
  /** How much of what is possible was asked for by the slider; 0 once the lots are typed. */
  percent: number;
  leverage: number;
  /** The margin mode that was chosen; null: as the market has it. */
  mode: 'isolated' | 'cross' | null;
  protects: boolean;
  takeProfit: string;
  stopLoss: string;
}

const emptyFuturesTicket: FuturesTicket = {
  side: 'long',
  orderType: 'limit',
  validity: 'gtc',
  price: '',
  trigger: '',
  trailing: '',
  share: '',
  percent: 0,
  leverage: 10,
  mode: null,
  protects: false,
  takeProfit: '',
  stopLoss: '',
};

/** Under which name the ticket of a market is kept, and the order that is sent from it. */
export const aboutFuturesTicket = (market: number): string => `futures-ticket:${market}`;

/** The ticket as it was left. */
export function restoreFuturesTicket(left: Draft | undefined): FuturesTicket {
  return { ...emptyFuturesTicket, ...left };
}

/** The ticket once its order was taken: the kind of it stays, its numbers don't. */
export function afterSending(ticket: FuturesTicket): FuturesTicket {
  return { ...ticket, share: '', percent: 0, takeProfit: '', stopLoss: '', trigger: '' };
}

export const hasLimit = ({ orderType }: FuturesTicket): boolean => orderType === 'limit' || orderType === 'stop_limit';
export const hasTrigger = ({ orderType }: FuturesTicket): boolean =>
  orderType === 'stop_limit' || orderType === 'stop_market';
export const hasTrailing = ({ orderType }: FuturesTicket): boolean => orderType === 'trailing_stop';
/** Whether it waits for the market: nothing is bound, and nothing paid for, before its turn. */
export const isConditional = (ticket: FuturesTicket): boolean => hasTrigger(ticket) || hasTrailing(ticket);
/** Whether it is sent with a take profit and a stop loss: what waits for its turn can't carry them. */
export const carriesStops = (ticket: FuturesTicket): boolean => ticket.protects && !isConditional(ticket);
/** How far the order follows the market, in basis points; null where that can't be read. */
export const trailingOf = ({ trailing }: FuturesTicket): bigint | null =>
  parseDecimal(decimalOfTyped(trailing) ?? '', trailingDecimals);

/** The call that opens what the ticket says; `best` is the price that the customer sees, of a market order. */
export function openingCall(
  ticket: FuturesTicket,
  market: number,
  modeNow: 'isolated' | 'cross' | undefined,
  best: string | null,
): OpeningBody {
  const { side, orderType, leverage, mode } = ticket;
  const stop = (name: 'target_profit_price' | 'stop_loss_price', typed: string) => {
    const price = carriesStops(ticket) ? decimalOfTyped(typed) : null;
    return price === null ? {} : { [name]: price };
  };
  return {
    match_id: market,
    type: side,
    share: decimalOfTyped(ticket.share) ?? '0',
    multiple: leverage,
    order_type: orderType,
    ...(mode !== null && mode !== modeNow ? { margin_mode: mode } : {}),
    ...(hasLimit(ticket) ? { target_price: decimalOfTyped(ticket.price) ?? '0', ...lasting(ticket) } : {}),
    ...(hasTrigger(ticket) ? { trigger_price: decimalOfTyped(ticket.trigger) ?? '0' } : {}),
    ...(hasTrailing(ticket) ? { trailing_delta: Number(trailingOf(ticket) ?? 0n) } : {}),
    ...(orderType === 'market' && best !== null ? { quoted_price: best } : {}),
    ...stop('target_profit_price', ticket.takeProfit),
    ...stop('stop_loss_price', ticket.stopLoss),
  };
}

/** For how long an order with a price may rest, as the call says it; until it is canceled needs no word. */
function lasting({ validity }: FuturesTicket): Pick<OpeningBody, 'time_in_force' | 'post_only'> {
  if (validity === 'post_only') return { post_only: true };
  return validity === 'gtc' ? {} : { time_in_force: validity };
}

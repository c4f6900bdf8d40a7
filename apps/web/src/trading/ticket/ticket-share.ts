import { formatDecimal } from '@auric/api';
import { basePerLot } from '@auric/exchange/venue/formulas';
import { lotsFor } from '../../data/market/market.ts';
import { heldTicks, numbersOf, type TicketContext } from './ticket-numbers.ts';
import type { Ticket } from './ticket-state.ts';

/**
 * A share of the balance: of the base asset for a sell; of the quote asset for a buy, in whole lots at the price of the
 * ticket, rounded down. The fee is taken from what is received, so 100 % may be spent. A market buy is given by total.
 */
export function withPercent(ticket: Ticket, percent: number, context: TicketContext): Ticket {
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

import { describe, expect, it } from 'vitest';
import { after, input, type } from '../test-support/typed-ticket.ts';
import { quoteTicket } from './ticket-quote.ts';
import type { TicketAction } from './ticket-state.ts';

const protects: TicketAction = { type: 'protects', protects: true };
const limitBuy = [type('price', '64000'), type('amount', '0.01'), protects];
const limitSell: TicketAction[] = [
  { type: 'side', side: 'sell' },
  type('price', '64500'),
  type('amount', '0.01'),
  protects,
];
const marketBuy: TicketAction[] = [{ type: 'orderType', orderType: 'market' }, type('total', '100'), protects];

/** The bounds are the exchange's: the price of the order or the reference, and the best level that it would meet. */
describe('a take profit and a stop loss with an order', () => {
  it.each<[string | undefined, TicketAction[], Record<string, string>]>([
    ['enterProtection', limitBuy, {}],
    [undefined, limitBuy, { takeProfit: '64000.1' }],
    ['takeProfitAbove', limitBuy, { takeProfit: '64000' }],
    [undefined, limitBuy, { stopLoss: '63999.9' }],
    ['stopLossBelow', limitBuy, { stopLoss: '64000' }],
    ['stopLossBelow', [type('price', '64200'), ...limitBuy.slice(1)], { stopLoss: '64190' }],
    ['priceTooHigh', limitBuy, { takeProfit: '90000' }],
    [undefined, limitSell, { takeProfit: '64499.9', stopLoss: '64500.1' }],
    ['takeProfitBelow', limitSell, { takeProfit: '64500' }],
    ['stopLossAbove', limitSell, { stopLoss: '64500' }],
    ['takeProfitAbove', marketBuy, { takeProfit: '64182.4' }],
    [undefined, marketBuy, { takeProfit: '64182.5', stopLoss: '64182.2' }],
    ['stopLossBelow', marketBuy, { stopLoss: '64182.3' }],
    ['unread', limitBuy, { takeProfit: '?66,5' }],
  ])('is answered with %s', (code, actions, prices) => {
    const typed = Object.entries(prices).map(([field, text]) => type(field as 'takeProfit' | 'stopLoss', text));
    expect(quoteTicket(after(...actions, ...typed), input).reason?.code).toBe(code);
  });

  it('are asked of no other type, and of none that is switched off', () => {
    const stop = after(
      protects,
      { type: 'orderType', orderType: 'stop_market' },
      type('trigger', '65000'),
      type('amount', '0.01'),
    );
    expect(quoteTicket(stop, input).reason).toBeNull();
    const off = after(...limitBuy, type('takeProfit', '1'), { type: 'protects', protects: false });
    expect(quoteTicket(off, input).reason).toBeNull();
  });
});

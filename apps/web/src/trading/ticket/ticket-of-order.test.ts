import type { WireOrder } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { testMarket as market } from '../test-support/test-market.ts';
import { input } from '../test-support/typed-ticket.ts';
import { ticketOfOrder } from './ticket-of-order.ts';
import { orderParameters } from './ticket-order.ts';
import { quoteTicket } from './ticket-quote.ts';

function order(change: Partial<WireOrder> = {}): WireOrder {
  return {
    id: 7,
    match_id: 1,
    symbol: 'BTC/USDT',
    type: 'buy',
    order_type: 'limit',
    time_in_force: 'gtc',
    post_only: false,
    price: '64000',
    trigger_price: '0',
    trailing_delta: 0,
    amount: '0.1',
    quote_amount: '0',
    filled: '0.1',
    filled_quote: '6400',
    average_price: '64000',
    fee: '0.0001',
    fee_currency: 1,
    state: 'filled',
    status: 'complete',
    reason: 'none',
    oco_id: 0,
    created_at: 1,
    updated_at: 1,
    ...change,
  };
}

/** What the ticket of an order would send again. */
function sentAgain(change: Partial<WireOrder>) {
  const ticket = ticketOfOrder(order(change));
  return ticket === null ? null : orderParameters(ticket, quoteTicket(ticket, input), market, null);
}

describe('an order once more', () => {
  it.each<[string, Partial<WireOrder>, Record<string, unknown>]>([
    [
      'a limit order',
      { type: 'sell', post_only: true },
      { type: 'sell', target_price: '64000', amount: '0.1', post_only: true },
    ],
    ['one that was to be filled at once', { time_in_force: 'fok' }, { time_in_force: 'fok' }],
    [
      'a market order by its total',
      { order_type: 'market', time_in_force: 'ioc', price: '0', amount: '0', quote_amount: '100' },
      { order_type: 'market', quote_amount: '100' },
    ],
    [
      'a take-profit with a price',
      { order_type: 'take_profit', trigger_price: '60000' },
      { order_type: 'take_profit', target_price: '64000', trigger_price: '60000' },
    ],
    [
      'a trailing stop',
      { order_type: 'trailing_stop', price: '0', trigger_price: '65000', trailing_delta: 150 },
      { order_type: 'trailing_stop', trailing_delta: 150 },
    ],
    [
      'what was attached to it',
      { target_profit_price: '66000', stop_loss_price: '61000' },
      { target_profit_price: '66000', stop_loss_price: '61000' },
    ],
  ])('is %s', (_, change, sent) => {
    expect(sentAgain(change)).toMatchObject(sent);
  });

  it('is no leg of an OCO', () => {
    expect(sentAgain({ oco_id: 6 })).toBeNull();
  });
});

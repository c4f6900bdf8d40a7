import { describe, expect, it } from 'vitest';
import { testMarket as market } from '../test-support/test-market.ts';
import { after, input, oco, type } from '../test-support/typed-ticket.ts';
import { confirmationOf } from './ticket-confirmation.ts';
import { ocoParameters, orderParameters } from './ticket-order.ts';
import { quoteTicket } from './ticket-quote.ts';
import { ticketReducer, type Ticket, type TicketAction } from './ticket-state.ts';

describe('the ticket', () => {
  it('holds what was typed and never rewrites it', () => {
    expect(after(type('price', '064180.'), type('amount', '0.04800'))).toMatchObject({
      price: '064180.',
      amount: '0.04800',
    });
  });

  it('is over, with its amounts, once its order is placed', () => {
    const sent = after(type('price', '64180'), type('amount', '1'));
    expect(ticketReducer(sent, { type: 'answered' })).toMatchObject({
      price: '',
      amount: '',
      total: '',
    });
  });

  it('steps by one tick and one lot, never below zero', () => {
    expect(after(type('price', '64180'), { type: 'stepped', field: 'price', by: 1, market }).price).toBe('64180.1');
    expect(after({ type: 'stepped', field: 'amount', by: -1, market }).amount).toBe('0');
  });

  it('takes post-only and an immediate order for a contradiction', () => {
    const ioc = after({ type: 'postOnly', postOnly: true }, { type: 'timeInForce', timeInForce: 'ioc' });
    expect(ioc).toMatchObject({ postOnly: false, timeInForce: 'ioc' });
    expect(ticketReducer(ioc, { type: 'postOnly', postOnly: true })).toMatchObject({
      postOnly: true,
      timeInForce: 'gtc',
    });
  });

  it('turns a share of the balance into whole lots that the balance covers', () => {
    const bought = after(type('price', '64180'), { type: 'percent', percent: 100, context: input });
    expect(bought.amount).toBe('0.15581');
    expect(quoteTicket(bought, input).reason).toBeNull();
    const sold = after({ type: 'side', side: 'sell' }, type('price', '64180'), {
      type: 'percent',
      percent: 25,
      context: input,
    });
    expect(sold.amount).toBe('0.125');
    const market25 = after(
      { type: 'orderType', orderType: 'market' },
      { type: 'percent', percent: 25, context: input },
    );
    expect(market25).toMatchObject({ total: '2500', lead: 'total', amount: '' });
  });

  it('gives a market order by coin or by money, and clears what was typed for the other', () => {
    const bought = after({ type: 'orderType', orderType: 'market' });
    expect(bought.lead).toBe('total');
    expect(ticketReducer(bought, { type: 'side', side: 'sell' }).lead).toBe('amount');
    const coin = ticketReducer(ticketReducer(bought, type('total', '100')), { type: 'lead', lead: 'amount' });
    expect(coin).toMatchObject({ lead: 'amount', total: '', amount: '' });
    expect(after(type('amount', '0.1'), { type: 'orderType', orderType: 'market' })).toMatchObject({
      lead: 'amount',
      amount: '0.1',
    });
    const stop = after({ type: 'orderType', orderType: 'market' }, { type: 'orderType', orderType: 'stop_market' });
    expect(stop.lead).toBe('amount');
  });

  it('keeps how long it rests only for types that can rest', () => {
    const fok: TicketAction = { type: 'timeInForce', timeInForce: 'fok' };
    expect(after(fok, { type: 'orderType', orderType: 'take_profit_limit' }).timeInForce).toBe('fok');
    expect(after(fok, { type: 'orderType', orderType: 'take_profit' }).timeInForce).toBe('gtc');
    const resting = after({ type: 'postOnly', postOnly: true }, { type: 'orderType', orderType: 'oco' });
    expect(resting.postOnly).toBe(false);
  });

  it('takes a level of the book as the price, or as the trigger of an order without one', () => {
    const level: TicketAction = { type: 'level', price: '64000.0' };
    expect(after({ type: 'orderType', orderType: 'stop_limit' }, level)).toMatchObject({
      price: '64000.0',
      trigger: '',
    });
    expect(after({ type: 'orderType', orderType: 'take_profit' }, level)).toMatchObject({
      price: '',
      trigger: '64000.0',
    });
    expect(after({ type: 'orderType', orderType: 'market' }, level)).toMatchObject({ price: '', trigger: '' });
  });

  it('lets a price that the app has filled in follow the market until an amount stands beside it', () => {
    const [first, second]: TicketAction[] = [
      { type: 'prefill', price: '1' },
      { type: 'prefill', price: '2' },
    ];
    expect(after(first!, second!).price).toBe('2');
    expect(after(first!, type('amount', '1'), second!).price).toBe('1');
    expect(after(type('amount', '1'), second!).price).toBe('2');
  });

  it('leaves a price of the customer’s own alone, also one that was cleared', () => {
    const later: TicketAction = { type: 'prefill', price: '9' };
    expect(after({ type: 'prefill', price: '1' }, type('price', ''), later).price).toBe('');
    expect(after({ type: 'level', price: '2' }, later).price).toBe('2');
    expect(
      after({ type: 'prefill', price: '1' }, { type: 'stepped', field: 'price', by: 1, market }, later).price,
    ).toBe('1.1');
  });

  it('takes a fresh price after an order', () => {
    const placed = after(type('price', '64180'), type('amount', '1'), { type: 'answered' });
    expect(ticketReducer(placed, { type: 'prefill', price: '64200.0' }).price).toBe('64200.0');
  });

  it('forgets triggers with the side and the type that they were typed for', () => {
    const typed = [
      type('trigger', '65000'),
      type('stopPrice', '65100'),
      type('takeProfit', '1'),
      type('stopLoss', '2'),
    ];
    const changes: TicketAction[] = [
      { type: 'side', side: 'sell' },
      { type: 'orderType', orderType: 'stop_market' },
      { type: 'answered' },
    ];
    for (const change of changes)
      expect(after(...oco, ...typed, change)).toMatchObject({
        trigger: '',
        stopPrice: '',
        takeProfit: '',
        stopLoss: '',
      });
  });

  it('puts a level of the book where the customer was last, if the order has such a field', () => {
    const level: TicketAction = { type: 'level', price: '64000.0' };
    const stop: TicketAction = { type: 'orderType', orderType: 'stop_limit' };
    expect(after(stop, { type: 'aim', field: 'trigger' }, level)).toMatchObject({ trigger: '64000.0', price: '' });
    expect(after(stop, { type: 'aim', field: 'trigger' }, { type: 'aim', field: 'amount' }, level)).toMatchObject({
      trigger: '',
      price: '64000.0',
    });
    expect(after({ type: 'aim', field: 'takeProfit' }, level).price).toBe('64000.0');
    expect(after({ type: 'protects', protects: true }, { type: 'aim', field: 'takeProfit' }, level)).toMatchObject({
      takeProfit: '64000.0',
      price: '',
    });
  });

  it('writes the order that was sent last once more', () => {
    const sent = after({ type: 'side', side: 'sell' }, type('price', '64180'), type('amount', '1'));
    expect(after({ type: 'prefill', price: '1' }, { type: 'repeat', sent })).toMatchObject({
      side: 'sell',
      price: '64180',
      amount: '1',
    });
  });
});

describe('the order on the wire', () => {
  const send = (ticket: Ticket, seen: string | null = null) =>
    orderParameters(ticket, quoteTicket(ticket, input), market, seen);

  it('carries what its type knows and nothing else', () => {
    expect(send(after(type('price', '64180.'), type('amount', '.048')), '64182.4')).toEqual({
      match_id: 1,
      type: 'buy',
      order_type: 'limit',
      amount: '0.048',
      target_price: '64180',
      time_in_force: 'gtc',
      post_only: false,
    });
    expect(send(after({ type: 'orderType', orderType: 'market' }, type('total', '100')))).toEqual({
      match_id: 1,
      type: 'buy',
      order_type: 'market',
      quote_amount: '100',
    });
    expect(
      send(after({ type: 'orderType', orderType: 'trailing_stop' }, type('trailing', '1.5'), type('amount', '0.1'))),
    ).toMatchObject({ order_type: 'trailing_stop', trailing_delta: 150, amount: '0.1' });
  });

  it('carries what goes with it, and the slippage that it allows', () => {
    const protects: TicketAction = { type: 'protects', protects: true };
    const limit = after(type('price', '64180'), type('amount', '0.01'), protects, type('takeProfit', '66000.'));
    expect(send(limit)).toMatchObject({ target_profit_price: '66000' });
    expect(send(limit)).not.toHaveProperty('stop_loss_price');
    expect(send(ticketReducer(limit, { type: 'protects', protects: false }))).not.toHaveProperty('target_profit_price');
    const bought = after(
      { type: 'orderType', orderType: 'market' },
      type('total', '100'),
      protects,
      type('stopLoss', '61000'),
      { type: 'slippage', slippagePpm: 5000 },
    );
    expect(send(bought)).toMatchObject({ stop_loss_price: '61000', slippage: '0.005' });
    expect(send(limit)).not.toHaveProperty('slippage');
  });

  it('names the price of a take-profit that places a limit order, and how long that rests', () => {
    const numbers = [type('trigger', '60000'), type('amount', '0.1')];
    expect(
      send(after({ type: 'orderType', orderType: 'take_profit_limit' }, type('price', '60010'), ...numbers)),
    ).toEqual({
      match_id: 1,
      type: 'buy',
      order_type: 'take_profit',
      amount: '0.1',
      target_price: '60010',
      trigger_price: '60000',
      time_in_force: 'gtc',
      post_only: false,
    });
    const atMarket = send(after({ type: 'orderType', orderType: 'take_profit' }, ...numbers));
    expect(atMarket).toMatchObject({ order_type: 'take_profit', trigger_price: '60000' });
    expect(atMarket).not.toHaveProperty('target_price');
  });

  it('names the price that a market order was shown', () => {
    const atMarket = after({ type: 'orderType', orderType: 'market' }, type('amount', '0.1'));
    expect(send(atMarket, '64182.4')).toMatchObject({ quoted_price: '64182.4' });
  });

  it('names both legs of an OCO', () => {
    const ticket = after(...oco, type('amount', '0.1'));
    const legs = { match_id: 1, type: 'buy', amount: '0.1', target_price: '63000', trigger_price: '65000' };
    expect(ocoParameters(ticket, quoteTicket(ticket, input), market)).toEqual(legs);
    const limited = ticketReducer(ticket, type('stopPrice', '65100.'));
    expect(ocoParameters(limited, quoteTicket(limited, input), market)).toEqual({ ...legs, stop_price: '65100' });
  });
});

describe('asking before an order is sent', () => {
  const kindOf = (ticket: Ticket, asked = { market: true, large: true }) =>
    confirmationOf(ticket, quoteTicket(ticket, input), market, asked);
  const atMarket = after({ type: 'orderType', orderType: 'market' }, type('total', '100'));
  const large = after(type('price', '64000'), type('amount', '0.08'));

  it('is for market orders and large ones, each as long as it is wanted', () => {
    expect(kindOf(atMarket)).toBe('market');
    expect(kindOf(atMarket, { market: false, large: true })).toBeNull();
    expect(kindOf(large)).toBe('large');
    expect(kindOf(large, { market: true, large: false })).toBeNull();
    expect(kindOf(after(type('price', '64000'), type('amount', '0.01')))).toBeNull();
  });
});

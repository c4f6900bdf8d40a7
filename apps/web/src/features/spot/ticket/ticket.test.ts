import { describe, expect, it } from 'vitest';
import type { Market } from '../../../data/market/market.ts';
import { estimateFill } from './estimate-fill.ts';
import { confirmationOf } from './ticket-confirmation.ts';
import { ocoParameters, orderParameters } from './ticket-order.ts';
import { quoteTicket, type QuoteInput } from './ticket-quote.ts';
import { emptyTicket, ticketReducer, type Ticket, type TicketAction, type TicketField } from './ticket-state.ts';

const market: Market = {
  id: 1,
  kind: 'spot',
  symbol: 'BTC/USDT',
  base: { id: 1, code: 'BTC', scale: 8 },
  quote: { id: 3, code: 'USDT', scale: 6 },
  priceDecimals: 1,
  quantityDecimals: 5,
  minNotional: 5_000_000n,
  maxNotional: 1_000_000_000_000n,
  priceBandPpm: 200_000,
  collarPpm: 50_000,
  referenceClampPpm: 20_000,
  state: 'open',
  sparkline: [],
};

const input: QuoteInput = {
  market,
  availableBase: 50_000_000n,
  availableQuote: 10_000_000_000n,
  bestBid: 641_822,
  bestAsk: 641_824,
  signedIn: true,
  balancesKnown: true,
  connection: 'online',
  marketState: 'open',
  fees: { makerPpm: 800, takerPpm: 1000 },
  opposite: [
    { price: 641_824, quantity: 10_000, total: 10_000 },
    { price: 642_000, quantity: 100_000, total: 110_000 },
  ],
  lastTicks: 641_823n,
  indexTicks: 641_823n,
};

function after(...actions: TicketAction[]): Ticket {
  return actions.reduce(ticketReducer, emptyTicket);
}

const type = (field: TicketField, text: string): TicketAction => ({
  type: 'typed',
  field,
  text,
  market,
});

const oco: TicketAction[] = [{ type: 'orderType', orderType: 'oco' }, type('price', '63000'), type('trigger', '65000')];
const trailing: TicketAction[] = [{ type: 'orderType', orderType: 'trailing_stop' }, type('trailing', '1')];

describe('the ticket', () => {
  it('cuts decimals to the tick and the lot while typing and never rewrites', () => {
    const ticket = after(type('price', '064180.'), type('amount', '0.048001'));
    expect(ticket.price).toBe('064180.');
    expect(ticket.amount).toBe('0.04800');
    expect(after(type('price', '64180.19')).price).toBe('64180.1');
    expect(after(type('price', '5'), type('price', '5x')).price).toBe('5');
    expect(after(type('price', '1,5')).price).toBe('1.5');
  });

  it('keeps its request id over repeats and drops it with the first change', () => {
    const sent = after(type('price', '64180'), { type: 'submit', requestId: 'first-id', quotedPrice: '1' });
    const repeated = ticketReducer(ticketReducer(sent, { type: 'unanswered' }), {
      type: 'submit',
      requestId: 'other',
      quotedPrice: '2',
    });
    expect(repeated).toMatchObject({ requestId: 'first-id', quotedPrice: '1' });
    const changed = ticketReducer(ticketReducer(sent, { type: 'unanswered' }), type('price', '64181'));
    expect(changed).toMatchObject({ requestId: null, phase: 'editing' });
    expect(ticketReducer(sent, { type: 'answered' }).requestId).toBeNull();
    expect(ticketReducer(sent, { type: 'refused' })).toMatchObject({ requestId: null, price: '64180' });
  });

  it('is locked while its order is on the way', () => {
    const sent = after(type('amount', '1'), { type: 'submit', requestId: 'first-id', quotedPrice: null });
    expect(ticketReducer(sent, type('amount', '2'))).toBe(sent);
    expect(ticketReducer(sent, { type: 'side', side: 'sell' })).toBe(sent);
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

  it('prefills a price only while there is none', () => {
    expect(after({ type: 'prefill', price: '1' }, { type: 'prefill', price: '2' }).price).toBe('1');
    expect(after({ type: 'prefill', price: '1' }, { type: 'level', price: '2' }).price).toBe('2');
  });
});

describe('the quote of a ticket', () => {
  it('shows value, fee on what is received, and what is left', () => {
    const quote = quoteTicket(after(type('price', '64180'), type('amount', '0.048')), input);
    expect(quote).toMatchObject({ notional: 3_080_640_000n, fee: 4800n, receive: 4_795_200n, reason: null });
    const sell = quoteTicket(
      after({ type: 'side', side: 'sell' }, type('price', '64180'), type('amount', '0.048')),
      input,
    );
    expect(sell).toMatchObject({ fee: 3_080_640n, receive: 3_077_559_360n });
  });

  it('D13 rounds a fee up: it is never zero', () => {
    const tiny = { ...input, market: { ...market, minNotional: 0n } };
    const ticket = after({ type: 'side', side: 'sell' }, type('price', '64180'), type('amount', '0.00001'));
    expect(quoteTicket(ticket, tiny).fee).toBe(642n);
  });

  it('works out the amount of a limit order that was given by its total', () => {
    const quote = quoteTicket(after(type('price', '64180'), type('total', '100')), input);
    expect(quote).toMatchObject({ lots: 155n, notional: 99_479_000n });
  });

  it('walks the book for a market order and tells its impact', () => {
    const bound = { side: 'buy', collar: null } as const;
    expect(estimateFill(market, input.opposite, { lots: 20_000n }, bound)).toEqual({
      lots: 20_000n,
      notional: 641_824n * 10_000n + 642_000n * 10_000n,
      worst: 642_000n,
      collared: false,
    });
    const ticket = after({ type: 'orderType', orderType: 'market' }, type('total', '9000'));
    expect(quoteTicket(ticket, input).impactPpm).toBe(274);
    expect(quoteTicket(ticket, input).receive).toBeLessThan(9000n * 10n ** 8n);
  });

  it('stops a market order at the collar, as the exchange will', () => {
    const thin = {
      ...input,
      opposite: [...input.opposite.slice(0, 1), { price: 680_000, quantity: 9, total: 10_009 }],
    };
    const quote = quoteTicket(after({ type: 'orderType', orderType: 'market' }, type('amount', '0.1001')), thin);
    expect(quote).toMatchObject({ lots: 10_010n, notional: 641_824n * 10_000n, receive: 9_990_000n, collared: true });
    expect(quoteTicket(after({ type: 'orderType', orderType: 'market' }, type('amount', '0.1')), thin).collared).toBe(
      false,
    );
  });

  it('sells at the market for a total: as many lots as the bids give it for', () => {
    const bids = { ...input, opposite: [{ price: 641_822, quantity: 100_000, total: 100_000 }] };
    const sell = after(
      { type: 'orderType', orderType: 'market' },
      { type: 'side', side: 'sell' },
      { type: 'lead', lead: 'total' },
      type('total', '1000'),
    );
    const quote = quoteTicket(sell, bids);
    expect(quote).toMatchObject({ lots: 1558n, notional: 1558n * 641_822n, reason: null });
    expect(orderParameters(sell, quote, market)).toMatchObject({ type: 'sell', amount: '0.01558' });
    expect(orderParameters(sell, quote, market)).not.toHaveProperty('quote_amount');
  });

  it('reckons with the own fees: a maker’s where the order can only rest', () => {
    const resting = after(type('price', '64180'), type('amount', '0.048'), { type: 'postOnly', postOnly: true });
    expect(quoteTicket(resting, input)).toMatchObject({ feePpm: 800, fee: 3840n });
    expect(quoteTicket(after(type('price', '64180'), type('amount', '0.048')), input).feePpm).toBe(1000);
  });

  it.each<[string, TicketAction[], bigint]>([
    ['a market order its collar', [{ type: 'orderType', orderType: 'market' }], 673_914n],
    [
      'a stop 5 % above its trigger',
      [{ type: 'orderType', orderType: 'stop_market' }, type('trigger', '65000')],
      682_500n,
    ],
    ['a trailing stop as much above where it would trigger', trailing, 680_653n],
    ['an OCO the dearer leg', [...oco, type('stopPrice', '65500')], 655_000n],
    ['an OCO at market 5 % above its trigger', oco, 682_500n],
  ])('holds for each lot of %s', (_, actions, ticks) => {
    const ticket = after(...actions, type('amount', '0.1'));
    const held = ticks * 10_000n;
    expect(quoteTicket(ticket, { ...input, availableQuote: held }).reason).toBeNull();
    expect(quoteTicket(ticket, { ...input, availableQuote: held - 1n }).reason?.code).toBe('insufficient');
    const all = ticketReducer(ticket, { type: 'percent', percent: 100, context: { ...input, availableQuote: held } });
    if (ticket.orderType !== 'market') expect(all.amount).toBe('0.1');
  });

  const ready = after(type('price', '64180'), type('amount', '0.048'));
  it.each<[string, Ticket, Partial<QuoteInput>]>([
    [
      'submitting',
      ticketReducer(ready, { type: 'submit', requestId: 'x', quotedPrice: null }),
      { connection: 'offline' },
    ],
    ['offline', emptyTicket, { connection: 'offline', signedIn: false }],
    ['connecting', emptyTicket, { connection: 'connecting', signedIn: false }],
    ['login', emptyTicket, { signedIn: false, marketState: 'halted' }],
    ['closed', emptyTicket, { marketState: 'cancel_only' }],
    ['connecting', after(type('price', '64180'), type('amount', '1')), { balancesKnown: false, availableQuote: 0n }],
    ['enterPrice', emptyTicket, {}],
    ['priceTooHigh', after(type('price', '99999')), {}],
    ['priceTooLow', after(type('price', '1')), {}],
    ['wouldTake', after(type('price', '64182.4'), { type: 'postOnly', postOnly: true }), {}],
    ['enterTrigger', after({ type: 'orderType', orderType: 'stop_limit' }, type('price', '64180')), {}],
    ['triggerAbove', after({ type: 'orderType', orderType: 'stop_market' }, type('trigger', '64000')), {}],
    ['triggerBelow', after({ type: 'orderType', orderType: 'take_profit' }, type('trigger', '65000')), {}],
    ['enterTrigger', after({ type: 'orderType', orderType: 'take_profit_limit' }, type('price', '64180')), {}],
    [
      'triggerAbove',
      after(
        { type: 'orderType', orderType: 'take_profit_limit' },
        { type: 'side', side: 'sell' },
        type('price', '1'),
        type('trigger', '64000'),
      ),
      {},
    ],
    [
      'noLiquidity',
      after({ type: 'orderType', orderType: 'market' }, { type: 'side', side: 'sell' }, type('total', '900000')),
      { opposite: [{ price: 641_822, quantity: 10_000, total: 10_000 }] },
    ],
    ['enterTrailing', after({ type: 'orderType', orderType: 'trailing_stop' }), {}],
    ['noLiquidity', after({ type: 'orderType', orderType: 'market' }), { opposite: [] }],
    ['enterAmount', after(type('price', '64180')), {}],
    ['minimum', after(type('price', '64180'), type('amount', '0.00001')), {}],
    ['priceBelow', after(...oco, type('price', '64182.3')), {}],
    ['priceAbove', after(...oco, { type: 'side', side: 'sell' }, type('price', '64182.3')), {}],
    ['triggerAbove', after(...oco, type('trigger', '64182.3'), type('amount', '0.1')), {}],
    ['maximum', after(type('price', '64180'), type('amount', '16')), { availableQuote: 10n ** 13n }],
    ['maximum', after(type('price', '64180'), type('amount', '999999999999')), { availableQuote: 10n ** 60n }],
    ['insufficient', after(type('price', '64180'), type('amount', '1')), {}],
    ['insufficient', after({ type: 'side', side: 'sell' }, type('price', '64180'), type('amount', '1')), {}],
  ])('says %s before anything that comes later', (code, ticket, change) => {
    expect(quoteTicket(ticket, { ...input, ...change }).reason?.code).toBe(code);
  });

  it('asks once more about a price far from the best one', () => {
    expect(quoteTicket(after(type('price', '71000'), type('amount', '0.01')), input).farPpm).toBeGreaterThan(100_000);
    expect(quoteTicket(ready, input).farPpm).toBe(0);
  });

  it.each(['stop_limit', 'take_profit_limit'] as const)('measures the price of a %s from its trigger', (orderType) => {
    const trigger = [{ type: 'orderType', orderType } as const, type('trigger', '90000')];
    expect(quoteTicket(after(...trigger, type('price', '90500')), input).farPpm).toBe(0);
    expect(quoteTicket(after(...trigger, type('price', '64182')), input).farPpm).toBeGreaterThan(100_000);
  });
});

describe('the order on the wire', () => {
  const send = (ticket: Ticket) => orderParameters(ticket, quoteTicket(ticket, input), market);

  it('carries what its type knows and nothing else', () => {
    expect(
      send(
        after(type('price', '64180.'), type('amount', '.048'), {
          type: 'submit',
          requestId: 'id-000001',
          quotedPrice: null,
        }),
      ),
    ).toEqual({
      match_id: 1,
      type: 'buy',
      order_type: 'limit',
      amount: '0.048',
      target_price: '64180',
      time_in_force: 'gtc',
      post_only: false,
      request_id: 'id-000001',
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

  it('sends what a market order was shown, again when it is repeated', () => {
    const sent = after({ type: 'orderType', orderType: 'market' }, type('amount', '0.1'), {
      type: 'submit',
      requestId: 'id-000001',
      quotedPrice: '64182.4',
    });
    const repeated = ticketReducer(ticketReducer(sent, { type: 'unanswered' }), {
      type: 'submit',
      requestId: 'id-000002',
      quotedPrice: '70000',
    });
    for (const ticket of [sent, repeated])
      expect(send(ticket)).toMatchObject({ quoted_price: '64182.4', request_id: 'id-000001' });
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

  it('is not for the repeat of an order whose outcome is unknown', () => {
    expect(kindOf({ ...atMarket, phase: 'unknown', requestId: 'x' })).toBeNull();
  });
});

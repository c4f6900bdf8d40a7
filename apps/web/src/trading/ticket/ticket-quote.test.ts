import { describe, expect, it } from 'vitest';
import { unread } from '../../data/decimal-input.ts';
import { testMarket as market } from '../test-support/test-market.ts';
import { after, input, oco, trailing, type } from '../test-support/typed-ticket.ts';
import { estimateFill } from './estimate-fill.ts';
import { orderParameters } from './ticket-order.ts';
import { quoteTicket, type QuoteInput } from './ticket-quote.ts';
import { emptyTicket, ticketReducer, type Ticket, type TicketAction } from './ticket-state.ts';

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
    const bound = { side: 'buy', worst: null } as const;
    expect(estimateFill(market, input.opposite, { lots: 20_000n }, bound)).toEqual({
      lots: 20_000n,
      notional: 641_824n * 10_000n + 642_000n * 10_000n,
      worst: 642_000n,
      rest: 'none',
    });
    const ticket = after({ type: 'orderType', orderType: 'market' }, type('total', '9000'));
    expect(quoteTicket(ticket, input).impactPpm).toBe(275);
    expect(quoteTicket(ticket, input).receive).toBeLessThan(9000n * 10n ** 8n);
  });

  it('stops a market order at the collar, as the exchange will', () => {
    const thin = {
      ...input,
      opposite: [...input.opposite.slice(0, 1), { price: 680_000, quantity: 9, total: 10_009 }],
    };
    const quote = quoteTicket(after({ type: 'orderType', orderType: 'market' }, type('amount', '0.1001')), thin);
    expect(quote).toMatchObject({ lots: 10_010n, notional: 641_824n * 10_000n, receive: 9_990_000n, rest: 'collared' });
    expect(quoteTicket(after({ type: 'orderType', orderType: 'market' }, type('amount', '0.1')), thin).rest).toBe(
      'none',
    );
  });

  it('says which part of an order the visible book fills', () => {
    const whole = after({ type: 'orderType', orderType: 'market' }, type('amount', '2'));
    expect(quoteTicket(whole, input)).toMatchObject({
      rest: 'unseen',
      lots: 200_000n,
      filledLots: 110_000n,
      receive: 109_890_000n,
      worstTicks: 642_000n,
    });
    const byTotal = after({ type: 'orderType', orderType: 'market' }, type('total', '200000'));
    expect(quoteTicket(byTotal, input)).toMatchObject({ rest: 'unseen', filledLots: 110_000n });
    const within = after({ type: 'orderType', orderType: 'market' }, type('amount', '1.1'));
    expect(quoteTicket(within, input).rest).toBe('none');
  });

  it('rounds impact and average price against the customer', () => {
    const buy = after({ type: 'orderType', orderType: 'market' }, type('amount', '0.10001'));
    // 10,000 lots at 64,182.4 and one at 64,200.0: 64,182.40017… each.
    expect(quoteTicket(buy, input)).toMatchObject({ impactPpm: 275, averageTicks: 641_825n, worstTicks: 642_000n });
    const bids = [
      { price: 641_822, quantity: 10_000, total: 10_000 },
      { price: 641_800, quantity: 10_000, total: 20_000 },
    ];
    const sell = after(
      { type: 'orderType', orderType: 'market' },
      { type: 'side', side: 'sell' },
      type('amount', '0.10001'),
    );
    // 22 ticks of 641,822 are 34.27… ppm.
    expect(quoteTicket(sell, { ...input, opposite: bids })).toMatchObject({ impactPpm: 35, averageTicks: 641_821n });
  });

  it('ends a market order at its own slippage where that is closer than the collar', () => {
    const order: TicketAction[] = [{ type: 'orderType', orderType: 'market' }, type('amount', '0.2')];
    const tight = after({ type: 'slippage', slippagePpm: 100 }, ...order);
    expect(quoteTicket(tight, input)).toMatchObject({ rest: 'collared', filledLots: 10_000n });
    // 64,182.4 and 0.01 % are 64,188.8; nothing more can be held for a lot.
    const held = 641_888n * 20_000n;
    expect(quoteTicket(tight, { ...input, availableQuote: held }).reason).toBeNull();
    expect(quoteTicket(tight, { ...input, availableQuote: held - 1n }).reason?.code).toBe('insufficient');
    const loose = after({ type: 'slippage', slippagePpm: 900_000 }, ...order);
    expect(quoteTicket(loose, input)).toMatchObject({ rest: 'none', filledLots: 20_000n });
  });

  it('tells the share of the balance that a typed amount takes', () => {
    const buy = (amount: string) => quoteTicket(after(type('price', '64180'), type('amount', amount)), input).share;
    expect([buy('0.0779'), buy('0.15581'), buy('3')]).toEqual([49, 99, 100]);
    expect(quoteTicket(after(type('price', '64180')), input).share).toBe(0);
    const sell = after({ type: 'side', side: 'sell' }, type('price', '64180'), type('amount', '0.125'));
    expect(quoteTicket(sell, input).share).toBe(25);
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
    expect(orderParameters(sell, quote, market, null)).toMatchObject({ type: 'sell', amount: '0.01558' });
    expect(orderParameters(sell, quote, market, null)).not.toHaveProperty('quote_amount');
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
    ['a trailing stop as much above where it would trigger', trailing, 680_654n],
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
    ['offline', emptyTicket, { connection: 'offline', signedIn: false }],
    ['connecting', emptyTicket, { connection: 'connecting', signedIn: false }],
    ['login', emptyTicket, { signedIn: false, marketState: 'halted' }],
    ['elsewhere', emptyTicket, { offered: 'elsewhere', marketState: 'halted' }],
    ['off', emptyTicket, { offered: 'off' }],
    ['cancelOnly', emptyTicket, { marketState: 'cancel_only' }],
    ['halted', emptyTicket, { marketState: 'halted' }],
    ['connecting', after(type('price', '64180'), type('amount', '1')), { balancesKnown: false, availableQuote: 0n }],
    ['enterPrice', emptyTicket, {}],
    ['unread', after(type('price', '64180'), type('amount', unread('1,5'))), {}],
    ['unread', after(type('price', unread('64.1,8')), type('amount', '0.048')), {}],
    ['unread', after(...oco, type('stopPrice', unread('65,5')), type('amount', '0.1')), {}],
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
    ['enterTrailing', after({ type: 'orderType', orderType: 'trailing_stop' }, type('trailing', '50')), {}],
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

describe('a market that only takes what can wait for its opening', () => {
  const limit: TicketAction[] = [type('price', '64180'), type('amount', '0.048')];
  const reasonAt = (taking: QuoteInput['taking'], ...actions: TicketAction[]) =>
    quoteTicket(after(...actions), { ...input, taking }).reason;

  it('takes limits that stay, and what waits for its trigger', () => {
    expect(reasonAt('waiting', ...limit)).toBeNull();
    expect(reasonAt('waiting', ...trailing, type('amount', '0.048'))).toBeNull();
    expect(reasonAt('waiting', ...oco, type('amount', '0.048'))).toBeNull();
  });

  it.each<[string, TicketAction[]]>([
    ['a market order', [{ type: 'orderType', orderType: 'market' }, type('amount', '0.048')]],
    ['IOC', [...limit, { type: 'timeInForce', timeInForce: 'ioc' }]],
    ['FOK', [...limit, { type: 'timeInForce', timeInForce: 'fok' }]],
    ['post-only', [...limit, { type: 'postOnly', postOnly: true }]],
  ])('says that it is closed for %s', (_, actions) => {
    expect(reasonAt('waiting', ...actions)).toEqual({ code: 'closed' });
  });

  it('takes only cancels while its auction is being filled, and nothing before its hours are known', () => {
    expect(reasonAt('none', ...limit)).toEqual({ code: 'cancelOnly' });
    expect(reasonAt(undefined, ...limit)).toEqual({ code: 'connecting' });
  });
});

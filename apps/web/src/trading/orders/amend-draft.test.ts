import type { WireOrder } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { testMarket as market } from '../test-support/test-market.ts';
import type { TicketContext } from '../ticket/ticket-numbers.ts';
import {
  amendEffect,
  amendOutlook,
  amendParameters,
  amendReason,
  draftOf,
  isAmendable,
  losesPriority,
  type AmendDraft,
} from './amend-draft.ts';

const context: TicketContext = {
  market,
  availableBase: 0n,
  availableQuote: 0n,
  bestBid: 641_822,
  bestAsk: 641_824,
  lastTicks: 641_823n,
  indexTicks: 641_823n,
};

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
    filled: '0.04',
    filled_quote: '2560',
    average_price: '64000',
    fee: '0.00004',
    fee_currency: 1,
    state: 'partially_filled',
    status: 'doing',
    reason: 'none',
    oco_id: 0,
    created_at: 1,
    updated_at: 1,
    ...change,
  };
}

const stop = order({ order_type: 'stop_market', price: '0', trigger_price: '65000', filled: '0', state: 'pending' });
const draft = (change: Partial<AmendDraft>, of = order()): AmendDraft => ({ ...draftOf(of), ...change });

describe('an amendment', () => {
  it.each<[string | undefined, Partial<AmendDraft>, Partial<WireOrder>, Partial<TicketContext>]>([
    ['enterPrice', { price: '' }, {}, {}],
    ['enterAmount', { amount: '0' }, {}, {}],
    ['aboveFilled', { amount: '0.04' }, {}, {}],
    ['unchanged', { price: '64000.0', amount: '0.10' }, {}, {}],
    ['priceTooHigh', { price: '90000' }, {}, {}],
    ['wouldTake', { price: '64182.4' }, { post_only: true }, { availableQuote: 10n ** 12n }],
    ['minimum', { price: '60000', amount: '0.00005' }, { filled: '0' }, {}],
    ['insufficient', { price: '64000.1' }, {}, { availableQuote: 5999n }],
    [undefined, { price: '64000.1' }, {}, { availableQuote: 6000n }],
    [undefined, { amount: '0.05' }, {}, {}],
    ['insufficient', { amount: '0.10001' }, { type: 'sell' }, { availableBase: 999n }],
    [undefined, { amount: '0.10001' }, { type: 'sell' }, { availableBase: 1000n }],
    ['maximum', { amount: '16' }, {}, { availableQuote: 10n ** 13n }],
  ])('is answered with %s', (code, change, of, around) => {
    const changed = order(of);
    expect(amendReason(changed, draft(change, changed), { ...context, ...around })?.code).toBe(code);
  });

  it('of a stop that buys at market holds 5 % above the trigger', () => {
    const more = { ...draftOf(stop), amount: '0.10001' };
    expect(amendReason(stop, more, { ...context, availableQuote: 682_500n })).toBeNull();
    expect(amendReason(stop, more, { ...context, availableQuote: 682_499n })?.code).toBe('insufficient');
  });

  it('sends what has changed', () => {
    expect(amendParameters(order(), draft({ amount: '0.05' }), market)).toEqual({
      id: 7,
      amount: '0.05',
    });
    expect(amendParameters(order(), draft({ price: '63999.' }), market)).toEqual({ id: 7, price: '63999' });
  });

  it('loses its place unless only the amount gets smaller', () => {
    expect(losesPriority(order(), draft({ amount: '0.05' }), market)).toBe(false);
    expect(losesPriority(order(), draft({ amount: '0.2' }), market)).toBe(true);
    expect(losesPriority(order(), draft({ price: '63000', amount: '0.05' }), market)).toBe(true);
  });

  it('tells what it changes in the hold and in the fee of what is still open', () => {
    expect(amendEffect(order(), draft({ price: '63000', amount: '0.14' }), market, 1000)).toEqual({
      held: { now: 3_840_000_000n, next: 6_300_000_000n },
      heldAsset: market.quote,
      fee: { now: 6000n, next: 10_000n },
      feeAsset: market.base,
    });
    const sell = order({ type: 'sell' });
    expect(amendEffect(sell, draft({ price: '65000' }, sell), market, 1000)).toMatchObject({
      held: { now: 6_000_000n, next: 6_000_000n },
      fee: { now: 3_840_000n, next: 3_900_000n },
    });
  });

  it('tells that it fills at once, and at about which price', () => {
    const outlook = (change: Partial<AmendDraft>, of: Partial<WireOrder> = {}) => {
      const changed = order(of);
      return amendOutlook(changed, draft(change, changed), context);
    };
    expect(outlook({ price: '64182.4' }).fillsAt).toBe(641_824n);
    expect(outlook({ price: '64182.3' }).fillsAt).toBeNull();
    expect(outlook({ price: '64182.2' }, { type: 'sell' }).fillsAt).toBe(641_822n);
    expect(outlook({ price: '65000' }, { state: 'pending', order_type: 'stop_limit' }).fillsAt).toBeNull();
    expect(outlook({ amount: '0.05' }, { price: '64183' }).fillsAt).toBeNull();
  });

  it('measures a new price as that of a new order: from the best one, or from the trigger', () => {
    const far = (change: Partial<AmendDraft>, of: Partial<WireOrder> = {}) => {
      const changed = order(of);
      return amendOutlook(changed, draft(change, changed), context).farPpm;
    };
    expect(far({ price: '57000' })).toBeGreaterThan(100_000);
    expect(far({ price: '58000' })).toBe(0);
    expect(far({ amount: '0.05' }, { price: '57000' })).toBe(0);
    const waits = { state: 'pending', order_type: 'stop_limit', trigger_price: '90000' } as const;
    expect(far({ price: '90500' }, waits)).toBe(0);
    expect(far({ price: '70000' }, waits)).toBeGreaterThan(100_000);
  });

  it('tells what is open of it comes to', () => {
    expect(amendOutlook(order(), draft({ price: '60000' }), context).notional).toBe(3_600_000_000n);
  });

  it('tells nothing of a number that is not there yet', () => {
    for (const change of [{ price: '' }, { amount: '' }, { amount: '0.04' }]) {
      const { held, fee } = amendEffect(order(), draft(change), market, 1000);
      expect([held.next, fee.next]).toEqual([null, null]);
      expect(held.now).toBe(3_840_000_000n);
    }
  });

  it('is not offered for legs of an OCO, trailing stops and orders that are over', () => {
    expect(isAmendable(order())).toBe(true);
    expect(isAmendable(stop)).toBe(true);
    for (const change of [{ oco_id: 6 }, { trailing_delta: 100 }, { status: 'complete' as const }])
      expect(isAmendable(order(change))).toBe(false);
  });
});

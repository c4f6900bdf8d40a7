import type { WireContractOrder } from '@auric/api';
import { expect, it } from 'vitest';
import { contractNumbers } from '../../data/futures/contract-numbers.ts';
import { testContract, testFutures } from '../../data/futures/test-futures.test-support.ts';
import { amendCall, amendDraftOf, amendOutlook, amendReason, type AmendContext } from './amendment.ts';

/** Two lots of 0.01 BTC at 19,000 with 10 times, of which half a lot has filled. */
const resting: WireContractOrder = {
  id: 7,
  match_id: 101,
  symbol: 'BTCUSDT',
  type: 'buy',
  order_type: 'limit',
  time_in_force: 'gtc',
  post_only: false,
  price: '19000',
  trigger_price: '0',
  trailing_delta: 0,
  amount: '0.02',
  quote_amount: '0',
  filled: '0.005',
  filled_quote: '95',
  average_price: '19000',
  fee: '0.019',
  fee_currency: 3,
  state: 'partially_filled',
  status: 'doing',
  reason: '',
  oco_id: 0,
  created_at: 1,
  updated_at: 1,
  position_id: 7,
  side: 'long',
  share: '2',
  filled_share: '0.5',
  multiple: 10,
  reduce_only: false,
  trigger_by: 'last',
};

const context: AmendContext = {
  market: testFutures,
  numbers: contractNumbers(testContract.terms, testFutures),
  indexTicks: 200_000n,
  bestBid: 199_990,
  bestAsk: 200_010,
  available: 100_000_000n,
};

it.each<[Partial<WireContractOrder>, { price?: string; share?: string }, unknown]>([
  [{}, { price: '' }, { code: 'enterPrice' }],
  [{}, { share: '' }, { code: 'enterLots' }],
  [{}, { share: '0.5' }, { code: 'aboveFilled', share: '0.5' }],
  [{}, { price: '19000.0', share: '2.00' }, { code: 'unchanged' }],
  [{}, { price: '24000.1' }, { code: 'priceTooHigh', ticks: 240_000n }],
  [{}, { price: '15999.9' }, { code: 'priceTooLow', ticks: 160_000n }],
  [{ state: 'pending', order_type: 'stop_limit', trigger_price: '25000' }, { price: '25000' }, null],
  [{ target_profit_price: '19500' }, { price: '19500' }, { code: 'takeProfitAbove', ticks: 195_000n }],
  [{ stop_loss_price: '18900' }, { price: '18900' }, { code: 'stopLossBelow', ticks: 189_000n }],
  [{ post_only: true }, { price: '20001' }, { code: 'wouldTake' }],
  [{ filled_share: '0' }, { price: '16000', share: '0.01' }, null],
  [{}, { share: '10' }, { code: 'insufficient', asset: 'USDT' }],
  [{}, { share: '1' }, null],
  [{}, { price: '20001' }, null],
  [{ reduce_only: true, type: 'sell' }, { share: '10' }, null],
])('%o changed to %o is stopped by %o', (change, typed, reason) => {
  const order = { ...resting, ...change };
  expect(amendReason(order, { ...amendDraftOf(order), ...typed }, context)).toEqual(reason);
});

it('is not below what the market takes, nor above', () => {
  const order = { ...resting, filled_share: '0' };
  const least = { ...context, market: { ...testFutures, minNotional: 5_000_000n } };
  expect(amendReason(order, { price: '19000', share: '0.02' }, least)).toEqual({ code: 'minimum', amount: 5_000_000n });
  expect(amendReason({ ...order, reduce_only: true }, { price: '19000', share: '0.02' }, least)).toBeNull();
  const most = { ...context, available: null, market: { ...testFutures, maxNotional: 300_000_000n } };
  expect(amendReason(order, { price: '19000', share: '3' }, most)).toEqual({ code: 'maximum', amount: 300_000_000n });
  // Less at the same price is always taken.
  expect(amendReason(order, { price: '19000', share: '1.9' }, most)).toBeNull();
});

it('says what it binds, whether it keeps its turn and where it would fill', () => {
  // What is open is 1.5 lots of 190 USDT: a tenth and 0.06 % of each lot.
  const now = 28_671_000n;
  expect(amendOutlook(resting, { price: '19000', share: '1' }, context)).toEqual({
    held: { now, next: 9_557_000n },
    farPpm: 0,
    fillsAt: null,
    notional: 95_000_000n,
    keepsTurn: true,
  });
  expect(amendOutlook(resting, { price: '20001', share: '2' }, context)).toMatchObject({
    fillsAt: 200_010n,
    keepsTurn: false,
  });
  expect(amendOutlook(resting, { price: '17000', share: '2' }, context).farPpm).toBe(150_042);
});

it('binds nothing where it closes or waits, and a sale is held at what the book pays', () => {
  const changed = { price: '19100', share: '2' };
  const nothing = { now: 0n, next: 0n };
  expect(amendOutlook({ ...resting, reduce_only: true, type: 'sell' }, changed, context).held).toEqual(nothing);
  expect(amendOutlook({ ...resting, state: 'pending' }, changed, context).held).toEqual(nothing);
  const short = { ...resting, type: 'sell', side: 'short' } as const;
  const { held } = amendOutlook(short, changed, context);
  expect(held.now).toBe(held.next);
});

it('sends only what has changed', () => {
  expect(amendCall(resting, { price: '18900', share: '2' }, testFutures)).toEqual({ id: 7, price: '18900' });
  expect(amendCall(resting, { price: '19000', share: '3' }, testFutures)).toEqual({ id: 7, share: '3' });
});

import type { OrderView } from '@auric/exchange';
import { describe, expect, it } from 'vitest';
import { orderShape } from './order-shape.ts';
import { rejectionDetail } from './rejection-detail.ts';

const market = {
  settlement: 'spot',
  symbol: 'BTC/USDT',
  priceDecimals: 1,
  quantityDecimals: 5,
  base: 1,
  quote: 3,
} as const;
const scales = { market, base: { scale: 8 }, quote: { scale: 6 } };

const order: OrderView = {
  id: 7,
  customer: 10_000,
  market: 1,
  side: 'buy',
  orderType: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  price: 640_005,
  quantity: 1_000,
  quoteAmount: 0n,
  triggerPrice: 0,
  trailingBasisPoints: 0,
  filled: 300,
  filledQuote: 192_001_400n,
  fee: 300n,
  held: 448_003_500n,
  state: 'partially_filled',
  reason: 'none',
  oco: 0,
  createdAt: 1,
  updatedAt: 2,
};

describe('an order on the wire', () => {
  it('has decimals for ticks, lots and smallest units', () => {
    expect(orderShape(order, scales)).toEqual({
      id: 7,
      match_id: 1,
      symbol: 'BTC/USDT',
      type: 'buy',
      order_type: 'limit',
      time_in_force: 'gtc',
      post_only: false,
      price: '64000.5',
      trigger_price: '0',
      trailing_delta: 0,
      amount: '0.01',
      quote_amount: '0',
      filled: '0.003',
      filled_quote: '192.0014',
      average_price: '64000.46666',
      fee: '0.000003',
      fee_currency: 1,
      state: 'partially_filled',
      status: 'doing',
      reason: 'none',
      oco_id: 0,
      created_at: 1,
      updated_at: 2,
    });
  });

  it.each([
    ['new', 'doing'],
    ['pending', 'doing'],
    ['triggered', 'doing'],
    ['filled', 'complete'],
    ['canceled', 'complete'],
    ['rejected', 'complete'],
    ['expired', 'complete'],
  ] as const)('state %s reads as %s to older clients', (state, status) => {
    expect(orderShape({ ...order, state }, scales).status).toBe(status);
  });

  it('takes the fee of a sell from the quote asset', () => {
    const sold = orderShape({ ...order, side: 'sell', fee: 192_002n }, scales);
    expect([sold.fee, sold.fee_currency]).toEqual(['0.192002', 3]);
  });

  it('takes the fee of both sides from the quote asset in a contract', () => {
    const contract = { ...scales, market: { ...market, settlement: 'perpetual' } } as const;
    for (const side of ['buy', 'sell'] as const) {
      const written = orderShape({ ...order, side, fee: 6_000_000n }, contract);
      expect([written.fee, written.fee_currency]).toEqual(['6', 3]);
    }
  });

  it('carries no field of the customer or of what is held', () => {
    expect(Object.keys(orderShape(order, scales))).not.toContain('customer');
    expect(Object.keys(orderShape(order, scales))).not.toContain('held');
  });
});

describe('the numbers of a refusal', () => {
  it('are in the units of the wire', () => {
    const detail = { minNotional: 5_000_000, price: 640_005, filled: 300, reason: 'compliance' };
    expect(rejectionDetail({ code: 'x', detail }, scales, 'USDT')).toEqual({
      min_notional: '5',
      currency: 'USDT',
      price: '64000.5',
      filled: '0.003',
      reason: 'compliance',
    });
    const band = { code: 'x', detail: { low: 512_004, high: 768_006 } };
    expect(rejectionDetail(band, scales, 'USDT')).toEqual({ low: '51200.4', high: '76800.6' });
    expect(rejectionDetail({ code: 'x' }, scales, 'USDT')).toBeUndefined();
  });

  it.each([
    ['leverage_too_high', 20, { most: 20 }],
    ['close_exceeds_position', 300, { most: '0.003' }],
    ['position_too_large', 2_000_000_000_000, { most: '2000000', currency: 'USDT' }],
    ['margin_needed', 12_500_000, { most: '12.5', currency: 'USDT' }],
  ])('of %s say what the most is of', (code, most, said) => {
    expect(rejectionDetail({ code, detail: { most } }, scales, 'USDT')).toEqual(said);
  });
});

import type { Market } from '../market/market.ts';
import type { FuturesMarket } from './use-futures-desk.ts';

/** BTCUSDT as tests of futures know it: a lot is 0.01 BTC, a tick 0.1 USDT. */
export const testFutures: Market = {
  id: 101,
  kind: 'perpetual',
  symbol: 'BTCUSDT',
  base: { id: 1, code: 'BTC', scale: 8 },
  quote: { id: 3, code: 'USDT', scale: 6 },
  priceDecimals: 1,
  quantityDecimals: 4,
  minNotional: 1_000_000n,
  maxNotional: 10_000_000_000_000n,
  priceBandPpm: 200_000,
  collarPpm: 20_000,
  referenceClampPpm: 10_000,
  state: 'open',
  sparkline: [],
};

/** Its terms by the rules, at a mark of 20,000 USDT. */
export const testContract: FuturesMarket = {
  terms: {
    match_id: 101,
    symbol: 'BTCUSDT',
    share: '0.01',
    share_step: '0.01',
    max_multiple: 125,
    multiples: [1, 5, 10, 20, 50, 125],
    tiers: [
      { up_to: '50000', maintenance_rate: '0.005', cum: '0', max_multiple: 125 },
      { up_to: '250000', maintenance_rate: '0.006', cum: '50', max_multiple: 100 },
      { up_to: '0', maintenance_rate: '0.01', cum: '1050', max_multiple: 50 },
    ],
    maker_fee: '0.0002',
    taker_fee: '0.0006',
    liquidation_fee: '0.005',
    funding_hours: 8,
    funding_most: '0.0075',
    narrow_above: 50,
    open_interest_most: '100000000',
    customer_most: '20000000',
  },
  mark: {
    match_id: 101,
    mark_price: '20000',
    narrow_mark_price: '20000',
    index_price: '20000',
    funding_rate: '0.0001',
    funding_time: 1_800_000_000_000,
    open_interest: '100',
    health: 'sound',
    time: 1_799_990_000_000,
  },
};

import type { Market } from '../../data/market/market.ts';

/** BTC/USDT as tests of spot know it. */
export const testMarket: Market = {
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

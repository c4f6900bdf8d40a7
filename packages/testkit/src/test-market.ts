import type { ExchangePort } from '@auric/server/port';

type Command = Parameters<ExchangePort['execute']>[0]['command'];

/** What tests that begin with an empty exchange trade: assets by the ids that the house gives them. */
export const testAssets = [
  { asset: 1, code: 'BTC', scale: 8 },
  { asset: 2, code: 'ETH', scale: 8 },
  { asset: 3, code: 'USDT', scale: 6 },
] as const;

/** BTC/USDT: a tick is 0.1 USDT, a lot 0.00001 BTC, and one lot at one tick one unit of USDT. */
export const testMarket = {
  market: 1,
  base: 1,
  quote: 3,
  symbol: 'BTC/USDT',
  priceDecimals: 1,
  quantityDecimals: 5,
  minNotional: 5_000_000n,
  maxNotional: 10n ** 12n,
  priceBandPpm: 200_000,
  collarPpm: 50_000,
  referenceClampPpm: 20_000,
  maxOpenOrders: 200,
} as const;

/** Lists the assets and the market and publishes its index, 60,000 USDT, once and for as long as a test may take. */
export function testMarketOpening(): Command[] {
  return [
    ...testAssets.map((asset): Command => ({ type: 'ListAsset', ...asset })),
    { type: 'ListMarket', ...testMarket, priceMovedPpm: 5_000, indexAgeMaxMs: 400 * 86_400_000 },
    { type: 'PublishIndex', source: 'test', prices: [1, 6_000_000_000_000, 0, 3] },
  ];
}

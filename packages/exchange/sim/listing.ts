import type { Command } from '../src/index.ts';
import type { Random } from './random.ts';

export const firstCustomer = 1000;
export const customerCount = 14;
/** The last two customers are liquidity providers with deep pockets. */
export const providers = [firstCustomer + customerCount - 2, firstCustomer + customerCount - 1] as const;

/** Where customers live; of some nobody knows. */
export const countries = ['', 'TH', 'VN', 'US', 'KP'] as const;

/** Assets with their id, code and scale; the last has no market and no index. */
export const assets: readonly (readonly [number, string, number])[] = [
  [3, 'USDT', 6],
  [1, 'BTC', 8],
  [2, 'ETH', 8],
  [14, 'DOGE', 8],
  [15, 'XRP', 6],
];

interface Listing {
  market: number;
  base: number;
  quote: number;
  symbol: string;
  priceDecimals: number;
  quantityDecimals: number;
  minNotional: bigint;
  maxNotional: bigint;
  maxOpenOrders: number;
  indexAgeMaxMs?: number;
  settlement?: 'perpetual';
}

const usdtMarket = { quote: 3, minNotional: 5_000_000n, maxNotional: 1_000_000_000_000n, maxOpenOrders: 24 } as const;

/** Markets between them use fine and coarse ticks; one has a small limit of open orders, one is quoted in BTC. */
export const listings: readonly Listing[] = [
  { ...usdtMarket, market: 1, base: 1, symbol: 'BTC/USDT', priceDecimals: 1, quantityDecimals: 5 },
  { ...usdtMarket, market: 2, base: 2, symbol: 'ETH/USDT', priceDecimals: 2, quantityDecimals: 4 },
  {
    ...usdtMarket,
    market: 14,
    base: 14,
    symbol: 'DOGE/USDT',
    priceDecimals: 5,
    quantityDecimals: 0,
    maxOpenOrders: 5,
  },
  {
    market: 5,
    base: 2,
    quote: 1,
    symbol: 'ETH/BTC',
    priceDecimals: 5,
    quantityDecimals: 3,
    minNotional: 8000n,
    maxNotional: 2_000_000_000n,
    maxOpenOrders: 24,
  },
];

/** Contracts; the only one has no index yet, so nobody trades it. */
export const contractMarkets: readonly Listing[] = [
  {
    ...usdtMarket,
    market: 815,
    base: 15,
    symbol: 'XRP/USDT',
    priceDecimals: 4,
    quantityDecimals: 0,
    settlement: 'perpetual',
  },
];

/** The index at which each asset starts, in 1e-8 USDT. */
export const startingIndex: ReadonlyMap<number, number> = new Map([
  [1, 60_000e8],
  [2, 3000e8],
  [14, 0.2e8],
]);

const bounds = { priceBandPpm: 200_000, collarPpm: 50_000, referenceClampPpm: 20_000, priceMovedPpm: 5000 } as const;

export function listMarket(listing: Listing): Command {
  return { type: 'ListMarket', ...listing, ...bounds };
}

/** Other rules for a market, from `effectiveAt` on; what of them nobody changes is as it was listed. */
export function scheduleRules(random: Random, { market, ...listing }: Listing, effectiveAt: number): Command {
  return {
    type: 'ScheduleMarketRules',
    ...bounds,
    market,
    minNotional: random.pick([listing.minNotional, listing.minNotional * 2n]),
    maxNotional: random.pick([listing.maxNotional, listing.maxNotional / 10n]),
    priceBandPpm: random.pick([200_000, 100_000]),
    collarPpm: random.pick([50_000, 20_000]),
    maxOpenOrders: random.pick([listing.maxOpenOrders, listing.maxOpenOrders + 3]),
    stopCapPpm: random.pick([50_000, 80_000]),
    triggerPrintPpm: random.pick([10_000, 50_000]),
    trailingMinBasisPoints: random.pick([10, 50]),
    trailingMaxBasisPoints: random.pick([2000, 1000]),
    indexAgeMaxMs: random.pick([10_000, 10_000, 2000]),
    indexSourcesMin: random.pick([2, 2, 3]),
    effectiveAt,
  };
}

function firstDeposits(random: Random, customer: number): Command[] {
  const rich = (providers as readonly number[]).includes(customer) ? 1000n : BigInt(random.between(1, 20));
  const amounts: readonly (readonly [number, bigint])[] = [
    [3, 20_000_000_000n],
    [1, 50_000_000n],
    [2, 1_000_000_000n],
    [14, 10_000_000_000_000n],
  ];
  return amounts.map(([asset, amount]) => {
    const deposit = { customer, kind: 'spot', asset, amount: amount * rich, reference: random.hex(32) } as const;
    return { type: 'Deposit', ...deposit };
  });
}

/** Most have shown who they are. */
function firstStanding(random: Random, customer: number): Command {
  return {
    type: 'SetCustomerStanding',
    customer,
    version: 1,
    identityLevel: random.chance(80) ? 1 : 0,
    tradingFreeze: 'none',
    withdrawalFreeze: 'none',
    holdUntil: 0,
    country: random.pick(countries),
  };
}

/** What a new world begins with: assets, customers, markets and funds; the index comes after. */
export function opening(random: Random): Command[] {
  const customers = Array.from({ length: customerCount }, (_, at) => firstCustomer + at);
  return [
    ...assets.map(([asset, code, scale]): Command => ({ type: 'ListAsset', asset, code, scale })),
    ...customers.map((customer): Command => ({ type: 'OpenCustomer', customer, country: random.pick(countries) })),
    ...customers.map((customer) => firstStanding(random, customer)),
    ...listings.map(listMarket),
    ...contractMarkets.map(listMarket),
    ...customers.flatMap((customer) => firstDeposits(random, customer)),
  ];
}

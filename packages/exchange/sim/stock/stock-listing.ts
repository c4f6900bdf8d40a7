import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';

export const usdt = 3;
const million = 1_000_000n;
export const customers = Array.from({ length: 14 }, (_, at) => 1000 + at);
/** The last customer quotes. */
export const provider = customers.at(-1)!;
export const startAt = Date.UTC(2026, 0, 5, 14, 0);
export const sessionMs = 60_000;
/** Sessions that may be announced at most. */
const sessionsMost = 128;

export interface StockListing {
  readonly market: number;
  readonly base: number;
  readonly symbol: string;
  readonly priceDecimals: number;
  /** One tick times one lot in units of USDT, and one lot in units of the share. */
  readonly unit: bigint;
  readonly lot: bigint;
  /** The index that it begins at, in ticks. */
  readonly startsAt: number;
}

/** Two stocks of fine and coarse ticks, both traded to 4 decimals of a share and counted to 8. */
export const stocks: readonly StockListing[] = [
  { market: 901, base: 501, symbol: 'ACME/USDT', priceDecimals: 2, unit: 1n, lot: 10_000n, startsAt: 20_000 },
  { market: 902, base: 502, symbol: 'GLOBEX/USDT', priceDecimals: 1, unit: 10n, lot: 10_000n, startsAt: 900 },
];

/** The stock of a market. */
export function stockOf(market: number): StockListing {
  return stocks.find((stock) => stock.market === market)!;
}

/** An index of all stocks: their prices in ticks, the age of the oldest quote in ms, and how many sources there are. */
export function indexOf(prices: ReadonlyMap<number, number>, ageMs: number, sources: number): Command {
  const rows = stocks.flatMap(({ base, priceDecimals }) => [
    base,
    prices.get(base)! * 10 ** (8 - priceDecimals),
    ageMs,
    sources,
  ]);
  return { type: 'PublishIndex', source: 'sim', prices: rows };
}

/** What the world of stock begins with: everybody has money and shares, and as many sessions as there may be came and went. */
export function opening(random: Random): Command[] {
  const standing = {
    version: 1,
    identityLevel: 1,
    tradingFreeze: 'none',
    withdrawalFreeze: 'none',
    holdUntil: 0,
  } as const;
  const far = startAt + 10 * 365 * 86_400_000;
  const session = (at: number): Command => {
    const opensAt = far + at * 86_400_000;
    return { type: 'AnnounceSession', opensAt, closesAt: opensAt + sessionMs };
  };
  return [
    { type: 'SetAvailability', offer: 'stock', isOn: true, rule: 'except', countries: '', effectiveAt: 0 },
    { type: 'ListAsset', asset: usdt, code: 'USDT', scale: 6 },
    ...stocks.map(({ base, symbol }): Command => ({
      type: 'ListAsset',
      asset: base,
      code: symbol.slice(0, symbol.indexOf('/')),
      scale: 8,
    })),
    { type: 'FundHouse', account: 3, asset: usdt, amount: 10n ** 15n, reference: random.hex(32), act: 0 },
    ...customers.map((customer): Command => ({ type: 'OpenCustomer', customer })),
    ...customers.map((customer): Command => ({ type: 'SetCustomerStanding', customer, ...standing, country: 'TH' })),
    ...stocks.map(({ unit: _unit, lot: _lot, startsAt: _startsAt, ...listing }): Command => ({
      type: 'ListMarket',
      ...listing,
      quote: usdt,
      quantityDecimals: 4,
      settlement: 'stock',
      minNotional: 5n * million,
      maxNotional: 1_000_000n * million,
      priceBandPpm: 200_000,
      collarPpm: 50_000,
      referenceClampPpm: 20_000,
      priceMovedPpm: 5000,
      maxOpenOrders: 60,
    })),
    ...customers.flatMap((customer) =>
      [usdt, ...stocks.map(({ base }) => base)].map((asset): Command => ({
        type: 'Deposit',
        customer,
        kind: 'stock',
        asset,
        amount:
          asset === usdt
            ? BigInt(random.between(20_000, 400_000)) * million
            : BigInt(random.between(10, 900)) * 10n ** 8n,
        reference: random.hex(32),
      })),
    ),
    ...Array.from({ length: sessionsMost + 1 }, (_, at) => session(at)),
    ...Array.from({ length: sessionsMost + 1 }, (_, at): Command => ({ type: 'CancelSession', session: at + 1 })),
  ];
}

import { type Command, defaultContractRules } from '../../src/index.ts';
import type { Random } from '../random.ts';
import { usdt } from './witness-world.ts';

export const million = 1_000_000n;
export const firstCustomer = 1000;
/** Small customers by tickets; the last two provide liquidity, the one before them has much money. */
export const customerCount = 16;
export const wholesaler = firstCustomer + customerCount - 3;
export const providers = [firstCustomer + customerCount - 2, firstCustomer + customerCount - 1] as const;
/** Somebody who came before there was anything to trade. */
export const customers = Array.from({ length: customerCount }, (_, at) => firstCustomer + at);
export const startAt = Date.UTC(2026, 0, 1, 7, 50);

export interface ContractListing {
  readonly market: number;
  readonly base: number;
  readonly symbol: string;
  readonly priceDecimals: number;
  readonly quantityDecimals: number;
  /** The index that it begins at, in ticks. */
  readonly startsAt: number;
}

/** Two contracts of coarse and fine ticks, and one that never gets an index. */
export const contracts: readonly ContractListing[] = [
  { market: 801, base: 1, symbol: 'BTC/USDT', priceDecimals: 1, quantityDecimals: 5, startsAt: 600_000 },
  { market: 814, base: 14, symbol: 'DOGE/USDT', priceDecimals: 5, quantityDecimals: 0, startsAt: 20_000 },
];
export const unpriced: ContractListing = {
  market: 815,
  base: 15,
  symbol: 'XRP/USDT',
  priceDecimals: 4,
  quantityDecimals: 0,
  startsAt: 0,
};
/** A market of contracts of which nobody has said the rules. */
export const ruleless: ContractListing = { ...contracts[0]!, market: 802 };
export const spotMarket = 1;

/** Rules with bounds that a small world comes to. */
export function rulesOf(random: Random, market: number): Extract<Command, { type: 'SetContractRules' }> {
  return {
    ...defaultContractRules(market, 'other'),
    openInterestMost: random.pick([1_500_000n, 10_000_000n]) * million,
    customerMost: random.pick([1_200_000n, 2_000_000n]) * million,
    takeoverMost: random.pick([20_000n, 250_000n]) * million,
  };
}

function listed({ startsAt: _startsAt, ...listing }: ContractListing, settlement: 'perpetual' | 'spot'): Command {
  return {
    type: 'ListMarket',
    ...listing,
    quote: usdt,
    settlement,
    minNotional: 5n * million,
    maxNotional: 5_000_000n * million,
    priceBandPpm: 200_000,
    collarPpm: 50_000,
    referenceClampPpm: 20_000,
    priceMovedPpm: 5000,
    maxOpenOrders: 250,
  };
}

/** What the world of contracts begins with: everybody has money in the contract account, and the fund has some too. */
export function opening(random: Random): Command[] {
  const deposits = customers.flatMap((customer): Command[] => {
    const isRich = customer === wholesaler || (providers as readonly number[]).includes(customer);
    const amount = (isRich ? 5_000_000n : BigInt(random.between(200, 30_000))) * million;
    const reference = random.hex(32);
    return [
      { type: 'Deposit', customer, kind: 'spot', asset: usdt, amount, reference },
      { type: 'Transfer', customer, from: 'spot', to: 'perpetual', asset: usdt, amount },
    ];
  });
  const standing = (customer: number): Command => ({
    type: 'SetCustomerStanding',
    customer,
    version: 1,
    identityLevel: 1,
    tradingFreeze: 'none',
    withdrawalFreeze: 'none',
    holdUntil: 0,
    country: 'TH',
  });
  return [
    ...(['perpetual', 'high_leverage'] as const).map((offer): Command => {
      return { type: 'SetAvailability', offer, isOn: true, rule: 'except', countries: '', effectiveAt: 0 };
    }),
    { type: 'ListAsset', asset: usdt, code: 'USDT', scale: 6 },
    ...[...contracts, unpriced].map(({ base, symbol }): Command => ({
      type: 'ListAsset',
      asset: base,
      code: symbol.slice(0, symbol.indexOf('/')),
      scale: base === 15 ? 6 : 8,
    })),
    ...customers.map((customer): Command => ({ type: 'OpenCustomer', customer })),
    ...customers.map(standing),
    ...[...contracts, unpriced, ruleless].map((listing) => listed(listing, 'perpetual')),
    listed({ ...contracts[0]!, market: spotMarket }, 'spot'),
    ...[...contracts, unpriced].map(({ market }) => rulesOf(random, market)),
    { type: 'SetLeverageLimits', newcomerDays: 60, newcomerMost: 20, quizAbove: 50, quizEndsNewcomer: true },
    ...deposits,
    ...customers.filter((_, at) => at % 3 !== 0).map((customer): Command => ({ type: 'RecordLeverageQuiz', customer })),
    ...providers.flatMap((customer) =>
      contracts.map(({ market }): Command => ({ type: 'SetNetMode', customer, market, leverage: 10 })),
    ),
    ...customers
      .filter((_, at) => at % 4 === 1 && at < customerCount - 3)
      .flatMap((customer) =>
        contracts.map(({ market }): Command => ({ type: 'SetMarginMode', customer, market, mode: 'cross' })),
      ),
    {
      type: 'FundHouse',
      account: 5,
      asset: usdt,
      amount: random.pick([20_000n, 2_000_000n]) * million,
      reference: random.hex(32),
      act: 0,
    },
  ];
}

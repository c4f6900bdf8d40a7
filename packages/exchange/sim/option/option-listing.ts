import type { Command } from '../../src/index.ts';
import { systemAccounts } from '../../src/kernel/vocabulary.ts';
import type { Random } from '../random.ts';

export const usdt = 3;
export const million = 1_000_000n;
/** The assets whose index is bet on, and the one that nobody sells options on. */
export const assets = [1, 2] as const;
export const unsold = 5;
export const startAt = Date.UTC(2026, 2, 2, 8, 0);
export const customers = Array.from({ length: 12 }, (_, at) => 1000 + at);
/** Whose account is closed, who lives where nothing is offered, and who is frozen. */
export const closed = 1900;
export const abroad = 1901;
export const frozen = 1902;
/** What the pool begins with. */
export const poolAtFirst = 20_000n * million;

export type Terms = Omit<Extract<Command, { type: 'SetOptionMarket' }>, 'type' | 'asset' | 'effectiveAt'>;

export const usualTerms: Terms = {
  durations: [30, 750_000, 60, 800_000, 120, 820_000, 300, 850_000],
  stakeLeast: 5n * million,
  stakeMost: 5_000n * million,
  exposurePpm: 200_000,
  priceMovedPpm: 1_000,
  isOpen: true,
};

/** What the world of options begins with: everybody has money in the option account, and the pool has capital. */
export function opening(random: Random): Command[] {
  const standing = (customer: number, country: string, tradingFreeze: 'none' | 'compliance'): Command => ({
    type: 'SetCustomerStanding',
    customer,
    version: 1,
    identityLevel: 1,
    tradingFreeze,
    withdrawalFreeze: 'none',
    holdUntil: 0,
    country,
  });
  const everybody = [...customers, closed, abroad, frozen];
  return [
    { type: 'ListAsset', asset: usdt, code: 'USDT', scale: 6 },
    ...[...assets, unsold].map((asset): Command => ({ type: 'ListAsset', asset, code: `C${asset}`, scale: 8 })),
    ...[systemAccounts.optionPool, ...everybody].map((customer): Command => ({ type: 'OpenCustomer', customer })),
    ...everybody.map((customer) =>
      standing(customer, customer === abroad ? 'XX' : 'TH', customer === frozen ? 'compliance' : 'none'),
    ),
    { type: 'CloseCustomer', customer: closed, dustLimitE6: 0n },
    {
      type: 'FundHouse',
      account: systemAccounts.optionPool,
      asset: usdt,
      amount: poolAtFirst,
      reference: random.hex(32),
      act: 0,
    },
    ...customers.map((customer): Command => ({
      type: 'Deposit',
      customer,
      kind: 'option',
      asset: usdt,
      amount: BigInt(random.between(20, 4_000)) * million,
      reference: random.hex(32),
    })),
    ...assets.map((asset): Command => ({ type: 'SetOptionMarket', asset, ...usualTerms, effectiveAt: 0 })),
    { type: 'SetOptionStakeLimit', customerMost: 600n * million, effectiveAt: 0 },
  ];
}

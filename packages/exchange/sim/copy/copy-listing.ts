import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';

export const usdt = 3;
export const million = 1_000_000n;
export const startAt = Date.UTC(2026, 3, 6, 8, 0);
export const customers = Array.from({ length: 10 }, (_, at) => 1000 + at);
/** Whose account is closed, who lives where nothing is offered, who is frozen, and of whom nobody knows who they are. */
export const closed = 1900;
export const abroad = 1901;
export const frozen = 1902;
export const unknown = 1903;
/** Somebody whom nobody has opened, and an account of the house. */
export const nobody = 4_999;
export const treasury = 3;

/** What the world of copy trading begins with: everybody has something in the contract account, some of them too little to lead. */
export function opening(random: Random): Command[] {
  const everybody = [...customers, closed, abroad, frozen, unknown];
  return [
    { type: 'ListAsset', asset: usdt, code: 'USDT', scale: 6 },
    ...[treasury, ...everybody].map((customer): Command => ({ type: 'OpenCustomer', customer })),
    ...everybody.map((customer): Command => ({
      type: 'SetCustomerStanding',
      customer,
      version: 1,
      identityLevel: customer === unknown ? 0 : random.pick([1, 1, 2]),
      tradingFreeze: customer === frozen ? 'compliance' : 'none',
      withdrawalFreeze: 'none',
      holdUntil: 0,
      country: customer === abroad ? 'XX' : 'TH',
    })),
    { type: 'CloseCustomer', customer: closed, dustLimitE6: 0n },
    ...everybody
      .filter((customer) => customer !== closed)
      .map((customer): Command => ({
        type: 'Deposit',
        customer,
        kind: 'perpetual',
        asset: usdt,
        amount: BigInt(random.pick([99, 100, 101, 500])) * million,
        reference: random.hex(32),
      })),
  ];
}

import type { Command } from '../../src/index.ts';
import { customers as traders, opening as contractOpening } from '../contracts/contract-listing.ts';
import type { Random } from '../random.ts';

export const usdt = 3;
export const million = 1_000_000n;
/** Some minutes before funding, and a Sunday: the shares of the first week are soon to be settled. */
export const startAt = Date.UTC(2026, 3, 5, 22, 50);
/** Who has just about as much as one needs to lead, and doesn't trade. */
export const poor = [1020, 1021, 1022, 1023] as const;
/** Whose account is closed, who lives where nothing is offered, who is frozen, and of whom nobody knows who they are. */
export const closed = 1900;
export const abroad = 1901;
export const frozen = 1902;
export const unknown = 1903;
/** Somebody whom nobody has opened, and an account of the house. */
export const nobody = 4_999;
export const treasury = 3;
export const customers: readonly number[] = [...traders, ...poor];

/** What the world of copy trading begins with: one of contracts, and some who have too little to lead, or may not. */
export function opening(random: Random): Command[] {
  const strangers = [...poor, closed, abroad, frozen, unknown];
  return [
    ...contractOpening(random),
    ...[treasury, ...strangers].map((customer): Command => ({ type: 'OpenCustomer', customer })),
    ...strangers.map((customer): Command => ({
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
    ...strangers
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

import { createHash } from 'node:crypto';
import type { Command } from '@auric/exchange';
import { quoteAsset, type SimulatedAsset, simulatedAssets } from '../feeds/simulator/universe.ts';
import { contractTraders } from './contract-people.ts';
import { usdt } from './listing.ts';

const codes: ReadonlySet<string> = new Set(['BTC', 'ETH']);

/** The assets whose index options are sold on: rules section 5. */
export const optionAssets: readonly SimulatedAsset[] = simulatedAssets.filter(({ code }) => codes.has(code));

/** What people of options begin with in USDT. */
const funds = 10_000;

/** Who buys options: the same people as trade futures, who are opened before. */
export function optionTraders(backgroundCustomers: number): number[] {
  return contractTraders(backgroundCustomers).map(({ customer }) => customer);
}

/** What they have in their option account at the first start. */
export function optionPeople(backgroundCustomers: number): Command[] {
  return optionTraders(backgroundCustomers).map((customer) => {
    const reference = createHash('sha256').update(`sandbox options ${customer}`).digest('hex').slice(0, 32);
    const amount = BigInt(funds * usdt);
    return { type: 'Deposit', customer, kind: 'option', asset: quoteAsset.asset, amount, reference };
  });
}

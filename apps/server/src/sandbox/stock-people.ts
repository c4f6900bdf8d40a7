import { createHash } from 'node:crypto';
import type { Command } from '@auric/exchange';
import { stockAssets } from '../feeds/simulator/stock-universe.ts';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { usdt } from './listing.ts';
import { type Person, startingBase, type Trader, traders } from './people.ts';

/** Who makes the markets of stocks: an id that spot and futures leave free. */
export const stockProvider: Person = {
  customer: 1002,
  funds: { quote: 40_000_000, base: 2_000_000 },
  assets: stockAssets,
};

/** The customers who trade coins trade stocks too, a third of them each, with what they have in another account. */
export function stockTraders(backgroundCustomers: number): Trader[] {
  return traders(backgroundCustomers).map((trader, i) => ({
    ...trader,
    funds: { quote: 1_000_000, base: 200_000 },
    assets: stockAssets.filter((_stock, place) => place % 3 === i % 3),
  }));
}

/** The provider, opened, and what the simulated custodian delivers at the beginning: once, however often a sandbox starts. */
export function stockPeople(backgroundCustomers: number): Command[] {
  const people = [stockProvider, ...stockTraders(backgroundCustomers)];
  return [
    { type: 'OpenCustomer', customer: stockProvider.customer },
    ...people.flatMap((person) => [
      deposit(person.customer, quoteAsset.asset, BigInt(person.funds.quote * usdt)),
      ...person.assets.map((stock) => deposit(person.customer, stock.asset, startingBase(person, stock))),
    ]),
  ];
}

function deposit(customer: number, asset: number, amount: bigint): Command {
  const source = `sandbox custodian ${customer} ${asset}`;
  const reference = createHash('sha256').update(source).digest('hex').slice(0, 32);
  return { type: 'Deposit', customer, kind: 'stock', asset, amount, reference };
}

import { createHash } from 'node:crypto';
import type { Command } from '@auric/exchange';
import { startPriceE8 } from '../feeds/simulator/world.ts';
import { stockAssets } from '../feeds/simulator/stock-universe.ts';
import { quoteAsset, type SimulatedAsset, simulatedAssets } from '../feeds/simulator/universe.ts';
import { usdt } from './listing.ts';

/** The sandbox's own people are ordinary customers with ids below those of the people who register. */
const firstProvider = 1000;
const firstHunter = 1010;
const firstTrader = 1020;

export const traderStyles = ['taker', 'placer', 'momentum'] as const;
export type TraderStyle = (typeof traderStyles)[number];

/** An asset that people hold: one of those that are simulated, or what these are paid in. */
export type Coin = Pick<SimulatedAsset, 'asset' | 'code' | 'scale'>;

/** What a person starts with: USDT, and so many USDT worth of each asset. It never gets more. */
interface Funds {
  readonly quote: number;
  readonly base: number;
}

export interface Person {
  readonly customer: number;
  readonly funds: Funds;
  readonly assets: readonly SimulatedAsset[];
}

export interface Trader extends Person {
  readonly style: TraderStyle;
}

/** One provider stands close to the price, the other far and wide. */
export const nearProvider: Person = provider(0);
export const deepProvider: Person = provider(1);

/** Hunters look after orders that stand better than the providers quote. */
export const hunters: readonly Person[] = [0, 1, 2].map((i) => ({
  customer: firstHunter + i,
  funds: { quote: 20_000_000, base: 2_000_000 },
  assets: simulatedAssets,
}));

/** Each trades a third of the assets, so that nine of them bring every style to every market. */
export function traders(count: number): Trader[] {
  return Array.from({ length: count }, (_, i) => ({
    customer: firstTrader + i,
    funds: { quote: 5_000_000, base: 1_000_000 },
    assets: simulatedAssets.filter((_asset, place) => place % 3 === i % 3),
    style: traderStyles[Math.floor(i / 3) % 3] ?? 'taker',
  }));
}

export function sandboxPeople(backgroundCustomers: number): Person[] {
  return [nearProvider, deepProvider, ...hunters, ...traders(backgroundCustomers)];
}

function provider(place: number): Person {
  return {
    customer: firstProvider + place,
    funds: { quote: 80_000_000, base: 12_000_000 },
    assets: simulatedAssets,
  };
}

/** How much of an asset a person starts with, in the asset's smallest unit. */
export function startingBase(person: Person, asset: SimulatedAsset): bigint {
  return worthOf(asset, person.funds.base, 4);
}

/** So many USDT worth of a coin or share on an ordinary day, in its smallest unit; rounded to a few digits, as people do. */
export function worthOf(coin: Coin, usdtWorth: number, digits: number): bigint {
  const simulated = [...simulatedAssets, ...stockAssets].find(({ asset }) => asset === coin.asset);
  const priceE8 = simulated === undefined ? 1e8 : startPriceE8(simulated);
  const units = Number(((usdtWorth * 1e8) / priceE8).toPrecision(digits));
  return BigInt(Math.round(units * 10 ** coin.scale));
}

export function openings(people: readonly Person[]): Command[] {
  return people.map(({ customer }) => ({ type: 'OpenCustomer', customer }));
}

/** Who they are is known, so that funds may leave: those who pay have shown their papers, as it were. */
export function standings(people: readonly Person[]): Command[] {
  const standing = { version: 1, identityLevel: 1, tradingFreeze: 'none', withdrawalFreeze: 'none' } as const;
  return people.map(({ customer }) => ({
    type: 'SetCustomerStanding',
    customer,
    ...standing,
    holdUntil: 0,
    country: '',
  }));
}

/** The deposits at the beginning: each has the same reference on every start, so that it is credited once, ever. */
export function deposits(people: readonly Person[]): Command[] {
  return people.flatMap((person) => [
    deposit(person.customer, quoteAsset.asset, BigInt(person.funds.quote * usdt)),
    ...person.assets.map((asset) => deposit(person.customer, asset.asset, startingBase(person, asset))),
  ]);
}

function deposit(customer: number, asset: number, amount: bigint): Command {
  const reference = createHash('sha256').update(`sandbox deposit ${customer} ${asset}`).digest('hex').slice(0, 32);
  return { type: 'Deposit', customer, kind: 'spot', asset, amount, reference };
}

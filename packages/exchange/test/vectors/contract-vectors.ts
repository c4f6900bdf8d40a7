import type { ContractScale } from '../../src/products/perpetual/formulas/contract.ts';
import { type Tier, tiersOf, defaultTiers } from '../../src/products/perpetual/formulas/tiers.ts';
import { type AnyCase, casesIn, scaledTo, type VectorCase, vectorsIn } from './vector-file.ts';

export { e8, groupOf, scaledTo, usdt } from './vector-file.ts';

const cases = vectorsIn('perpetual.json');

export function allCases(): readonly AnyCase[] {
  return cases;
}

/** The cases whose name begins with the group. */
export function casesOf<In, Out>(group: string): VectorCase<In, Out>[] {
  return casesIn(cases, group);
}

/** The market of the vectors: ticks of 0.01 USDT and lots of 0.0001 coins, so that a tick times a lot is one unit. */
export const vectorScale: ContractScale = { unit: 1, tickE8: 1_000_000 };
export const ticks = (price: string): number => Number(scaledTo(2, price));
export const lots = (coins: string): number => Number(scaledTo(4, coins));

export type Family = 'major' | 'other';

export const tiersOfFamily = (family: Family): readonly Tier[] => tiersOf(defaultTiers(family));

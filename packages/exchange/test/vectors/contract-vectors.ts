import { readFileSync } from 'node:fs';
import type { ContractScale } from '../../src/products/perpetual/formulas/contract.ts';
import { type Tier, tiersOf, defaultTiers } from '../../src/products/perpetual/formulas/tiers.ts';

interface VectorCase<In, Out> {
  readonly name: string;
  readonly in: In;
  readonly out: Out;
}

type AnyCase = VectorCase<unknown, unknown>;

const file = new URL('perpetual.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly AnyCase[] };

export function groupOf(name: string): string {
  return name.slice(0, name.indexOf(':'));
}

export function allCases(): readonly AnyCase[] {
  return cases;
}

/** The cases whose name begins with the group; at least one, so that no table of tests is empty. */
export function casesOf<In, Out>(group: string): VectorCase<In, Out>[] {
  const found = cases.filter(({ name }) => groupOf(name) === group);
  if (found.length === 0) throw new Error(`no vectors named ${group}`);
  return found as VectorCase<In, Out>[];
}

/** A decimal of the vectors in whole units of so many places. Throws when it has more. */
export function scaledTo(places: number, text: string): bigint {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > places) throw new Error(`${text} has more than ${places} places`);
  const units = BigInt(whole + fraction.padEnd(places, '0'));
  return sign === '-' ? -units : units;
}

export const usdt = (text: string): bigint => scaledTo(6, text);
export const e8 = (text: string): number => Number(scaledTo(8, text));

/** The market of the vectors: ticks of 0.01 USDT and lots of 0.0001 coins, so that a tick times a lot is one unit. */
export const vectorScale: ContractScale = { unit: 1, tickE8: 1_000_000 };
export const ticks = (price: string): number => Number(scaledTo(2, price));
export const lots = (coins: string): number => Number(scaledTo(4, coins));

export type Family = 'major' | 'other';

export const tiersOfFamily = (family: Family): readonly Tier[] => tiersOf(defaultTiers(family));

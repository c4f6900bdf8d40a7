import { readFileSync } from 'node:fs';

export interface VectorCase<In, Out> {
  readonly name: string;
  readonly in: In;
  readonly out: Out;
}

export type AnyCase = VectorCase<unknown, unknown>;

/** A file of vectors beside this one. */
export function vectorsIn(name: string): readonly AnyCase[] {
  const { cases } = JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as { cases: readonly AnyCase[] };
  return cases;
}

export function groupOf(name: string): string {
  return name.slice(0, name.indexOf(':'));
}

/** The cases whose name begins with the group; at least one, so that no table of tests is empty. */
export function casesIn<In, Out>(cases: readonly AnyCase[], group: string): VectorCase<In, Out>[] {
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

import { casesIn, scaledTo, type VectorCase, vectorsIn } from './vector-file.ts';

export { e8, scaledTo, usdt } from './vector-file.ts';

const cases = vectorsIn('copy.json');

/** The cases whose name begins with the group. */
export function casesOf<In, Out>(group: string): VectorCase<In, Out>[] {
  return casesIn(cases, group);
}

/** How many cases there are, so that a test can say that it holds them all. */
export const caseCount = cases.length;

/** A decimal of the vectors in millionths. */
export const millionths = (text: string): number => Number(scaledTo(6, text));

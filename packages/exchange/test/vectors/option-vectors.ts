import { casesIn, type VectorCase, vectorsIn } from './vector-file.ts';

export { e8, usdt } from './vector-file.ts';

const cases = vectorsIn('options.json');

/** The cases whose name begins with the group. */
export function casesOf<In, Out>(group: string): VectorCase<In, Out>[] {
  return casesIn(cases, group);
}

import { expect, test } from 'vitest';
import { casesOf, e8, scaledTo } from '../../../../test/vectors/copy-vectors.ts';
import { bandLimit } from './band-limit.ts';

interface LimitIn {
  readonly buys: boolean;
  readonly mark: string;
  readonly band: string;
}

test.each(casesOf<LimitIn, { limit: string }>('block limit'))('$name', ({ in: given, out }) => {
  const limit = bandLimit(given.buys, { markE8: e8(given.mark), tickE8: 1_000_000 }, Number(scaledTo(6, given.band)));
  expect(limit).toBe(Number(scaledTo(2, out.limit)));
});

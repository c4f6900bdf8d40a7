import { expect, it } from 'vitest';
import { isAlike } from './alike.ts';

it.each([
  [1n, 1n],
  [Number.NaN, Number.NaN],
  [
    { a: [1n, { b: null }], c: undefined },
    { a: [1n, { b: null }], c: undefined },
  ],
])('%o is like %o', (one, other) => expect(isAlike(one, other)).toBe(true));

it.each([
  [1n, 2n],
  [1n, 1],
  [null, {}],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [{ reason: { code: 'low', need: 5n } }, { reason: { code: 'low', need: 6n } }],
  [
    [1, 2],
    [1, 2, 3],
  ],
])('%o is not like %o', (one, other) => expect(isAlike(one, other)).toBe(false));

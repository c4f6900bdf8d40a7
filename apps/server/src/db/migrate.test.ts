import { expect, test } from 'vitest';
import { inOrder } from './migrate.ts';

const nothing = { up: () => Promise.resolve() };

test('migrations apply by their number, whoever they belong to', () => {
  expect(Object.keys(inOrder([{ '0003-c': nothing, '0001-a': nothing }, { '0002-b': nothing }]))).toEqual([
    '0001-a',
    '0002-b',
    '0003-c',
  ]);
});

test('a number that two migrations have stops the start', () => {
  expect(() => inOrder([{ '0001-a': nothing }, { '0001-b': nothing }])).toThrow('a migration of the name 0001');
});

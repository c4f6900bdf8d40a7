import { expect, test } from 'vitest';
import { oneNamespace } from './registry.ts';

test('rows of all products stand under their names, in the order of the products', () => {
  expect([...oneNamespace('an event', [{ b: 1, a: 2 }, {}, { c: 3 }])]).toEqual([
    ['b', 1],
    ['a', 2],
    ['c', 3],
  ]);
});

test('a name that two products use throws', () => {
  expect(() => oneNamespace('a timer', [{ drain: 1 }, { drain: 2 }])).toThrow(
    'Two products have a timer of the name drain.',
  );
});

import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { orderFields } from '../matching/orders.ts';
import { Table } from './table.ts';

/** Asks V8 whether it knows the places of an object's properties; it makes them a hash table otherwise. */
function hasFastProperties(value: object): boolean {
  setFlagsFromString('--allow-natives-syntax');
  const ask = new Script('(value) => %HasFastProperties(value)').runInThisContext() as (asked: object) => boolean;
  const answer = ask(value);
  setFlagsFromString('--no-allow-natives-syntax');
  return answer;
}

test('the columns of a table with many fields stay an object with fast properties, also when it grows', () => {
  const table = new Table('test', orderFields);
  expect(hasFastProperties(table.columns)).toBe(true);
  for (let row = 0; row < 100; row++) table.add();
  expect(hasFastProperties(table.columns)).toBe(true);
});

test('an object that gets as many names one by one is what the test above tells apart', () => {
  const columns: Record<string, Float64Array> = {};
  for (const name of Object.keys(orderFields)) columns[`single ${name}`] = new Float64Array(1);
  expect(hasFastProperties(columns)).toBe(false);
});

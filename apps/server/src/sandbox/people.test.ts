import { firstCustomerId } from '@auric/exchange';
import { expect, test } from 'vitest';
import { simulatedAssets } from '../feeds/simulator/universe.ts';
import { deposits, sandboxPeople, traders, traderStyles } from './people.ts';

const people = sandboxPeople(36);

test('the sandbox has its own ids, below those of the people who register', () => {
  const ids = sandboxPeople(1000).map(({ customer }) => customer);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.min(...ids)).toBeGreaterThanOrEqual(firstCustomerId);
  expect(Math.max(...ids)).toBeLessThan(10_000);
});

test('every market has traders of every style', () => {
  for (const asset of simulatedAssets) {
    const styles = traders(9).filter((trader) => trader.assets.includes(asset));
    expect(new Set(styles.map(({ style }) => style)).size).toBe(traderStyles.length);
  }
});

test('D19 every deposit has its own reference, the same on every start', () => {
  const references = deposits(people).map((command) => command.type === 'Deposit' && command.reference);
  expect(new Set(references).size).toBe(references.length);
  expect(deposits(people)).toEqual(deposits(people));
  for (const reference of references) expect(reference).toMatch(/^[0-9a-f]{32}$/);
});

test('everybody starts with something of everything they trade', () => {
  for (const command of deposits(people)) expect(command.type === 'Deposit' && command.amount > 0n).toBe(true);
  const expected = people.reduce((sum, person) => sum + person.assets.length + 1, 0);
  expect(deposits(people)).toHaveLength(expected);
});

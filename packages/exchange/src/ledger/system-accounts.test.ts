import { describe, expect, test } from 'vitest';
import { systemAccounts } from '../kernel/vocabulary.ts';
import { Ledger } from './ledger.ts';
import { isReserve, isSystemAccount, mayBeNegative, publicAccounts } from './system-accounts.ts';

describe('the accounts of the house', () => {
  test('all have their row and are public', () => {
    expect([...publicAccounts]).toEqual(Object.values(systemAccounts));
    expect(Object.values(systemAccounts).every(isSystemAccount)).toBe(true);
    expect(isSystemAccount(1000)).toBe(false);
  });

  test.each(Object.entries(systemAccounts))('D2 %s goes below zero only where its flag says so', (name, id) => {
    const ledger = new Ledger();
    const overdraw = () => ledger.post(id, 'funding', 3, -1n, 0n);
    if (name === 'world') expect(overdraw).not.toThrow();
    else expect(overdraw).toThrow('would be -1');
    expect(mayBeNegative(id)).toBe(name === 'world');
  });

  test('capital enters the reserves only', () => {
    const reserves = Object.entries(systemAccounts).filter(([, id]) => isReserve(id));
    expect(reserves.map(([name]) => name)).toEqual(['treasury', 'insurance', 'optionPool', 'lending']);
  });
});

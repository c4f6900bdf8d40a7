import type { Command } from '@auric/exchange';
import { describe, expect, it } from 'vitest';
import { requestKeyOf } from './request-key.ts';

const deposit = (amount: bigint): Command => ({
  type: 'Deposit',
  customer: 10_000,
  kind: 'spot',
  asset: 3,
  amount,
  reference: '0'.repeat(32),
});

describe('the key of a request', () => {
  it('is 32 hex digits of who and which, and 16 of what', () => {
    const key = requestKeyOf(10_000, 'request-1', deposit(1n));
    expect(key).toMatch(/^[0-9a-f]{48}$/);
    expect(requestKeyOf(10_000, 'request-1', deposit(1n))).toBe(key);
  });

  it('D24 tells the same id with another body from the same request', () => {
    const [one, two] = [requestKeyOf(10_000, 'request-1', deposit(1n)), requestKeyOf(10_000, 'request-1', deposit(2n))];
    expect(one.slice(0, 32)).toBe(two.slice(0, 32));
    expect(one.slice(32)).not.toBe(two.slice(32));
  });

  it('D24 keeps the ids of two customers apart, also where they would run together', () => {
    const left = requestKeyOf(1, '1request', deposit(1n));
    const right = requestKeyOf(11, 'request', deposit(1n));
    expect(left.slice(0, 32)).not.toBe(right.slice(0, 32));
  });
});

import { describe, expect, test } from 'vitest';
import { alice, bob, usdt } from '../../../exchange-world.test-support.ts';
import { acme, StockWorld } from './stock-world.test-support.ts';

const reference = 'c'.repeat(32);

describe('shares are held in the account of stocks alone', () => {
  const world = new StockWorld();

  test.each([
    ['to spot', { type: 'Transfer', customer: alice, from: 'stock', to: 'spot', asset: acme, amount: 1n }],
    [
      'to funding, from where they could be given away',
      { type: 'Transfer', customer: alice, from: 'stock', to: 'funding', asset: acme, amount: 1n },
    ],
    ['by a deposit', { type: 'Deposit', customer: alice, kind: 'spot', asset: acme, amount: 1n, reference }],
    ['by test funds', { type: 'ClaimTestFunds', customer: alice, asset: acme, amount: 1n, limitE6: 10_000_000n }],
  ] as const)('they come nowhere else: %s', (_way, command) => {
    const before = world.owned(alice, acme);
    expect(world.codeOf(command)).toBe('shares_elsewhere');
    expect(world.owned(alice, acme)).toEqual(before);
  });

  test('coins go to and from it as ever, and a custodian delivers into it', () => {
    expect(world.codeOf({ type: 'Transfer', customer: bob, from: 'stock', to: 'spot', asset: usdt, amount: 1n })).toBe(
      'ok',
    );
    const delivered = { type: 'Deposit', customer: bob, kind: 'stock', asset: acme, amount: 1n, reference } as const;
    expect(world.codeOf(delivered)).toBe('ok');
  });
});

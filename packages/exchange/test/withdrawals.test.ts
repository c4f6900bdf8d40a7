import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountKinds, Exchange } from '../src/index.ts';
import { MarketWorld, usdt } from './market-world.ts';

const alice = 1000;
const bob = 1001;

const withdrawal = (amount: bigint) =>
  ({ type: 'HoldWithdrawal', customer: alice, kind: 'spot', asset: usdt, amount, fee: 0n }) as const;

test('D1 D2 of a thousand withdrawals at once exactly as many succeed as the balance pays for', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 9n, max: 10n ** 13n }), (amount) => {
      const world = new MarketWorld(1);
      const { available } = world.balance(alice, usdt);
      let accepted = 0n;
      for (let count = 0; count < 1000; count++) if (world.refusal(withdrawal(amount)) === null) accepted++;
      const affordable = available / amount;
      expect(accepted).toBe(affordable < 1000n ? affordable : 1000n);
      expect(world.balance(alice, usdt)).toEqual({ available: available - accepted * amount, held: accepted * amount });
    }),
    { numRuns: 10 },
  );
});

describe('D3 a transfer', () => {
  test('from an account to itself is refused', () => {
    const world = new MarketWorld(1);
    for (const kind of accountKinds) {
      const transfer = { type: 'Transfer', customer: alice, from: kind, to: kind, asset: usdt, amount: 1n } as const;
      expect(world.refusal(transfer)).toBe('same_account');
    }
  });

  test('around a circle of accounts leaves what was there', () => {
    const world = new MarketWorld(1);
    const before = world.exchange
      .query({ type: 'balances', customer: alice })
      .reduce((sum, balance) => sum + balance.available, 0n);
    accountKinds.forEach((from, at) => {
      const to = accountKinds[(at + 1) % accountKinds.length]!;
      world.execute({ type: 'Transfer', customer: alice, from, to, asset: usdt, amount: 10n ** 12n });
    });
    expect(
      world.exchange.query({ type: 'balances', customer: alice }).reduce((sum, balance) => sum + balance.available, 0n),
    ).toBe(before);
  });
});

test('D23 a withdrawal ends once: settled or released, never both, and only by its owner (D5)', () => {
  const world = new MarketWorld(2);
  const { id } = world.execute(withdrawal(10n ** 9n)).outcome;
  const settle = { type: 'SettleWithdrawal', customer: alice, withdrawal: id } as const;
  const release = { ...settle, type: 'ReleaseWithdrawal' } as const;
  expect(world.refusal({ ...settle, customer: bob })).toBe('withdrawal_not_found');
  expect(world.refusal({ ...release, customer: bob })).toBe('withdrawal_not_found');
  expect(world.refusal(settle)).toBeNull();
  expect(world.refusal(settle)).toBe('withdrawal_not_found');
  expect(world.refusal(release)).toBe('withdrawal_not_found');
  expect(world.balance(alice, usdt).held).toBe(0n);
});

test('D19 one arrival is credited once, ever, also under another amount, customer or account', () => {
  const world = new MarketWorld(2);
  const reference = 'ab'.repeat(16);
  const arrival = { type: 'Deposit', customer: alice, kind: 'spot', asset: usdt, amount: 5n, reference } as const;
  expect(world.refusal(arrival)).toBeNull();
  expect(world.refusal(arrival)).toBe('deposit_already_credited');
  expect(world.refusal({ ...arrival, amount: 6n })).toBe('deposit_already_credited');
  expect(world.refusal({ ...arrival, customer: bob, kind: 'funding' })).toBe('deposit_already_credited');
});

test('open withdrawals can be asked for, by their customer, until they are settled or released', () => {
  const world = new MarketWorld(2);
  const ids = [5n, 7n, 9n].map((amount) => world.execute({ ...withdrawal(amount), fee: 1n }).outcome.id);
  world.execute({ ...withdrawal(3n), customer: bob });
  const openOf = (exchange: Exchange, customer = alice) =>
    exchange.query({ type: 'openWithdrawals', customer }).map(({ withdrawal: id, amount }) => [id, amount]);
  expect(world.exchange.query({ type: 'openWithdrawals', customer: alice })[0]).toEqual({
    withdrawal: ids[0],
    customer: alice,
    kind: 'spot',
    asset: usdt,
    amount: 5n,
    fee: 1n,
  });
  world.execute({ type: 'SettleWithdrawal', customer: alice, withdrawal: ids[0]! });
  expect(openOf(world.exchange)).toEqual([
    [ids[1], 7n],
    [ids[2], 9n],
  ]);
  world.execute({ type: 'ReleaseWithdrawal', customer: alice, withdrawal: ids[2]! });
  expect(openOf(world.exchange)).toEqual([[ids[1], 7n]]);
  expect(openOf(Exchange.load(world.exchange.save()))).toEqual([[ids[1], 7n]]);
  expect(openOf(world.exchange, bob)).toHaveLength(1);
  expect(openOf(world.exchange, 4711)).toEqual([]);
});

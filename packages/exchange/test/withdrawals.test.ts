import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountKinds } from '../src/index.ts';
import { MarketWorld, usdt } from './market-world.ts';

const alice = 1000;
const bob = 1001;

const withdrawal = (amount: bigint) =>
  ({ type: 'RequestWithdrawal', customer: alice, asset: usdt, address: 1, amount }) as const;

/** A world in which alice may take out whatever she has: all of it is in funding, and no limit of a day is near. */
function readyToLeave(): { world: MarketWorld; available: bigint } {
  const world = new MarketWorld(1);
  const most = { exit1E8: 10n ** 17n, exit2E8: 10n ** 17n, fiat1E6: 1n, fiat2E6: 1n } as const;
  world.execute({ type: 'SetIdentityLimits', ...most, sharePpm: 1_000_000, effectiveAt: 0 });
  const to = { network: 'TRC20', destination: 'somewhere', memo: '' } as const;
  world.execute({ type: 'AddWithdrawalAddress', customer: alice, ...to });
  const { available } = world.balance(alice, usdt);
  const move = { type: 'Transfer', customer: alice, asset: usdt, amount: available } as const;
  world.execute({ ...move, from: 'spot', to: 'funding' });
  return { world, available };
}

test('D1 D2 of a thousand withdrawals at once exactly as many succeed as the balance pays for', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 9n, max: 10n ** 13n }), (amount) => {
      const { world, available } = readyToLeave();
      let accepted = 0n;
      for (let count = 0; count < 1000; count++) if (world.refusal(withdrawal(amount)) === null) accepted++;
      const affordable = available / amount;
      expect(accepted).toBe(affordable < 1000n ? affordable : 1000n);
      const own = world.exchange.query({ type: 'balances', customer: alice });
      const left = { available: available - accepted * amount, held: accepted * amount };
      expect(own.find(({ kind, asset }) => kind === 'funding' && asset === usdt)).toMatchObject(left);
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

test('D19 one arrival is credited once, ever, also under another amount, customer or account', () => {
  const world = new MarketWorld(2);
  const reference = 'ab'.repeat(16);
  const arrival = { type: 'Deposit', customer: alice, kind: 'spot', asset: usdt, amount: 5n, reference } as const;
  expect(world.refusal(arrival)).toBeNull();
  expect(world.refusal(arrival)).toBe('deposit_already_credited');
  expect(world.refusal({ ...arrival, amount: 6n })).toBe('deposit_already_credited');
  expect(world.refusal({ ...arrival, customer: bob, kind: 'funding' })).toBe('deposit_already_credited');
});

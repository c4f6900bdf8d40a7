import { describe, expect, test } from 'vitest';
import { alice, bob, btc, carol, identified, usdt, World } from '../../exchange-world.test-support.ts';
import { Exchange } from '../../exchange.ts';

const dayMs = 86_400_000;
const bitcoin = 100_000_000n;
const limits = { exit1E8: 20_000_000_000n, exit2E8: 50_000_000_000n, fiat1E6: 1n, fiat2E6: 2n } as const;

/** The refusal of a withdrawal with what it says, null for none. */
function refused(world: World, customer: number, asset: number, amount: bigint) {
  const { rejection } = world.try(world.withdrawal(customer, asset, amount));
  return rejection === null ? null : [rejection.code, rejection.detail];
}

/** A world on the first minute of a day, whose customers have 650 BTC in funding each. */
function rich(): World {
  const world = new World();
  world.now = Math.ceil(world.now / dayMs) * dayMs;
  for (const customer of [alice, bob, carol]) world.deposit(customer, btc, 1200n * bitcoin);
  world.readyToWithdraw();
  world.now += dayMs;
  return world;
}

describe('what may leave within 24 hours', () => {
  test('is worth 200 BTC at the first level and 500 at the second, and a refusal says limit, used and requested', () => {
    const world = rich();
    expect(refused(world, alice, btc, 150n * bitcoin)).toBeNull();
    const told = { limit: '20000000000', used: '15000000000', requested: '5000000001' };
    expect(refused(world, alice, btc, 50n * bitcoin + 1n)).toEqual(['exit_limit', told]);
    expect(refused(world, alice, btc, 50n * bitcoin)).toBeNull();
    world.do({ ...identified(alice), version: 2, identityLevel: 2 });
    expect(refused(world, alice, btc, 300n * bitcoin + 1n)).toEqual([
      'exit_limit',
      expect.objectContaining({ used: '20000000000' }),
    ]);
    expect(refused(world, alice, btc, 100n * bitcoin)).toBeNull();
  });

  test('counts every asset by its value in BTC, and a crumb counts as something', () => {
    const world = rich();
    expect(refused(world, alice, usdt, 10_000n * 1_000_000n)).toBeNull();
    expect(world.exchange.query({ type: 'exitAllowance', customer: alice })?.usedE8).toBe(bitcoin);
    expect(refused(world, alice, usdt, 1n)).toBeNull();
    expect(world.exchange.query({ type: 'exitAllowance', customer: alice })?.usedE8).toBe(bitcoin + 1n);
  });

  test('rolls: what left 24 hours ago counts no more, a millisecond before it still does', () => {
    const world = rich();
    world.do(world.withdrawal(alice, btc, 200n * bitcoin));
    const left = world.now;
    world.now = left + dayMs - 2;
    expect(refused(world, alice, btc, 1n)?.[0]).toBe('exit_limit');
    expect(refused(world, alice, btc, 1n)).toBeNull();
  });

  test('gives back what stays after all', () => {
    const world = rich();
    const { id } = world.do(world.withdrawal(alice, btc, 200n * bitcoin));
    expect(refused(world, alice, btc, 1n)?.[0]).toBe('exit_limit');
    world.do({ type: 'CancelWithdrawal', customer: alice, withdrawal: id });
    expect(refused(world, alice, btc, 200n * bitcoin)).toBeNull();
  });

  test('an asset that nothing is known to be worth stays, since nothing could count it', () => {
    const world = rich();
    world.do({ type: 'ListAsset', asset: 9, code: 'XYZ', scale: 8 });
    world.deposit(alice, 9, 5n);
    expect(refused(world, alice, 9, 1n)).toEqual(['index_unavailable', undefined]);
  });

  test('is what the house says, from the time on from which it says so', () => {
    const world = rich();
    const later = world.now + 60_000;
    world.do({ type: 'SetIdentityLimits', ...limits, exit1E8: bitcoin, sharePpm: 50_000, effectiveAt: later });
    expect(refused(world, alice, btc, 2n * bitcoin)).toBeNull();
    world.now = later;
    expect(refused(world, bob, btc, 2n * bitcoin)?.[0]).toBe('exit_limit');
  });
});

describe('D56 the outflow of a day', () => {
  function limited(): World {
    const world = rich();
    world.do({ type: 'SetOutflowLimit', asset: btc, limit: 100n * bitcoin, effectiveAt: 0 });
    return world;
  }

  test('one customer uses a twentieth of it at most', () => {
    const world = limited();
    expect(refused(world, alice, btc, 5n * bitcoin + 1n)).toEqual(['outflow_share', { limit: '500000000', used: '0' }]);
    expect(refused(world, alice, btc, 5n * bitcoin)).toBeNull();
    expect(refused(world, alice, btc, 1n)?.[0]).toBe('outflow_share');
    expect(refused(world, bob, btc, 5n * bitcoin)).toBeNull();
  });

  test('a cycle of deposits and withdrawals fills nothing: what one brought in that day may leave beside it', () => {
    const world = limited();
    for (let turn = 0; turn < 30; turn++) {
      world.deposit(alice, btc, 4n * bitcoin);
      expect(refused(world, alice, btc, 4n * bitcoin)).toBeNull();
    }
    expect(world.exchange.query({ type: 'outflows' })).toEqual([
      { asset: btc, limit: 100n * bitcoin, used: 0n, upcoming: [] },
    ]);
    expect(refused(world, bob, btc, 5n * bitcoin)).toBeNull();
  });

  test('is the sum of all, and begins anew at midnight', () => {
    const world = limited();
    world.do({ type: 'SetIdentityLimits', ...limits, sharePpm: 600_000, effectiveAt: 0 });
    expect(refused(world, alice, btc, 60n * bitcoin)).toBeNull();
    const told = { limit: '10000000000', used: '6000000000', until: Math.ceil(world.now / dayMs) * dayMs };
    expect(refused(world, bob, btc, 41n * bitcoin)).toEqual(['outflow_limit', told]);
    expect(refused(world, bob, btc, 40n * bitcoin)).toBeNull();
    world.deposit(carol, btc, bitcoin);
    expect(refused(world, carol, btc, bitcoin)).toBeNull();
    expect(refused(world, carol, btc, 1n)?.[0]).toBe('outflow_limit');
    world.now = Math.ceil(world.now / dayMs) * dayMs;
    expect(refused(world, carol, btc, 60n * bitcoin)).toBeNull();
  });

  test('says what is announced until it holds, the limits of identity too', () => {
    const world = limited();
    const effectiveAt = world.now + 5000;
    world.do({ type: 'SetOutflowLimit', asset: btc, limit: 7n, effectiveAt });
    world.do({ type: 'SetOutflowLimit', asset: usdt, limit: 9n, effectiveAt });
    world.do({ type: 'SetIdentityLimits', ...limits, sharePpm: 600_000, effectiveAt });
    expect(world.exchange.query({ type: 'outflows' })).toEqual([
      { asset: btc, limit: 100n * bitcoin, used: 0n, upcoming: [{ effectiveAt, limit: 7n }] },
      { asset: usdt, limit: null, used: 0n, upcoming: [{ effectiveAt, limit: 9n }] },
    ]);
    expect(world.exchange.query({ type: 'identityLimits' })).toMatchObject({
      sharePpm: 50_000,
      upcoming: [{ effectiveAt, ...limits, sharePpm: 600_000 }],
    });
    world.now = effectiveAt;
    world.deposit(alice, btc, 1n);
    expect(world.exchange.query({ type: 'outflows' })).toMatchObject([
      { asset: btc, limit: 7n, upcoming: [] },
      { asset: usdt, limit: 9n, upcoming: [] },
    ]);
    expect(world.exchange.query({ type: 'identityLimits' })).toEqual({ ...limits, sharePpm: 600_000, upcoming: [] });
  });

  test('what stays after all on another day lowers nothing of that day', () => {
    const world = limited();
    const { id } = world.do(world.withdrawal(alice, btc, 5n * bitcoin));
    world.now += dayMs;
    expect(refused(world, alice, btc, 5n * bitcoin)).toBeNull();
    world.do({ type: 'CancelWithdrawal', customer: alice, withdrawal: id });
    expect(refused(world, alice, btc, 1n)?.[0]).toBe('outflow_share');
    expect(world.exchange.checkInvariants()).toBeNull();
  });
});

test('D38 a snapshot keeps what counts and what was said', () => {
  const world = rich();
  world.do({ type: 'SetOutflowLimit', asset: btc, limit: 100n * bitcoin, effectiveAt: world.now + 1000 });
  world.do(world.withdrawal(alice, btc, 150n * bitcoin));
  const copy = Exchange.load(world.exchange.save());
  expect(copy.query({ type: 'exitAllowance', customer: alice })).toEqual(
    world.exchange.query({ type: 'exitAllowance', customer: alice }),
  );
  expect(copy.execute(world.withdrawal(alice, btc, 51n * bitcoin), world.now).rejection?.code).toBe('exit_limit');
  expect(copy.execute(world.withdrawal(bob, btc, 6n * bitcoin), world.now + 1000).rejection?.code).toBe(
    'outflow_share',
  );
});

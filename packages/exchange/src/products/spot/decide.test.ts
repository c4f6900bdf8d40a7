import { describe, expect, test } from 'vitest';
import { alice, bob, usdt, World } from '../../exchange-world.test-support.ts';
import { Exchange } from '../../exchange.ts';

const dearer = [0, 2000, 3000];
const cheaper = [0, 100, 200];

const set = (tiers: readonly number[], effectiveAt = 0) => ({ type: 'SetFeeSchedule', tiers, effectiveAt }) as const;

describe('a fee schedule that is announced', () => {
  test('takes effect by its timer, before the first command at its time, in the exchange and in a restored one', () => {
    const world = new World();
    const effectiveAt = world.now + 60_000;
    world.do(set(dearer, effectiveAt));
    expect(world.exchange.query({ type: 'feeTier', customer: alice })).toMatchObject({
      makerPpm: 1000,
      takerPpm: 1000,
    });
    const restored = Exchange.load(world.exchange.save());
    expect(restored.nextTimerAt()).toBe(effectiveAt);
    world.takeFrames();
    for (const exchange of [world.exchange, restored]) {
      exchange.execute(world.order(alice, 'buy', 99_000), effectiveAt);
      expect(exchange.query({ type: 'feeTier', customer: alice })).toMatchObject({ makerPpm: 2000, takerPpm: 3000 });
    }
    expect(restored.hash()).toBe(world.exchange.hash());
    expect(world.takeEvents()).toEqual(['FeeScheduleSet', 'OrderPlaced']);
    expect(world.exchange.nextTimerAt()).toBe(Number.POSITIVE_INFINITY);
  });

  test('is what an order pays that rested before and fills after', () => {
    const world = new World();
    const effectiveAt = world.now + 60_000;
    world.do(set(dearer, effectiveAt));
    const before = world.balance(bob, usdt).available;
    world.place(bob, 'sell', 100_000);
    world.now = effectiveAt;
    world.place(alice, 'buy', 100_000);
    expect(world.balance(bob, usdt).available - before).toBe(10_000_000_000n - 20_000_000n);
  });

  test('is replaced by a newer one for the same time, and stands beside one for another time', () => {
    const world = new World();
    const effectiveAt = world.now + 60_000;
    world.do(set(dearer, effectiveAt));
    world.do(set(dearer, effectiveAt + 1000));
    world.do(set(cheaper, effectiveAt));
    expect(world.exchange.query({ type: 'feeTier', customer: alice }).upcoming).toEqual([
      { effectiveAt, makerPpm: 100, takerPpm: 200 },
      { effectiveAt: effectiveAt + 1000, makerPpm: 2000, takerPpm: 3000 },
    ]);
    world.now = effectiveAt - 1;
    world.do({ type: 'AdvanceTime' });
    expect(world.exchange.query({ type: 'feeTier', customer: alice })).toMatchObject({
      takerPpm: 200,
      upcoming: [{ effectiveAt: effectiveAt + 1000 }],
    });
    world.now = effectiveAt + 1000;
    world.do({ type: 'AdvanceTime' });
    expect(world.exchange.query({ type: 'feeTier', customer: alice })).toMatchObject({ takerPpm: 3000, upcoming: [] });
  });

  test('of a time that has passed is in force at once, and what was announced stays so', () => {
    const world = new World();
    const effectiveAt = world.now + 60_000;
    world.do(set(dearer, effectiveAt));
    world.do(set(cheaper, world.now));
    expect(world.exchange.query({ type: 'feeTier', customer: alice })).toMatchObject({
      takerPpm: 200,
      upcoming: [{ effectiveAt, takerPpm: 3000 }],
    });
  });

  test('is shown as what the customer will pay by the volume of now', () => {
    const world = new World();
    world.place(bob, 'sell', 100_000);
    world.place(alice, 'buy', 100_000);
    const effectiveAt = world.now + 60_000;
    world.do(set([0, 2000, 3000, 5_000_000_000, 500, 700], effectiveAt));
    expect(world.exchange.query({ type: 'feeTier', customer: alice }).upcoming).toEqual([
      { effectiveAt, makerPpm: 500, takerPpm: 700 },
    ]);
  });

  test('is shown whole, tier by tier, with what is announced', () => {
    const world = new World();
    const effectiveAt = world.now + 60_000;
    world.do(set([0, 1000, 1500, 5_000_000_000, 500, 700], world.now));
    world.do(set([0, 2000, 3000], effectiveAt));
    expect(world.exchange.query({ type: 'feeSchedule' })).toEqual({
      tiers: [
        { volume: 0n, makerPpm: 1000, takerPpm: 1500 },
        { volume: 5_000_000_000n, makerPpm: 500, takerPpm: 700 },
      ],
      upcoming: [{ effectiveAt, tiers: [{ volume: 0n, makerPpm: 2000, takerPpm: 3000 }] }],
    });
  });
});

describe('SetFeeSchedule is refused', () => {
  test.each([
    ['tiers', { tiers: [] }],
    ['tiers', { tiers: [0, 1] }],
    ['tiers', { tiers: [1, 1, 1] }],
    ['tiers', { tiers: [0, 1, 1, 0, 1, 1] }],
    ['tiers', { tiers: [0, -1, 1] }],
    ['tiers', { tiers: [0, 1, 10_001] }],
    ['tiers', { tiers: Array.from({ length: 63 }, (_, index) => Math.floor(index / 3)) }],
    ['tiers', { tiers: [0, -1, 1], effectiveAt: -1 }],
    ['effectiveAt', { effectiveAt: -1 }],
    ['effectiveAt', { effectiveAt: Number.NaN }],
    ['effectiveAt', { effectiveAt: 0.5 }],
    ['effectiveAt', { effectiveAt: 2 ** 53 }],
  ] as const)('for its %s: %o', (field, fields) => {
    const { rejection } = new World().try({ ...set(cheaper), ...fields });
    expect(rejection).toMatchObject({ code: 'fee_schedule_invalid', field });
  });
});

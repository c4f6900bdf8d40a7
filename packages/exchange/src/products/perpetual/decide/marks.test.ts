import { describe, expect, test } from 'vitest';
import { contractMarket, ContractWorld } from '../../../contract-world.test-support.ts';
import { alice, bob, carol, indexTicks } from '../../../exchange-world.test-support.ts';
import { Exchange } from '../../../exchange.ts';

const e8 = (usdt: number) => usdt * 100_000_000;

/** A book 10,000 USDT deep on both sides, its middle `offset` ticks over 10,000.0. */
function quoteAround(world: ContractWorld, offset: number): void {
  for (const [customer, side, price] of [
    [alice, 'buy', indexTicks + offset - 10],
    [bob, 'sell', indexTicks + offset + 10],
  ] as const)
    world.do(world.opening(customer, side, price, { quantity: 200_000 }));
}

describe('the mark of a contract', () => {
  test('is the index while there is neither book nor trade', () => {
    const { markE8, narrowE8, indexE8, health } = new ContractWorld().contract();
    expect([markE8, narrowE8, indexE8, health]).toEqual([e8(10_000), e8(10_000), e8(10_000), 'sound']);
  });

  test('follows index and average basis, and leaves a last trade far away aside', () => {
    const world = new ContractWorld();
    quoteAround(world, 20);
    for (let second = 0; second < 150; second++) world.tick(indexTicks, { seconds: 1 });
    world.do(world.opening(bob, 'sell', indexTicks + 10, { quantity: 1_000 }));
    world.tick(indexTicks, { seconds: 1 });
    // The middle is 2 USDT over the index for 150 s, the trade 1 USDT, the funding expected of 8 hours at 0.01 % at most 1.
    const { markE8 } = world.contract();
    expect(markE8).toBe(e8(10_001));
    world.tick(indexTicks + 100, { seconds: 1 });
    expect(world.contract().markE8).toBeGreaterThan(e8(10_010));
  });

  test('D9 a book without depth moves nothing', () => {
    const world = new ContractWorld();
    world.do(world.opening(alice, 'buy', indexTicks - 10, { quantity: 5_000 }));
    world.do(world.opening(bob, 'sell', indexTicks + 900, { quantity: 5_000 }));
    for (let second = 0; second < 30; second++) world.tick(indexTicks, { seconds: 1 });
    expect(world.contract().markE8).toBe(e8(10_000));
  });

  test('D10 stands still below two sources and with an old index, and moves again after', () => {
    const world = new ContractWorld();
    world.tick(indexTicks - 15_000, { seconds: 1, sources: 1 });
    expect(world.contract()).toMatchObject({ markE8: e8(10_000), health: 'frozen' });
    world.tick(indexTicks - 15_000, { seconds: 1, ageMs: 10_001 });
    expect(world.contract()).toMatchObject({ markE8: e8(10_000), health: 'frozen' });
    world.tick(indexTicks - 15_000, { seconds: 1, sources: 2 });
    expect(world.contract()).toMatchObject({ markE8: e8(8_500), health: 'sparse' });
    world.tick(indexTicks - 15_000, { seconds: 1 });
    expect(world.contract().health).toBe('sound');
  });

  test('says that the soundness of its index changed once, not with every tick', () => {
    const world = new ContractWorld();
    world.takeFrames();
    for (const sources of [1, 1, 2, 2, 3, 3]) world.tick(indexTicks, { seconds: 1, sources });
    const said = world.takeEvents().filter((type) => type === 'ContractHealthSet');
    expect(said).toHaveLength(3);
  });
});

test('D10 a stop by the mark waits while the index stands on fewer than three sources', () => {
  const world = new ContractWorld();
  const { long } = world.pair(alice, bob);
  const stops = { takeProfit: 0, stopLoss: indexTicks - 500, byMark: true };
  world.do({ type: 'SetPositionStops', customer: alice, position: long, ...stops });
  world.do(world.opening(carol, 'buy', indexTicks - 1_000, { quantity: 200_000 }));
  world.tick(indexTicks - 1_000, { seconds: 1, sources: 2 });
  expect(world.position(alice, long)?.lots).toBe(100_000);
  world.tick(indexTicks - 1_000, { seconds: 1 });
  expect(world.position(alice, long)).toBeUndefined();
});

describe('the samples of a premium', () => {
  test('are taken once a minute, with the tick that begins it', () => {
    const world = new ContractWorld();
    world.takeFrames();
    for (let second = 0; second < 181; second++) world.tick(indexTicks, { seconds: 1 });
    const sampled = world.takeEvents().filter((type) => type === 'PremiumsSampled');
    expect(sampled).toHaveLength(3);
  });

  test('make the rate that is expected: a bid over the index is paid by longs', () => {
    const world = new ContractWorld();
    expect(world.contract().fundingRateE8).toBe(10_000);
    quoteAround(world, 210);
    for (let minute = 0; minute < 5; minute++) world.tick(indexTicks, { seconds: 60 });
    // The impact bid is 20 USDT over 10,000: a premium of 0.2 %, from which interest takes back 0.05 %.
    expect(world.contract().fundingRateE8).toBeGreaterThan(100_000);
    expect(world.contract().fundingRateE8).toBeLessThan(150_001);
  });
});

test('what marks are made of comes back with a snapshot, and a replay makes the same', () => {
  const world = new ContractWorld();
  quoteAround(world, 20);
  for (let second = 0; second < 70; second++) world.tick(indexTicks + second, { seconds: 1 });
  const other = Exchange.load(world.exchange.save());
  const command = { type: 'PublishIndex', source: 'test', prices: [1, e8(10_005), 0, 3] } as const;
  other.execute(command, world.now + 61_000);
  world.exchange.execute(command, world.now + 61_000);
  expect(other.hash()).toBe(world.exchange.hash());
  expect(world.exchange.checkInvariants()).toBeNull();
  expect(world.contract().market).toBe(contractMarket);
});

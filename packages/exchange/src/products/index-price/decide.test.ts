import { describe, expect, test } from 'vitest';
import { btc, World } from '../../exchange-world.test-support.ts';
import { decodeFrames } from '../../frame.ts';

const tick = { type: 'PublishIndex', source: 'test', prices: [btc, 5, 0, 3] } as const;
const history = { type: 'SeedHistory', seed: 1, generatorVersion: 1, from: 0, to: 10 } as const;

describe('refusals of the index', () => {
  test.each([
    [{ ...tick, source: '' }],
    [{ ...tick, source: 'x'.repeat(65) }],
    [{ ...tick, prices: [] }],
    [{ ...tick, prices: [btc, 5] }],
    [{ ...tick, prices: [0, 5, 0, 3] }],
    [{ ...tick, prices: [btc, 0, 0, 3] }],
    [{ ...tick, prices: [btc, 1.5, 0, 3] }],
    [{ ...tick, prices: [btc, 2e15, 0, 3] }],
    [{ ...tick, prices: [btc, 5, -1, 3] }],
    [{ ...tick, prices: [btc, 5, 4e12, 3] }],
    [{ ...tick, prices: [btc, 5, 0, -1] }],
    [{ ...tick, prices: [btc, 5, 0, 65] }],
    [{ ...tick, prices: [btc, 5, 0, 3, 2, 5, 0, 3, btc, 6, 0, 3] }],
  ])('index_invalid %o', (command) => {
    expect(new World().codeOf(command)).toBe('index_invalid');
  });

  test('a history is seeded once, from before to after', () => {
    const world = new World();
    expect(world.codeOf({ ...history, to: 0 })).toBe('history_invalid');
    expect(world.codeOf(history)).toBe('ok');
    expect(world.codeOf(history)).toBe('history_already_seeded');
  });
});

test('the last tick is what the market shows', () => {
  const world = new World();
  world.do({ ...tick, prices: [btc, 123_456, 0, 3] });
  expect(world.exchange.query({ type: 'markets' })[0]?.indexE8).toBe(123_456);
});

test('D10 the index of an asset knows its own age and sources', () => {
  const world = new World();
  world.do({ ...tick, prices: [btc, 123_456, 4_000, 2, 2, 99, 0, 3] });
  const { at } = world.exchange;
  expect(world.exchange.query({ type: 'index', asset: btc })).toEqual({
    priceE8: 123_456,
    at: at - 4_000,
    sources: 2,
    isSound: false,
  });
  expect(world.exchange.query({ type: 'index', asset: 2 })).toEqual({
    priceE8: 99,
    at,
    sources: 3,
    isSound: true,
  });
  expect(world.exchange.query({ type: 'index', asset: 7 })).toEqual({
    priceE8: 0,
    at: 0,
    sources: 0,
    isSound: false,
  });
});

test('D10 an index without sources stands still, and says so', () => {
  const world = new World();
  world.do({ ...tick, prices: [btc, 123_456, 0, 3] });
  world.do({ ...tick, prices: [btc, 123_456, 12_000, 0] });
  const { at } = world.exchange;
  expect(world.exchange.query({ type: 'index', asset: btc })).toEqual({
    priceE8: 123_456,
    at: at - 12_000,
    sources: 0,
    isSound: false,
  });
});

test('a tick of the first version had one number of sources for all of its pairs', () => {
  const line = `[1,1000,0,"","PublishIndex",["IndexPublished",1,"feed",3,[1,500,2,700]]]\n`;
  const [frame] = decodeFrames(line);
  expect(frame!.events).toEqual([
    { type: 'IndexPublished', source: 'feed', prices: [1, 500, 0, 3, 2, 700, 0, 3], repeated: [] },
  ]);
});

test('letting time pass journals nothing when nothing is due', () => {
  const world = new World();
  const { seq } = world.exchange;
  world.do({ type: 'AdvanceTime' });
  expect(world.exchange.seq).toBe(seq);
});

describe('a tick that may decide an outcome', () => {
  const newest = (world: World) => world.exchange.query({ type: 'soundTicks', asset: btc })?.times.at(-1);
  const at = (world: World, now: number, prices: readonly number[]): void => {
    world.now = now - 1;
    world.do({ ...tick, prices });
  };
  const second = 1_800_000_100_000;

  test('has three sources and quotes younger than 3 s, whatever was before it', () => {
    const world = new World();
    const isSound = () => world.exchange.query({ type: 'index', asset: btc }).isSound;
    at(world, second, [btc, 5, 2999, 3]);
    expect([isSound(), newest(world)]).toEqual([true, second]);
    for (const [place, unsound] of [
      [btc, 5, 3000, 3],
      [btc, 5, 0, 2],
    ].entries()) {
      at(world, second + 1000 * (place + 1), unsound);
      expect([isSound(), newest(world)]).toEqual([false, second]);
    }
    at(world, second + 3000, [btc, 5, 0, 3]);
    expect([isSound(), newest(world)]).toEqual([true, second + 3000]);
  });

  test('comes once a second: another feed that publishes at once moves the index, and no mean', () => {
    const world = new World();
    at(world, second + 10, [btc, 5, 0, 3]);
    world.exchange.takeFrames();
    at(world, second + 999, [2, 7, 0, 3, btc, 6, 0, 3]);
    expect(world.takeFrames().flatMap(({ events }) => events)).toMatchObject([{ repeated: [btc] }]);
    expect(world.exchange.query({ type: 'index', asset: btc })).toMatchObject({ priceE8: 6, isSound: true });
    expect(newest(world)).toBe(second + 10);
    expect(world.exchange.query({ type: 'soundTicks', asset: 2 })?.times).toEqual([second + 999]);
    at(world, second + 1000, [btc, 6, 0, 3]);
    expect(newest(world)).toBe(second + 1000);
  });

  test('may follow one in its second that was none', () => {
    const world = new World();
    at(world, second, [btc, 5, 0, 2]);
    at(world, second + 500, [btc, 5, 0, 3]);
    expect(newest(world)).toBe(second + 500);
  });
});

import { describe, expect, test } from 'vitest';
import { btc, World } from '../../exchange-world.test-support.ts';

const tick = { type: 'PublishIndex', source: 'test', sources: 3, prices: [btc, 5] } as const;
const history = { type: 'SeedHistory', seed: 1, generatorVersion: 1, from: 0, to: 10 } as const;

describe('refusals of the index', () => {
  test.each([
    [{ ...tick, source: '' }],
    [{ ...tick, sources: -1 }],
    [{ ...tick, prices: [] }],
    [{ ...tick, prices: [btc] }],
    [{ ...tick, prices: [0, 5] }],
    [{ ...tick, prices: [btc, 0] }],
    [{ ...tick, prices: [btc, 1.5] }],
    [{ ...tick, prices: [btc, 2e15] }],
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
  world.do({ ...tick, prices: [btc, 123_456] });
  expect(world.exchange.query({ type: 'markets' })[0]?.indexE8).toBe(123_456);
});

test('letting time pass journals nothing when nothing is due', () => {
  const world = new World();
  const { seq } = world.exchange;
  world.do({ type: 'AdvanceTime' });
  expect(world.exchange.seq).toBe(seq);
});

import { describe, expect, test } from 'vitest';
import { alice, bob, hundred, OptionWorld } from './option-world.test-support.ts';

/** As many sessions of stock as may be announced, all within a second: their timers go first, 64 with each command. */
function backlog(world: OptionWorld, from: number): void {
  for (let session = 0; session < 128; session++) {
    const opensAt = world.start + from + session * 7;
    world.do({ type: 'AnnounceSession', opensAt, closesAt: opensAt + 1 });
  }
}

/** The strike is 100 at 9000, so that 30 s end at 39,000; then nobody says anything until after that. */
function running(): OptionWorld {
  const world = new OptionWorld();
  backlog(world, 38_050);
  world.ticks(0, 3000);
  world.buy(3000);
  world.ticks(4000, 38_000);
  world.takeFrames();
  return world;
}

describe('while timers wait for others', () => {
  test('a tick that comes before the timer of an instant prices it by the ticks before', () => {
    const world = running();
    for (let at = 39_001; at < 39_012; at++) world.tick({ at, priceE8: 2 * hundred });
    const frames = world.takeFrames();
    const priced = frames.find(({ events }) => events.some(({ type }) => type === 'OptionRoundPriced'));
    expect(priced?.command).toBe('PublishIndex');
    world.pass(60_000);
    const ends = [...frames, ...world.takeFrames()].flatMap(({ events }) => events);
    expect(ends.filter(({ type }) => type === 'OptionSettled')).toMatchObject([{ result: 'tied' }]);
  });

  test('a tick more than 7 s after acceptance begins no strike, though the option is not yet void', () => {
    const world = new OptionWorld();
    backlog(world, 4000);
    world.ticks(0, 3000);
    world.buy(3000);
    for (let at = 10_001; at < 60_000; at += 1000) world.tick({ at, priceE8: hundred });
    expect(world.events('OptionVoided')).toMatchObject([{ customer: alice, reason: 'strike_late', strikeTicks: [] }]);
  });
});

test('who waits exactly 7 s is not void with who waited a ms more', () => {
  const world = new OptionWorld();
  world.ticks(0, 3000);
  world.buy(3000);
  world.buy(3001, { customer: bob });
  for (let at = 10_001; at < 60_000; at += 1000) world.tick({ at, priceE8: hundred });
  const ends = world.takeFrames().flatMap(({ events }) => events);
  expect(ends.filter(({ type }) => type === 'OptionVoided')).toMatchObject([{ customer: alice }]);
  expect(ends.filter(({ type }) => type === 'OptionSettled')).toMatchObject([{ customer: bob, result: 'tied' }]);
});

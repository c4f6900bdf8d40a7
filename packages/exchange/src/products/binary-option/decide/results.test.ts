import { describe, expect, test } from 'vitest';
import { casesOf, e8, usdt as units } from '../../../../test/vectors/option-vectors.ts';
import { Exchange } from '../../../exchange.ts';
import { alice, bob, hundred, OptionWorld } from './option-world.test-support.ts';

interface ResultIn {
  readonly ticks: readonly { at_ms: number; price: string; sources: number }[];
  readonly accepted_ms: number;
  readonly seconds: number;
  readonly direction: 'up' | 'down';
  readonly stake: string;
}
interface ResultOut {
  readonly outcome: 'win' | 'loss' | 'tie' | 'void';
  readonly strike_at_ms: number | null;
  readonly strike: string | null;
  readonly settled_at_ms: number | null;
  readonly settlement: string | null;
  readonly payout: string;
}

const words = { win: 'won', loss: 'lost', tie: 'tied', void: 'void' } as const;

describe('results by the vectors', () => {
  test.each(casesOf<ResultIn, ResultOut>('result'))('$name', ({ in: given, out }) => {
    const world = new OptionWorld();
    const { ticks, accepted_ms: accepted, seconds, direction } = given;
    const stake = units(given.stake);
    const before = world.account(alice).available;
    const isEarly = (tick: { at_ms: number }): boolean => tick.at_ms <= accepted;
    const publish = ({ at_ms: at, price, sources }: ResultIn['ticks'][number]): void =>
      world.tick({ at, priceE8: e8(price), sources });
    ticks.filter(isEarly).forEach(publish);
    world.buy(accepted, { seconds, direction, stake });
    ticks.filter((tick) => !isEarly(tick)).forEach(publish);
    world.pass(accepted + seconds * 1000 + 30_000);

    const events = world.takeFrames().flatMap((frame) => frame.events);
    const struck = events.find((event) => event.type === 'OptionRoundStruck');
    expect(struck?.strikeE8 ?? null).toBe(out.strike === null ? null : e8(out.strike));
    expect(struck === undefined ? null : struck.ticks.at(-3)! - world.start).toBe(out.strike_at_ms);
    const priced = events.find((event) => event.type === 'OptionRoundPriced');
    expect(priced?.settlementE8 ?? null).toBe(out.settlement === null ? null : e8(out.settlement));
    expect(priced === undefined ? null : priced.ticks.at(-3)! - world.start).toBe(out.settled_at_ms);
    const ends = events.filter((event) => event.type === 'OptionSettled' || event.type === 'OptionVoided');
    expect(ends.map((event) => (event.type === 'OptionVoided' ? 'void' : event.result))).toEqual([words[out.outcome]]);
    expect(world.account(alice)).toEqual({ available: before - stake + units(out.payout), held: 0n });
    expect(world.pool().reserved).toBe(0n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });
});

describe('an option is void', () => {
  const reasonOf = (world: OptionWorld): string[] => world.events('OptionVoided').map(({ reason }) => reason);

  test('when its first strike tick would come later than 7 s, and not a ms before', () => {
    const world = new OptionWorld();
    world.ticks(0, 3000);
    world.buy(3000);
    world.pass(10_000);
    expect(reasonOf(world)).toEqual([]);
    world.pass(10_001);
    expect(reasonOf(world)).toEqual(['strike_late']);
    expect(world.account(alice).held).toBe(0n);
  });

  test('when five strike ticks take longer than 9 s, by the clock alone', () => {
    const world = new OptionWorld();
    world.ticks(0, 8000);
    world.buy(3000);
    world.ticks(9000, 5000);
    world.pass(14_000);
    expect(reasonOf(world)).toEqual([]);
    const other = new OptionWorld();
    other.ticks(0, 3000);
    other.buy(3000);
    other.ticks(5000, 8000);
    other.pass(14_000);
    expect(reasonOf(other)).toEqual([]);
    other.pass(14_001);
    expect(reasonOf(other)).toEqual(['strike_gap']);
  });

  test('when the feed has stopped before its instant', () => {
    const world = new OptionWorld();
    world.ticks(0, 3000);
    world.buy(3000);
    world.ticks(4000, 33_999);
    world.pass(39_000);
    expect(world.account(alice).held).toBe(10_000_000n);
    world.pass(39_001);
    expect(reasonOf(world)).toEqual(['settlement_stale']);
  });

  test('for a source too few and a quote 3 s old: they are gaps', () => {
    const world = new OptionWorld();
    world.ticks(0, 3000);
    world.buy(3000);
    for (let at = 4000; at <= 10_000; at += 1000)
      world.tick({ at, priceE8: hundred, ...(at % 2000 === 0 ? { sources: 2 } : { ageMs: 3000 }) });
    world.pass(10_001);
    expect(reasonOf(world)).toEqual(['strike_late']);
  });
});

describe('nobody knows the strike when they buy', () => {
  test.each([1000, 1999])('a tick %i ms after acceptance is not of it', (after) => {
    const world = new OptionWorld();
    world.ticks(0, 3000);
    world.buy(3000);
    world.tick({ at: 3000 + after, priceE8: 2 * hundred });
    for (let at = 6000; at <= 10_000; at += 1000) world.tick({ at, priceE8: hundred });
    expect(world.events('OptionRoundStruck').map(({ strikeE8 }) => strikeE8)).toEqual([hundred]);
  });

  test('every tick of a strike lies 2 s after every acceptance of its round', () => {
    const world = new OptionWorld();
    world.ticks(0, 3000);
    const accepted = [3000, 3400, 3999, 4000, 4001, 4700];
    const options = accepted.map((at) => {
      if (at >= 4000 && at < 4001) world.tick({ at: 4000, priceE8: hundred });
      return world.buy(at);
    });
    world.ticks(5000, 50_000);
    const settled = world.events('OptionSettled');
    expect(settled.map(({ option }) => option).toSorted((left, right) => left - right)).toEqual(options);
    for (const { acceptedAt, strikeTicks } of settled)
      expect(strikeTicks[0]! - acceptedAt).toBeGreaterThanOrEqual(2000);
  });
});

describe('the instant', () => {
  /** The strike is 100 at 9000, so that 30 s end at 39,000. */
  function running(): OptionWorld {
    const world = new OptionWorld();
    world.ticks(0, 3000);
    world.buy(3000);
    world.ticks(4000, 38_000);
    return world;
  }

  test('a tick in its very ms counts', () => {
    const world = running();
    world.tick({ at: 39_000, priceE8: 2 * hundred });
    world.pass(39_001);
    expect(world.events('OptionSettled').map(({ result }) => result)).toEqual(['won']);
  });

  test('a tick a ms later does not, also when it comes before any timer was asked', () => {
    const world = running();
    world.tick({ at: 39_001, priceE8: 2 * hundred });
    world.pass(39_002);
    expect(world.events('OptionSettled').map(({ result }) => result)).toEqual(['tied']);
  });

  test('a round whose timer has to wait for others is priced by the ticks before its instant', () => {
    const world = running();
    for (let at = 39_001; at < 39_020; at++) world.tick({ at, priceE8: 2 * hundred });
    world.pass(60_000);
    expect(world.events('OptionSettled').map(({ result }) => result)).toEqual(['tied']);
  });

  test('is the same in an exchange restored at every step of the way', () => {
    const world = new OptionWorld();
    world.ticks(0, 3000);
    world.buy(3000);
    world.buy(3500, { customer: bob, direction: 'down', seconds: 60 });
    let restored = Exchange.load(world.exchange.save());
    for (let at = 4000; at <= 80_000; at += 1000) {
      const tick = { type: 'PublishIndex', source: 'test', prices: [1, hundred + (at % 7) * 1000, 0, 3] } as const;
      world.at(at, tick);
      restored.execute(tick, world.now);
      expect(restored.hash()).toBe(world.exchange.hash());
      restored = Exchange.load(restored.save());
    }
    expect(world.exchange.query({ type: 'openOptions', customer: alice })).toEqual([]);
    expect(world.exchange.query({ type: 'openOptions', customer: bob })).toEqual([]);
  });
});

describe('ten thousand options due in one second', () => {
  test('are settled in frames of a bounded size, each once, and the pool pays all of them', () => {
    const world = new OptionWorld(20_000_000_000_000n);
    world.do({ type: 'SetOptionStakeLimit', customerMost: 100_000_000_000n, effectiveAt: 0 });
    const base = world.now - world.start + 1000;
    world.ticks(base, base + 3000);
    const bought = 10_000;
    for (let i = 0; i < bought; i++)
      world.buy(base + 3000 + Math.floor((i * 999) / bought), {
        customer: i % 2 === 0 ? alice : bob,
        stake: 5_000_000n,
      });
    world.ticks(base + 4000, base + 39_000);
    world.takeFrames();
    const before = world.pool().balance;
    world.tick({ at: base + 40_000, priceE8: 2 * hundred });
    for (let at = base + 41_000; at <= base + 50_000; at += 1000) world.tick({ at, priceE8: 2 * hundred });
    const frames = world.takeFrames();
    const settled = frames.map((frame) => frame.events.filter((event) => event.type === 'OptionSettled'));
    expect(Math.max(...settled.map((events) => events.length))).toBe(128);
    const ids = settled.flat().map((event) => event.option);
    expect(ids.length).toBe(bought);
    expect(new Set(ids).size).toBe(bought);
    const paid = settled.flat().reduce((sum, { paid: amount, stake }) => sum + amount - stake, 0n);
    expect(world.pool()).toMatchObject({ balance: before - paid, reserved: 0n, openOptions: 0 });
    expect(world.exchange.checkInvariants()).toBeNull();
  });
});

import { assets, customers, million } from '../option/option-listing.ts';
import { Random } from '../random.ts';
import type { Attack } from './attack.ts';
import { type Bet, OptionAttackWorld } from './option-attack-world.ts';

const pool = 5_000_000n * million;
const startsAt = 100_000_000_000;
const [asset] = assets;
const durations = [30, 30, 60] as const;
/** How long a gang plays, in seconds, and how long the index goes on, so that everything has ended. */
const [playedSeconds, pathSeconds] = [60, 150];
/** The index jumps so often: each way that these coins can fall is played. */
const coins = 4;

/** A course of the index: when its ticks come, in ms from the first, where it jumps, by the number of the tick, and how far. */
interface Course {
  readonly times: readonly number[];
  readonly jumps: ReadonlyMap<number, number>;
  readonly sizes: readonly number[];
}

/** What somebody knows who sees every tick two seconds before it is published, but those of a strike that they buy now. */
interface Known {
  /** The jumps that were and that are coming, the latest first: up or down. */
  readonly jumps: readonly number[];
  /** Whether the latest of them is not published yet. */
  readonly isComing: boolean;
  /** What the last bet was on; null before the first. */
  readonly last: Bet['direction'] | null;
}

/** What to bet on now, each bet by another account. */
type Policy = (known: Known, random: Random) => readonly Bet['direction'][];

const directionOf = (jump: number): Bet['direction'] => (jump > 0 ? 'up' : 'down');
const otherThan = (direction: Bet['direction']): Bet['direction'] => (direction === 'up' ? 'down' : 'up');

const policies: readonly Policy[] = [
  // With the jump that is known and not yet published.
  ({ jumps, isComing }) => (isComing ? [directionOf(jumps[0]!)] : []),
  // With the last one.
  ({ jumps }) => (jumps.length === 0 ? [] : [directionOf(jumps[0]!)]),
  // Against it.
  ({ jumps }) => (jumps.length === 0 ? [] : [otherThan(directionOf(jumps[0]!))]),
  // Both sides at once.
  () => ['up', 'down'],
  // One side, and the other once the index has gone its way: both could win.
  ({ jumps, last }) => {
    if (last === null) return ['up'];
    return jumps.length > 0 && directionOf(jumps[0]!) === last ? [otherThan(last)] : [];
  },
  // Twice as many after two jumps the same way.
  ({ jumps }, random) =>
    jumps.length > 1 && jumps[0] === jumps[1]
      ? [directionOf(jumps[0]!), directionOf(jumps[0]!)]
      : [random.pick(['up', 'down'] as const)],
];

/** Plays one way that the coins fall. The gang's own dice fall the same in all of them. */
function playWay(course: Course, way: number, policy: Policy, seed: number): OptionAttackWorld {
  const world = new OptionAttackWorld(pool);
  const begin = world.at;
  const signOf = (coin: number): number => ((way >> coin) & 1 ? 1 : -1);
  let price = startsAt;
  let last: Bet['direction'] | null = null;
  course.times.forEach((time, tick) => {
    world.at = begin + time;
    const coin = course.jumps.get(tick);
    if (coin !== undefined) price += signOf(coin) * course.sizes[coin]!;
    world.tick([price, price]);
    const random = new Random(seed * 1000 + tick);
    if (time > playedSeconds * 1000 || !random.chance(80)) return;
    world.at += random.pick([0, 1, random.between(2, 998), 999]);
    const known = [...course.jumps].filter(([at]) => begin + course.times[at]! < world.at + 2000).toReversed();
    const jumps = known.map(([, coin]) => signOf(coin));
    const isComing = known.length > 0 && begin + course.times[known[0]![0]]! > world.at;
    const seconds = random.pick(durations);
    const stake = BigInt(random.between(5, 900)) * million;
    for (const [account, direction] of policy({ jumps, isComing, last }, random).entries()) {
      const isTaken = world.buy({ customer: customers[account]!, asset, direction, seconds, stake }) === null;
      if (isTaken) last = direction;
    }
  });
  world.settle();
  if (world.pool().openOptions > 0) world.broken ??= 'an option never ends';
  return world;
}

/** Ticks each second with gaps, which the gang knows too, and the ticks at which a coin decides. */
function courseOf(random: Random): Course {
  const times: number[] = [];
  for (let second = 0; second <= pathSeconds; second++) {
    times.push(second * 1000);
    if (random.chance(6)) second += random.between(1, 8);
  }
  const jumps = new Map<number, number>();
  for (let coin = 0; coin < coins; coin++) {
    const tick = random.between(1 + coin * 15, 14 + coin * 15);
    jumps.set(tick, coin);
  }
  // Where each is a tenth of the one before, what a strike has of a known jump decides whatever comes after it.
  const smaller = random.pick([1, 10]);
  const sizes = Array.from({ length: coins }, (_, coin) => 50_000_000 / smaller ** coin);
  return { times, jumps, sizes };
}

/**
 * The feed is a fair game: each jump goes up or down by a coin. Whoever knows what is published in the next two seconds, and bets by
 * that, on one side or both, has lost over all the ways together that the coins can fall. That is no statistic: a strike that was
 * made of a tick which was known at acceptance would show at once.
 */
export const knownTicks: Attack = {
  line: 'D43 somebody knows each tick two seconds ahead, and bets on one side, both, or the other once the first has gone well',
  play(random) {
    const course = courseOf(random);
    const policy = random.pick(policies);
    const seed = random.below(1_000_000);
    let gain = 0n;
    let broken: string | null = null;
    for (let way = 0; way < 2 ** coins; way++) {
      const world = playWay(course, way, policy, seed);
      gain += world.gained();
      broken ??= world.wrong();
    }
    return { gain, allowed: 0n, broken };
  },
};

import { assets, customers, million, usualTerms } from '../option/option-listing.ts';
import type { Random } from '../random.ts';
import type { Attack } from './attack.ts';
import { OptionAttackWorld } from './option-attack-world.ts';

const ppm = 1_000_000n;
const startsAt = 100_000_000_000;
const seconds = usualTerms.durations.filter((_, place) => place % 2 === 0);
const secondsMost = Math.max(...seconds);
const stakeMost = 5_000n * million;
const stakeLeast = 5n * million;

/** Buys as much as is taken, on both assets, all durations, by everybody; gives what was taken. */
function buyAll(world: OptionAttackWorld, random: Random): bigint {
  let taken = 0n;
  for (const asset of assets)
    for (const duration of seconds)
      for (let stake = stakeMost; stake >= stakeLeast;) {
        const bet = { customer: random.pick(customers), asset, direction: 'up', seconds: duration, stake } as const;
        if (world.buy(bet) === null) taken += stake;
        else stake /= random.pick([2n, 3n]);
      }
  return taken;
}

/**
 * The worst there is: somebody knows all that the index will do, and has as many accounts as they like. What they can take is
 * bounded by "0.2 % of the pool within any 10 s" for each ten seconds in which something may be due, and by the pool; every win
 * is paid in full, and an empty pool sells nothing.
 */
export const drainedPool: Attack = {
  line: 'D43 somebody who knows the whole future drains the pool by every account, asset and duration',
  play(random) {
    const pool = BigInt(random.pick([30_000, 1_000_000, 5_000_000])) * million;
    const exposurePpm = random.pick([2_000, 50_000, 1_000_000]);
    const world = new OptionAttackWorld(pool, { exposurePpm });
    const begin = world.at;
    const played = random.between(1, 90);
    let price = startsAt;
    let isEmptySold = false;
    for (let second = 0; second <= played + secondsMost + 20; second++) {
      world.at = begin + second * 1000;
      world.tick([price, price]);
      price += 100;
      if (second > played) continue;
      world.at += random.below(1000);
      const { balance, reserved } = world.pool();
      const bought = buyAll(world, random);
      isEmptySold ||= balance === reserved && bought > 0n;
    }
    world.settle();
    const gain = world.gained();
    // What is due lies between the first purchase's shortest and the last one's longest duration.
    const windows = BigInt(Math.floor((played + 1 + secondsMost - Math.min(...seconds)) / 10) + 1);
    const byWindows = (windows * BigInt(assets.length) * pool * BigInt(exposurePpm)) / ppm;
    const left = world.pool();
    const unpaid =
      left.balance + gain === pool && left.openOptions === 0 ? null : `the pool has ${left.balance} after ${gain}`;
    const isSold = isEmptySold ? 'a pool that has promised everything has sold more' : null;
    return { gain, allowed: byWindows < pool ? byWindows : pool, broken: world.wrong() ?? unpaid ?? isSold };
  },
};

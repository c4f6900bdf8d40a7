import type { Random } from '../random.ts';
import type { Attack, Gain } from './attack.ts';
import { accomplice, CopyHuntWorld, followers, hunter, second, startIndex, type Wish } from './copy-hunt-world.ts';

const million = 1_000_000n;
const sharePpm = 200_000;

/** A world whose book was looked at for ten minutes, with honest people who follow somebody, and what each of them risks. */
function followedWorld(random: Random, lead: number, wish: Partial<Wish> = {}): CopyHuntWorld {
  const world = new CopyHuntWorld({
    depth: random.pick([5_000, 50_000, 400_000]),
    away: random.pick([6, 60, 300]),
  });
  world.lead(lead, sharePpm);
  for (const customer of followers)
    world.follow(customer, lead, sharePpm, {
      mode: 'multiple',
      sizeE6: random.pick([1_000_000, 20_000_000, 100_000_000]),
      followAmount: BigInt(random.pick([1_000, 20_000, 150_000])) * million,
      leverageMost: 0,
      ...wish,
    });
  return world;
}

function result(world: CopyHuntWorld): Gain {
  return { gain: world.gained(), allowed: 0n, broken: world.wrong() };
}

/** Ten minutes go by in steps of ten seconds, while the accomplice keeps the orders there that the followers shall meet. */
function bait(world: CopyHuntWorld, side: 'buy' | 'sell', lots: number, awayPpm: number): void {
  const sign = side === 'sell' ? 1 : -1;
  const price = Math.round(startIndex * (1 + (sign * awayPpm) / 1_000_000));
  world.open(accomplice, side, lots, price, 20);
  for (let step = 0; step < 61; step++) world.tick(startIndex, 10_000);
}

const trappedFollowers: Attack = {
  line: 'D17 a lead takes with his followers what an accomplice rests for them at the edge of the guard, and closes the same way',
  play(random) {
    const world = followedWorld(random, hunter);
    const lots = random.pick([50_000, 200_000, 600_000]);
    for (let turn = 0; turn < 2; turn++) {
      bait(world, 'sell', lots, random.pick([1_000, 4_000, 4_900]));
      world.open(hunter, 'buy', random.pick([100, 1_000, 10_000]));
      world.run({ type: 'CancelAllOrders', customer: accomplice, market: 801 });
      // The other way out: the accomplice bids where the copies of what the lead closes may still sell.
      const own = world.exchange.query({ type: 'positions', customer: accomplice })[0];
      const bid = Math.round(startIndex * (1 - random.pick([1_000, 4_000, 4_900]) / 1_000_000));
      if (own !== undefined) world.close(accomplice, own.position, own.lots, bid);
      world.closeAll(hunter);
      world.wait(75);
      world.closeAll(accomplice);
      world.wait(5);
    }
    return result(world);
  },
};

const spoofedDepth: Attack = {
  line: 'D17 depth stands there only while it is looked at, so that a block takes more than the market bears',
  play(random) {
    const world = followedWorld(random, hunter);
    const price = startIndex + random.pick([500, 2_000, 2_900]);
    for (let step = 0; step < 61; step++) {
      world.open(accomplice, 'sell', 600_000, price, 20);
      world.tick(startIndex, 9_000);
      world.run({ type: 'CancelAllOrders', customer: accomplice, market: 801 });
      world.tick(startIndex, 1_000);
    }
    // The accomplice has bought before the followers do, and sells to them.
    world.open(accomplice, 'buy', random.pick([5_000, 50_000]));
    const own = world.exchange.query({ type: 'positions', customer: accomplice })[0];
    if (own !== undefined) world.close(accomplice, own.position, own.lots, price);
    world.open(hunter, 'buy', random.pick([100, 1_000, 10_000]));
    world.closeAll(hunter);
    world.wait(75);
    world.closeAll(accomplice);
    world.wait(5);
    return result(world);
  },
};

const openedAgainst: Attack = {
  line: 'D17 an accomplice opens before the followers in their direction, and closes into their block',
  play(random) {
    const world = followedWorld(random, hunter);
    world.wait(60);
    for (let turn = 0; turn < 4; turn++) {
      const [side, other] = random.pick([
        ['buy', 'sell'],
        ['sell', 'buy'],
      ] as const);
      world.open(accomplice, side, random.pick([2_000, 20_000, 200_000]));
      const own = world.exchange.query({ type: 'positions', customer: accomplice })[0];
      const away = random.pick([100, 1_000, 2_500]) * (side === 'buy' ? 1 : -1);
      if (own !== undefined) world.close(accomplice, own.position, own.lots, startIndex + away);
      world.open(hunter, side, random.pick([100, 1_000, 10_000]));
      world.closeAll(accomplice);
      world.open(accomplice, other, random.pick([2_000, 20_000]));
      world.closeAll(hunter);
      world.wait(75);
      world.closeAll(accomplice);
      world.wait(5);
    }
    return result(world);
  },
};

const washedFees: Attack = {
  line: 'D17 D31 a lead whose other account has brought the followers opens and closes for the shares of their fees',
  play(random) {
    const world = followedWorld(random, hunter, { sizeE6: 100_000_000 });
    world.must({ type: 'LinkReferral', customer: second, referrer: accomplice });
    for (const customer of followers) world.must({ type: 'LinkReferral', customer, referrer: second });
    world.wait(60);
    for (let turn = 0; turn < 20; turn++) {
      world.open(hunter, random.pick(['buy', 'sell'] as const), random.pick([50, 500, 5_000]));
      world.wait(2);
      world.closeAll(hunter);
      world.wait(30);
    }
    world.tick(startIndex, 3_600_000);
    world.settle();
    return result(world);
  },
};

const followedOneself: Attack = {
  line: 'D17 somebody follows himself by a second account, for the looks of it',
  play(random) {
    const world = new CopyHuntWorld({ depth: 400_000, away: random.pick([6, 60]) });
    world.lead(hunter, sharePpm);
    const wish: Wish = { mode: 'multiple', sizeE6: 3_000_000, followAmount: 50_000n * million, leverageMost: 0 };
    const follow = world.follow(second, hunter, sharePpm, wish);
    world.wait(60);
    for (let turn = 0; turn < 6; turn++) {
      world.open(hunter, random.pick(['buy', 'sell'] as const), random.between(1_000, 20_000));
      world.tick(world.index + random.between(-1_500, 1_500));
      world.wait(random.between(1, 20));
      if (random.chance(40))
        world.run({ type: 'ChangeLeadShare', customer: hunter, sharePpm: random.pick([0, 200_000]) });
      world.closeAll(hunter);
      world.wait(70);
    }
    world.run({ type: 'CancelFollow', customer: second, follow, keepPositions: random.chance(50) });
    world.wait(75);
    return result(world);
  },
};

export const copyHunts: readonly Attack[] = [
  trappedFollowers,
  spoofedDepth,
  openedAgainst,
  washedFees,
  followedOneself,
];

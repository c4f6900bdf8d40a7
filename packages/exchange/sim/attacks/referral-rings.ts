import type { Random } from '../random.ts';
import type { Attack } from './attack.ts';
import { AttackWorld, index } from './attack-world.ts';

const gang = [1000, 1001, 1002, 1003];

/**
 * Friends bring each other, try to close the circle, and trade among themselves for the shares of their own fees: it costs
 * them three quarters of the fees at least.
 */
export const referralRings: Attack = {
  line: 'D17 D31 a ring of referrals that trades with itself',
  play(random) {
    const world = new AttackWorld(gang.length);
    const closed = linkAll(world, random);
    const before = world.worth(gang);
    const house = world.worth([2]);
    for (let turn = 0; turn < 40; turn++) {
      const [seller, buyer] = [random.pick(gang), random.pick(gang)];
      const quantity = random.between(9, 40_000);
      world.place({ customer: seller, side: 'sell', price: index, quantity });
      world.place({ customer: buyer, side: 'buy', price: index, quantity, timeInForce: 'ioc' });
      world.run({ type: 'CancelAllOrders', customer: seller, market: 0 });
      if (random.chance(20)) world.wait(3_600_000);
    }
    world.wait(3_600_000);
    const gain = world.worth(gang) - before;
    const kept = world.worth([2]) - house;
    const paid = feesOf(world);
    // Each balance is rounded to a millionth where it is counted in USDT.
    const isCheap = kept + 8n < (paid * 3n) / 4n;
    const broken = isCheap ? `of fees worth ${paid} the house keeps ${kept}` : null;
    return { gain, allowed: 0n, broken: closed ?? broken };
  },
};

/** Everybody by everybody, in any order: as many links as there are friends would be a circle. */
function linkAll(world: AttackWorld, random: Random): string | null {
  let links = 0;
  for (let turn = 0; turn < 60; turn++) {
    const [customer, referrer] = [random.pick(gang), random.pick(gang)];
    if (world.run({ type: 'LinkReferral', customer, referrer }).rejection === null) links++;
  }
  return links < gang.length ? null : `${links} links among ${gang.length} friends`;
}

/** What the trades so far have cost, in units of USDT. */
function feesOf(world: AttackWorld): bigint {
  let sum = 0n;
  for (const event of world.events) {
    if (event.type !== 'OrdersTraded') continue;
    const buys = event.side === 'buy';
    sum +=
      (buys ? event.makerFee : event.takerFee) + ((buys ? event.takerFee : event.makerFee) * BigInt(index)) / 1000n;
  }
  return sum;
}

import { blankOrder } from '../order-maker.ts';
import type { Random } from '../random.ts';
import type { Attack } from './attack.ts';
import { contract, fundStart, gang, GangWorld, netMember, startIndex } from './gang-world.ts';

const [payer, bidder, asker, receiver] = gang;
const hourMs = 3_600_000;
const fundingMs = 8 * hourMs;
const ppm = 1_000_000n;
/** "Clamped to ±0.75 %". */
const capPpm = 7_500n;
const million = 1_000_000n;

function open(world: GangWorld, customer: number, side: 'buy' | 'sell', price: number, quantity: number, leverage = 2) {
  const terms = customer === netMember ? {} : { position: { position: 0, leverage } };
  return world.run({ ...blankOrder, orderType: 'limit', market: contract, customer, side, price, quantity, ...terms });
}

/** Ticks in the last minutes before an instant are its samples; then it comes, and everybody is paid. */
function passInstant(world: GangWorld, index: number): void {
  const instant = (Math.floor(world.at / fundingMs) + 1) * fundingMs;
  for (const minutes of [3, 2, 1]) {
    world.at = instant - minutes * 60_000;
    world.tick(index);
  }
  world.at = instant + 1;
  world.settle();
}

/**
 * A ticket that has gained, without margin and without money beside it, pays no funding: the insurance fund does, to the accomplice. What
 * can be drawn so is bounded by the cap of the rate, after the initial margin has paid (docs/decisions/marks-and-funding.md).
 */
export const emptyTicket: Attack = {
  line: 'D32 the fund pays the funding of a ticket that has nothing but its profit, to the other account of its owner',
  play(random) {
    const world = new GangWorld({ hasProvider: false });
    const leverage = random.pick([50, 100, 125]);
    const lots = random.between(5_000, 75_000);
    open(world, receiver, 'sell', startIndex, lots);
    open(world, payer, 'buy', startIndex, lots, leverage);
    const index = Math.round(startIndex * 1.05);
    for (let step = 1; step <= 5; step++) world.tick(Math.round(startIndex * (1 + step / 100)));
    for (const { kind, available } of world.exchange.query({ type: 'balances', customer: payer }))
      if (kind === 'perpetual')
        world.must({ type: 'Transfer', customer: payer, from: 'perpetual', to: 'spot', asset: 3, amount: available });
    // The only book is far above the index: the rate is at its cap.
    open(world, bidder, 'buy', Math.round(index * 1.02), 20_000);
    open(world, asker, 'sell', Math.round(index * 1.03), 20_000);
    const instants = random.between(1, 8);
    for (let instant = 0; instant < instants; instant++) passInstant(world, index);
    const margin = (BigInt(lots) * BigInt(startIndex)) / BigInt(leverage);
    // The mark is at most a hundredth above the index.
    const most = (((BigInt(lots) * BigInt(index) * 101n) / 100n) * capPpm * BigInt(instants)) / ppm - margin;
    const { gain } = world.ledger.gain(world.worth(), { exact: true });
    const capped = most < 0n ? 0n : most < fundStart ? most : fundStart;
    return { gain, allowed: capped, broken: world.broken ?? world.exchange.checkInvariants() };
  },
};

/** Who comes just before an instant and leaves right after it has what holders have, once, and not what latecomers would. */
export const instantVisits: Attack = {
  line: 'D32 positions are opened and closed around a funding instant',
  play(random: Random) {
    const world = new GangWorld();
    for (let visit = 0; visit < 4; visit++) {
      const instant = (Math.floor(world.at / fundingMs) + 1) * fundingMs;
      const leads = random.pick([-2_500, -1_500, 500, 2_000]);
      world.at = instant - 4_000;
      world.tick(world.index);
      if (leads < 0) trade(world, random);
      world.at = instant + 1;
      if (leads > 0) trade(world, random);
      world.settle();
      world.tick(world.index);
      const at = instant + random.between(3, 9) * 1_000;
      world.at = Math.max(world.at, at);
      world.tick(world.index + random.between(-50, 50));
      for (const customer of gang) world.run({ type: 'ClosePositions', customer, market: 0, side: 'all' });
    }
    const broken = world.broken ?? world.exchange.checkInvariants();
    return { ...world.ledger.gain(world.worth(), { exact: true }), broken };
  },
};

function trade(world: GangWorld, random: Random): void {
  for (const customer of gang) {
    const side = random.pick(['buy', 'sell'] as const);
    const price = world.index + (side === 'buy' ? 60 : -60);
    open(
      world,
      customer,
      side,
      price,
      Number((BigInt(random.between(50, 90_000)) * million) / BigInt(world.index)),
      10,
    );
  }
}

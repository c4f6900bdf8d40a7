import type { Random } from '../random.ts';
import { blankOrder } from '../order-maker.ts';
import type { Attack } from './attack.ts';
import { contract, gang, GangWorld, startIndex, victim } from './gang-world.ts';

/** Two who make the book, one who opens far from the mark, and the accomplice on the other side, who has a net position. */
const [pusher, catcher, spender, receiver] = gang;

/** One of the gang's orders that opens a ticket, in ticks and lots. */
function open(
  world: GangWorld,
  customer: number,
  side: 'buy' | 'sell',
  price: number,
  quantity: number,
  leverage = 10,
) {
  const terms = customer === receiver ? {} : { position: { position: 0, leverage } };
  return world.run({ ...blankOrder, orderType: 'limit', market: contract, customer, side, price, quantity, ...terms });
}

/** A trade of two members at a price, which is the last one then. */
function print(world: GangWorld, price: number): void {
  open(world, pusher, 'sell', price, 20);
  open(world, catcher, 'buy', price, 20);
}

/** The gang's own quotes around a price, as deep as the mark asks for, for two and a half minutes. */
function push(world: GangWorld, price: number): void {
  open(world, pusher, 'buy', price - 300, 20_000, 20);
  open(world, catcher, 'sell', price + 300, 20_000, 20);
  for (let second = 0; second < 155; second++) {
    if (second % 10 === 0) print(world, price);
    world.tick(startIndex);
  }
}

function takeBack(world: GangWorld): void {
  for (const customer of [pusher, catcher]) world.run({ type: 'CancelAllOrders', customer, market: contract });
}

/** The last trade is at the index again, and the average follows. */
function release(world: GangWorld): void {
  print(world, startIndex);
  for (let second = 0; second < 160; second++) world.tick(startIndex);
}

/** The mark of the contract, for high leverage or for others, in ticks. */
function marksOf(world: GangWorld): readonly number[] {
  const { markE8, narrowE8 } = world.exchange.query({ type: 'contracts' })[0]!;
  return [markE8 / 1e7, narrowE8 / 1e7];
}

/** Whether the marks are within "index ± 1 % (± 0.2 % for tickets above 50×)". */
function beyondBand(world: GangWorld): string | null {
  const [mark, narrow] = marksOf(world);
  const away = Math.abs(mark! / world.index - 1);
  const narrowAway = Math.abs(narrow! / world.index - 1);
  return away > 0.010_001 || narrowAway > 0.002_001
    ? `the marks are ${mark} and ${narrow}, the index ${world.index}`
    : null;
}

/** The only book is the gang's own: it moves the mark within its band, opens where that lets it, and lets the mark go. */
export const pushedMark: Attack = {
  line: 'D8 the mark is pushed, a position opened at the edge there, and the mark let go',
  play(random) {
    const world = new GangWorld({ hasProvider: false });
    const direction = random.pick([1, -1]);
    push(world, Math.round(startIndex * (1 + (direction * random.between(2, 12)) / 1_000)));
    const pushed = beyondBand(world);
    const [mark] = marksOf(world);
    const leverage = random.pick([10, 20, 50, 50]);
    // All of the initial margin but the maintenance margin and a little more.
    const farPpm = 1_000_000 / leverage - random.between(5_200, 8_000);
    const price = Math.round(mark! * (1 + (direction * farPpm) / 1_000_000));
    const [long, short] = direction === 1 ? [spender, receiver] : [receiver, spender];
    takeBack(world);
    const lots = random.between(5_000, 70_000);
    open(world, short, 'sell', price, lots, leverage);
    open(world, long, 'buy', price, lots, leverage);
    release(world);
    const broken = pushed ?? world.broken ?? world.exchange.checkInvariants();
    return { ...world.ledger.gain(world.worth(), { exact: true }), broken };
  },
};

/** Somebody honest holds a position: pushing the mark liquidates them only where the band of the mark itself lets it. */
export const huntedPosition: Attack = {
  line: 'D8 the mark is pushed until somebody else is liquidated',
  play(random: Random) {
    const world = new GangWorld({ hasProvider: false });
    const direction = random.pick([1, -1]);
    const leverage = random.pick([10, 20, 40]);
    const [side, other] = direction === 1 ? (['sell', 'buy'] as const) : (['buy', 'sell'] as const);
    open(world, spender, other, startIndex, 1_000);
    open(world, victim, side, startIndex, 1_000, leverage);
    push(world, Math.round(startIndex * (1 + (direction * random.between(8, 60)) / 1_000)));
    const pushed = beyondBand(world);
    const isLost = world.exchange.query({ type: 'positions', customer: victim }).length === 0;
    const broken = isLost ? `a position with ${leverage} times was lost to a mark that the index didn't follow` : null;
    return { ...world.ledger.gain(world.worth(), { exact: true }), broken: pushed ?? broken ?? world.broken };
  },
};

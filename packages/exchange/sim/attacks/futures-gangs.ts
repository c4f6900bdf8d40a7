import type { Command } from '../../src/index.ts';
import { hostile } from '../hostile.ts';
import type { Random } from '../random.ts';
import type { Attack, Gain } from './attack.ts';
import { GangMoves, type Style } from './gang-moves.ts';
import { GangWorld, startIndex } from './gang-world.ts';

interface Hunt {
  readonly line: string;
  readonly style: Style;
  readonly turns: number;
  readonly hasProvider: boolean;
  /** What the insurance fund begins with; absent for what it usually has. */
  readonly fund?: bigint;
  /** Whether no mark jumps over a margin, so that neither the fund nor a winner may lose anything. */
  readonly exact: boolean;
  /** Whether half of what is asked for is what no honest client sends. */
  readonly isHostile?: boolean;
  /** Where the index goes next, from where it is. */
  next(random: Random, index: number): number;
  /** How many sources the index then has. */
  sources?(random: Random): number;
}

/** A gang plays by chance, in one style, against an index that goes its own way; at the end its gain beyond the market is counted. */
function gangAttack(hunt: Hunt): Attack {
  return { line: hunt.line, play: (random) => played(hunt, random) };
}

function played(hunt: Hunt, random: Random): Gain {
  const world = new GangWorld(hunt);
  const moves = new GangMoves(random, world, hunt.style);
  for (let turn = 0; turn < hunt.turns && world.broken === null; turn++) {
    const move = moves.next();
    world.run(hunt.isHostile === true && random.chance(50) ? bent(random, move) : move);
    if (random.chance(40)) world.tick(hunt.next(random, world.index), hunt.sources?.(random));
  }
  world.settle();
  const broken = world.broken ?? world.exchange.checkInvariants();
  return { ...world.ledger.gain(world.worth(), hunt), broken };
}

/** A command with a field, or a field of the terms of its position, that doesn't fit. */
function bent(random: Random, move: Command): Command {
  if (move.type !== 'PlaceOrder' || move.position === undefined || random.chance(50)) return hostile(random, move);
  const { type: _type, ...terms } = hostile(random, { type: 'AdvanceTime', ...move.position }) as {
    type: string;
  } & typeof move.position;
  return { ...move, position: terms };
}

const leverages = [2, 10, 20, 50, 100, 125];
const anything: Style = { awayPpm: [300, 2_000, 10_000], leverages, weights: [30, 14, 10, 10, 4, 1] };
const steps = (most: number) => (random: Random, index: number) =>
  Math.max(startIndex / 4, index + random.between(-most, most));

export const futuresGangs: readonly Attack[] = [
  gangAttack({
    line: 'D12 accounts of one person trade futures with each other while the index walks',
    style: anything,
    turns: 150,
    hasProvider: true,
    exact: true,
    next: steps(120),
  }),
  gangAttack({
    line: 'D12 a jump of the index pushes the loss of one account on the insurance fund',
    style: { ...anything, leverages: [50, 100, 125], weights: [40, 6, 6, 4, 4, 1] },
    turns: 120,
    hasProvider: false,
    exact: false,
    next: (random, index) =>
      random.chance(12) ? Math.round(index * random.pick([0.85, 0.95, 1.05, 1.15])) : index + random.between(-60, 60),
  }),
  gangAttack({
    line: 'D12 the same without an insurance fund: who has gained most is deleveraged',
    style: { ...anything, leverages: [10, 125], weights: [40, 6, 6, 4, 4, 1] },
    turns: 120,
    hasProvider: true,
    fund: 0n,
    exact: false,
    next: (random, index) =>
      random.chance(12) ? Math.round(index * random.pick([0.85, 0.95, 1.05, 1.15])) : index + random.between(-60, 60),
  }),
  gangAttack({
    line: 'D8 futures are opened far from the mark, at the edge of bankruptcy',
    style: { awayPpm: [5_000, 20_000, 200_000], leverages, weights: [40, 14, 10, 6, 4, 1] },
    turns: 150,
    hasProvider: true,
    exact: true,
    next: steps(60),
  }),
  gangAttack({
    line: 'D8 a thin book pushes the mark, and futures are opened there',
    style: { awayPpm: [2_000, 10_000, 20_000], leverages, weights: [40, 10, 10, 10, 4, 1] },
    turns: 200,
    hasProvider: false,
    exact: true,
    next: (_random, index) => index,
  }),
  gangAttack({
    line: 'D12 margin and funds move between marks, while feeds die and return',
    style: { ...anything, weights: [25, 10, 30, 6, 20, 4] },
    turns: 150,
    hasProvider: true,
    exact: true,
    next: steps(120),
    sources: (random) => random.pick([3, 3, 3, 2, 1]),
  }),
  gangAttack({
    line: 'D15 D16 orders and margins of futures have numbers at every edge, and are of others',
    style: anything,
    turns: 200,
    hasProvider: true,
    exact: true,
    isHostile: true,
    next: steps(60),
  }),
];

import { IntMap } from '../../../kernel/int-map.ts';
import { knownSlot } from '../../../kernel/known-slot.ts';
import { Settings } from '../../../kernel/settings.ts';
import { SlotsByOwner } from '../../../kernel/slots-by-owner.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';
import { optionDirections, optionVoidReasons } from '../../../kernel/vocabulary.ts';
import { takenDue } from '../formulas.ts';
import { DueReserves } from './due-reserves.ts';

/** The kinds of the timers: of an asset whose oldest option has waited too long for a strike, and of a round. */
export const lateTimerKind = 'binary-option.late';
export const roundTimerKind = 'binary-option.round';

/** The key of the limit of open stakes, which is one for all markets. */
export const stakeLimitKey = 'all';

/** How far a round is: its strike is gathered, it waits for its instant, its options are settled, or they are void. */
export const roundPhases = ['striking', 'running', 'paying', 'returning'] as const;
export type RoundPhase = (typeof roundPhases)[number];

/** An open option; `round` 0 until the first tick of its strike. */
const optionFields = {
  option: 'int',
  customer: 'int',
  asset: 'int',
  direction: optionDirections,
  seconds: 'int',
  stake: 'amount',
  payoutPpm: 'int',
  reserve: 'amount',
  acceptedAt: 'int',
  round: 'int',
} as const;

/** Options of one asset and duration whose strike is the same; `tick`: the number of the first sound tick of it. */
const roundFields = {
  round: 'int',
  asset: 'int',
  seconds: 'int',
  phase: roundPhases,
  tick: 'int',
  startedAt: 'int',
  strikeE8: 'int',
  strikeTicks: 'ints',
  settlementE8: 'int',
  settlementTicks: 'ints',
  reason: optionVoidReasons,
  timer: 'int',
} as const;

const marketFields = { asset: 'int', lateTimer: 'int' } as const;

const termFields = {
  durations: 'ints',
  stakeLeast: 'amount',
  stakeMost: 'amount',
  exposurePpm: 'int',
  priceMovedPpm: 'int',
  isOpen: 'int',
} as const;

/** What was ever taken out of the pool: a payment is recorded once, and an act moves once. */
const withdrawalFields = { withdrawal: 'int', reference: 'text', act: 'int' } as const;

/** Open options with the rounds that they are in, and the terms that more are sold by. */
export function initialState() {
  return {
    options: new Table('option', optionFields),
    optionSlots: new IntMap(),
    optionsOf: new SlotsByOwner(),
    rounds: new Table('option-round', roundFields),
    roundSlots: new IntMap(),
    /** The rounds of an asset, and the options of a round. */
    roundsOf: new SlotsByOwner(),
    members: new SlotsByOwner(),
    markets: new Table('option-market', marketFields),
    marketSlots: new IntMap(),
    /** The ids of the options of an asset that have no strike tick yet, the oldest first. */
    waiting: new Map<number, number[]>(),
    dueReserves: new DueReserves(),
    terms: new Settings('optionTerms', termFields),
    stakeLimit: new Settings('optionStakeLimit', { customerMost: 'amount' }),
    withdrawals: new Table('option-pool-withdrawal', withdrawalFields),
    counters: { lastOption: 0, lastRound: 0, lastWithdrawal: 0 },
  };
}

export type BinaryOptionState = ReturnType<typeof initialState>;

type Lists = 'waiting' | 'dueReserves' | 'terms' | 'stakeLimit';

/** The state as decisions and invariants see it. */
export type ReadBinaryOptionState = ReadState<Omit<BinaryOptionState, Lists>> & {
  readonly waiting: ReadonlyMap<number, readonly number[]>;
  readonly dueReserves: Pick<DueReserves, 'within' | 'mostWithin'>;
  readonly terms: Pick<BinaryOptionState['terms'], 'at' | 'upcoming' | 'each'>;
  readonly stakeLimit: Pick<BinaryOptionState['stakeLimit'], 'at' | 'upcoming'>;
};

/** The slot of an open option; throws for any other. */
export function optionSlot(state: Pick<ReadBinaryOptionState, 'optionSlots'>, option: number): number {
  return knownSlot(state.optionSlots, option, 'open option');
}

export function roundSlot(state: Pick<ReadBinaryOptionState, 'roundSlots'>, round: number): number {
  return knownSlot(state.roundSlots, round, 'round of options');
}

/** How far a round is. */
export function phaseOf({ rounds }: Pick<ReadBinaryOptionState, 'rounds'>, slot: number): RoundPhase {
  return roundPhases[rounds.columns.phase[slot]!]!;
}

/** When a round that has its strike is settled, in Unix ms. */
export function dueOf({ rounds }: Pick<ReadBinaryOptionState, 'rounds'>, slot: number): number {
  const { strikeTicks, seconds } = rounds.columns;
  return strikeTicks[slot]!.at(-3)! + seconds[slot]! * 1000;
}

/** Makes the indexes again from the records that a snapshot brought. */
export function index(state: BinaryOptionState): void {
  const { options, rounds, markets } = state;
  for (const slot of markets.slots()) {
    state.marketSlots.set(markets.columns.asset[slot]!, slot);
    state.waiting.set(markets.columns.asset[slot]!, []);
  }
  for (const slot of rounds.slots()) state.roundSlots.set(rounds.columns.round[slot]!, slot);
  state.roundsOf.index(rounds.slots(), rounds.columns.asset);
  state.optionsOf.index(options.slots(), options.columns.customer);
  const { option, asset, round, acceptedAt, seconds, reserve } = options.columns;
  for (const slot of options.slots()) {
    state.optionSlots.set(option[slot]!, slot);
    state.dueReserves.add(asset[slot]!, takenDue(acceptedAt[slot]!, seconds[slot]!), reserve[slot]!);
    if (round[slot] === 0) state.waiting.get(asset[slot]!)!.push(option[slot]!);
    else state.members.add(round[slot]!, slot);
  }
  for (const ids of state.waiting.values()) ids.sort((left, right) => left - right);
}

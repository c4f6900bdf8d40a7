/**
 * Seconds options: whether the index of an asset will be above its strike or below it, so many seconds after. The strike and the
 * settlement are means of five sound ticks each, the first of them two seconds after acceptance; what a win pays is reserved from
 * a pool when the option is sold. Options of one asset and duration whose strikes begin with the same tick make a round, so that a
 * tick costs the same however many are open.
 */
import {
  hashOfNumbers,
  type Answers,
  type Product,
  type ProductDefinition,
  type Services,
} from '../../kernel/product.ts';
import { systemAccounts, usdtAsset } from '../../kernel/vocabulary.ts';
import { addHold } from '../../ledger/invariants.ts';
import type { OptionMarketView, OptionPoolView, OptionView } from '../../views/option-views.ts';
import { binaryOptionBills, binaryOptionBillTypes } from './bills.ts';
import type { BinaryOptionCommand } from './commands.ts';
import { customerMostDefault } from './decide/buy.ts';
import { decidersOf, timersOf } from './decide/decide.ts';
import type { BinaryOptionContext, BinaryOptionPorts } from './decide/desk.ts';
import { ticked } from './decide/rounds.ts';
import { type BinaryOptionEvent, binaryOptionEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { binaryOptionRejections } from './rejections.ts';
import { evolversOf } from './state/evolve.ts';
import { binaryOptionPostings } from './state/postings.ts';
import { index, initialState, stakeLimitKey } from './state/records.ts';
import { optionMarketViews, optionView } from './state/view.ts';

const { optionPool } = systemAccounts;

export interface BinaryOption extends Product<BinaryOptionCommand, BinaryOptionEvent> {
  /** A tick of the index was published in this frame. */
  ticked(context: unknown): void;
  readonly queries: {
    /** What options are sold by, by ascending asset. */
    optionMarkets(query: object, at: number): OptionMarketView[];
    optionPool(query: object, at: number): OptionPoolView;
    /** A customer's open option; null for one that has ended, and for another's. */
    option(query: { customer: number; option: number }): OptionView | null;
    /** A customer's open options, the oldest first. */
    openOptions(query: { customer: number }): OptionView[];
  };
}

function createBinaryOption({ ledger, timers }: Services, ports: BinaryOptionPorts): BinaryOption {
  const state = initialState();
  const desk = { state, ledger, ports };
  const tables = [
    state.options,
    state.rounds,
    state.markets,
    state.terms.table,
    state.stakeLimit.table,
    state.withdrawals,
  ];
  return {
    decide: decidersOf(desk),
    evolve: evolversOf(state, timers, ports.stakes),
    timers: timersOf(desk),
    ticked: (context) => ticked(desk, context as BinaryOptionContext),
    tables,
    addHolds(holds) {
      const { customer, stake, reserve } = state.options.columns;
      for (const slot of state.options.slots()) {
        addHold(holds, customer[slot]!, 'option', usdtAsset, stake[slot]!);
        addHold(holds, optionPool, 'funding', usdtAsset, reserve[slot]!);
      }
    },
    hasOpen: (customer) => state.optionsOf.of(customer).size > 0,
    broken: () => brokenOf(state, timers),
    hash: () => tables.reduce((sum, table) => sum + table.hash(), hashOfNumbers(state.counters)),
    save(writer) {
      writer.json(state.counters);
      for (const table of tables) table.save(writer);
    },
    load(reader) {
      Object.assign(state.counters, reader.json());
      for (const table of tables) table.load(reader);
      index(state);
    },
    queries: {
      optionMarkets: (_query, at) => optionMarketViews(state, at),
      optionPool(_query, at) {
        const reserved = ledger.held(optionPool, 'funding', usdtAsset);
        return {
          balance: ledger.available(optionPool, 'funding', usdtAsset) + reserved,
          reserved,
          openOptions: state.options.size,
          customerMost: state.stakeLimit.at(stakeLimitKey, at)?.customerMost ?? customerMostDefault,
          upcomingMost: state.stakeLimit.upcoming(stakeLimitKey, at),
        };
      },
      option({ customer, option }) {
        const slot = state.optionSlots.get(option);
        return slot < 0 || state.options.columns.customer[slot] !== customer ? null : optionView(state, slot);
      },
      openOptions: ({ customer }) =>
        Array.from(state.optionsOf.of(customer), (slot) => optionView(state, slot)).toSorted(
          (left, right) => left.option - right.option,
        ),
    },
  };
}

const answers: Answers<BinaryOptionCommand, BinaryOptionEvent> = {
  BuyOption({ events }) {
    const made = events.find((event) => event.type === 'OptionBought');
    return made ? { id: made.option } : {};
  },
  WithdrawOptionPool({ events }) {
    const made = events.find((event) => event.type === 'OptionPoolWithdrawn');
    return made ? { id: made.withdrawal } : {};
  },
};

export const binaryOption = {
  name: 'binary-option',
  events: binaryOptionEvents,
  rejections: binaryOptionRejections,
  postings: binaryOptionPostings,
  alwaysTaken: [],
  answers,
  billTypes: binaryOptionBillTypes,
  bills: binaryOptionBills,
  create: createBinaryOption,
} as const satisfies ProductDefinition<BinaryOptionCommand, typeof binaryOptionEvents, BinaryOptionPorts, BinaryOption>;

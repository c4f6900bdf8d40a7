/**
 * Copy trading: customers who lead, and who follows them. Who leads is decided by rule: somebody whose identity is known and who
 * has something at stake in the contract account.
 */
import type { CopyHooks } from '../../kernel/blocks.ts';
import {
  type Answers,
  hashOfNumbers,
  type Product,
  type ProductDefinition,
  type Services,
} from '../../kernel/product.ts';
import type { FollowTermsView, FollowView, LeadTermsView, LeadView } from '../../views/copy-views.ts';
import type { CopyTradingCommand } from './commands.ts';
import { decidersOf, timersOf } from './decide/decide.ts';
import { type CopyTradingPorts, followTermsAt, leadTermsAt } from './decide/desk.ts';
import { type CopyTradingEvent, copyTradingEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { copyTradingRejections } from './rejections.ts';
import { evolversOf } from './state/evolve.ts';
import {
  type CopyTradingState,
  followTermsKey,
  indexState,
  initialState,
  leadingSlot,
  leadTermsKey,
} from './state/records.ts';
import { followView, leadView } from './state/view.ts';

export interface CopyTrading extends Product<CopyTradingCommand, CopyTradingEvent> {
  /** What contracts tell of those who lead and copy. */
  readonly hooks: CopyHooks;
  readonly queries: {
    /** Who leads or has led, by ascending customer. */
    leads(query: object): LeadView[];
    /** One of them; null for somebody who never led. */
    lead(query: { customer: number }): LeadView | null;
    /** What is asked of who wants to lead. */
    leadTerms(query: object, at: number): LeadTermsView;
    /** Whom a customer follows, the oldest first. */
    follows(query: { customer: number }): FollowView[];
    /** What may be asked of a follow. */
    followTerms(query: object, at: number): FollowTermsView;
  };
}

function createCopyTrading({ ledger, timers }: Services, ports: CopyTradingPorts): CopyTrading {
  const state = initialState(timers);
  const { leads, leadSlots, leadTerms, follows, followsOf, followTerms, walks, counters } = state;
  const tables = [leads, leadTerms.table, follows, followTerms.table];
  const desk = { state, ledger, ports };
  return {
    decide: decidersOf(desk),
    evolve: evolversOf(state),
    timers: timersOf(desk),
    hooks: { takesInBlock: () => false, opened() {}, reduced() {}, counted() {} },
    tables: [...tables, walks.table],
    hasOpen: (customer) => leadingSlot(state, customer) >= 0 || followsOf.of(customer).size > 0,
    addHolds() {},
    broken: () => brokenOf(state, leavingOf(state)),
    hash: () => tables.reduce((sum, table) => sum + table.hash(), walks.table.hash() + hashOfNumbers(counters)),
    save(writer) {
      writer.json(counters);
      for (const table of tables) table.save(writer);
      walks.save(writer);
    },
    load(reader) {
      Object.assign(counters, reader.json());
      for (const table of tables) table.load(reader);
      walks.load(reader);
      indexState(state);
    },
    queries: {
      leads: () =>
        Array.from(leads.slots(), (slot) => leadView(state, slot)).toSorted((left, right) => left.lead - right.lead),
      lead({ customer }) {
        const slot = leadSlots.get(customer);
        return slot < 0 ? null : leadView(state, slot);
      },
      leadTerms: (_query, at) => ({ ...leadTermsAt(state, at), upcoming: leadTerms.upcoming(leadTermsKey, at) }),
      follows: ({ customer }) =>
        Array.from(followsOf.of(customer), (slot) => followView(state, slot)).toSorted(
          (left, right) => left.follow - right.follow,
        ),
      followTerms: (_query, at) => ({
        ...followTermsAt(state, at),
        upcoming: followTerms.upcoming(followTermsKey, at),
      }),
    },
  };
}

/** The leads whose followers are being let go. */
function leavingOf({ walks: { table } }: CopyTradingState): ReadonlySet<number> {
  return new Set(Array.from(table.slots(), (slot) => table.columns.subject[slot]!));
}

const answers: Answers<CopyTradingCommand, CopyTradingEvent> = {
  Follow({ events }) {
    const started = events.find((event) => event.type === 'FollowStarted');
    return started ? { id: started.follow } : {};
  },
};

export const copyTrading = {
  name: 'copy-trading',
  events: copyTradingEvents,
  rejections: copyTradingRejections,
  postings: {},
  alwaysTaken: ['CloseLead', 'CancelFollow'],
  answers,
  billTypes: [],
  bills: {},
  create: createCopyTrading,
} as const satisfies ProductDefinition<CopyTradingCommand, typeof copyTradingEvents, CopyTradingPorts, CopyTrading>;

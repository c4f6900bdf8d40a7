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
import { usdtAsset } from '../../kernel/vocabulary.ts';
import { addHold } from '../../ledger/invariants.ts';
import type { CopyView, FollowTermsView, FollowView, LeadTermsView, LeadView } from '../../views/copy-views.ts';
import { copyTradingBills, copyTradingBillTypes } from './bills.ts';
import type { CopyTradingCommand } from './commands.ts';
import { decidersOf, timersOf } from './decide/decide.ts';
import { reduced } from './decide/closings.ts';
import {
  type CopyTradingContext,
  type CopyTradingDesk,
  type CopyTradingPorts,
  followTermsAt,
  leadTermsAt,
} from './decide/desk.ts';
import { stopFollows } from './decide/ends.ts';
import { opened, takesInBlock } from './decide/openings.ts';
import { copyViews, followView } from './decide/views.ts';
import { type CopyTradingEvent, copyTradingEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { copyTradingRejections } from './rejections.ts';
import { countGain } from './state/evolve-copies.ts';
import { evolversOf } from './state/evolve.ts';
import {
  type CopyTradingState,
  followTermsKey,
  indexState,
  initialState,
  leadingSlot,
  leadTermsKey,
} from './state/records.ts';
import { copyTradingPostings } from './state/postings.ts';
import { leadView } from './state/view.ts';

export interface CopyTrading extends Product<CopyTradingCommand, CopyTradingEvent> {
  /** What contracts tell of those who lead and copy. */
  readonly hooks: CopyHooks;
  /** The marks have moved: follows that have lost what their followers would bear stop in their frame. */
  ticked(context: unknown): void;
  readonly queries: {
    /** Who leads or has led, by ascending customer. */
    leads(query: object): LeadView[];
    /** One of them; null for somebody who never led. */
    lead(query: { customer: number }): LeadView | null;
    /** What is asked of who wants to lead. */
    leadTerms(query: object, at: number): LeadTermsView;
    /** Whom a customer follows, the oldest first. */
    follows(query: { customer: number }): FollowView[];
    /** What copies a customer has, the oldest first. */
    copies(query: { customer: number }): CopyView[];
    /** What may be asked of a follow. */
    followTerms(query: object, at: number): FollowTermsView;
  };
}

function createCopyTrading({ ledger, timers }: Services, ports: CopyTradingPorts): CopyTrading {
  const state = initialState(timers);
  const { leads, leadSlots, leadTerms, follows, followsOf, followTerms, walks, shareWalks, counters } = state;
  const { copies, fills, closings } = state;
  const tables = [leads, leadTerms.table, follows, followTerms.table, copies, fills, closings];
  const cursors = [walks, shareWalks];
  const desk: CopyTradingDesk = { state, ledger, ports, closing: null };
  return {
    decide: decidersOf(desk),
    evolve: evolversOf(state, timers),
    timers: timersOf(desk),
    hooks: {
      takesInBlock: (context, order) => takesInBlock(desk, context as CopyTradingContext, order),
      opened: (context, lots) => opened(desk, context as CopyTradingContext, lots),
      reduced: (context, lots) => reduced(desk, context as CopyTradingContext, lots),
      counted: (position, amount) => countGain(state, position, amount),
    },
    ticked: (context) => stopFollows(desk, context as CopyTradingContext),
    tables: [...tables, ...cursors.map(({ table }) => table)],
    hasOpen: (customer) =>
      leadingSlot(state, customer) >= 0 || followsOf.of(customer).size > 0 || state.followersOf.of(customer).size > 0,
    addHolds(holds) {
      const { follower, held } = follows.columns;
      for (const slot of follows.slots()) addHold(holds, follower[slot]!, 'perpetual', usdtAsset, held[slot]!);
    },
    broken: () => brokenOf(state, leavingOf(state), ports.blocks),
    hash: () =>
      [...tables, ...cursors.map(({ table }) => table)].reduce(
        (sum, table) => sum + table.hash(),
        hashOfNumbers(counters),
      ),
    save(writer) {
      writer.json(counters);
      for (const table of tables) table.save(writer);
      for (const cursor of cursors) cursor.save(writer);
    },
    load(reader) {
      Object.assign(counters, reader.json());
      for (const table of tables) table.load(reader);
      for (const cursor of cursors) cursor.load(reader);
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
        Array.from(followsOf.of(customer), (slot) => followView(desk, slot)).toSorted(
          (left, right) => left.follow - right.follow,
        ),
      copies: ({ customer }) =>
        Array.from(followsOf.of(customer))
          .flatMap((slot) => copyViews(desk, slot))
          .toSorted((left, right) => left.position - right.position),
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
  postings: copyTradingPostings,
  alwaysTaken: ['CloseLead', 'CancelFollow', 'SelfHold'],
  answers,
  billTypes: copyTradingBillTypes,
  bills: copyTradingBills,
  create: createCopyTrading,
} as const satisfies ProductDefinition<CopyTradingCommand, typeof copyTradingEvents, CopyTradingPorts, CopyTrading>;

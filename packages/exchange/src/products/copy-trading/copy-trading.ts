/**
 * Copy trading: customers who lead, and what others have of following them. Who leads is decided by rule: somebody whose identity
 * is known and who has something at stake in the contract account.
 */
import type { Product, ProductDefinition, Services } from '../../kernel/product.ts';
import type { LeadTermsView, LeadView } from '../../views/copy-views.ts';
import type { CopyTradingCommand } from './commands.ts';
import { type CopyTradingPorts, decidersOf, leadTermsAt } from './decide.ts';
import { type CopyTradingEvent, copyTradingEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { copyTradingRejections } from './rejections.ts';
import { evolversOf, initialState, leadingSlot, leadTermsKey } from './state/records.ts';
import { leadView } from './state/view.ts';

export interface CopyTrading extends Product<CopyTradingCommand, CopyTradingEvent> {
  readonly queries: {
    /** Who leads or has led, by ascending customer. */
    leads(query: object): LeadView[];
    /** One of them; null for somebody who never led. */
    lead(query: { customer: number }): LeadView | null;
    /** What is asked of who wants to lead. */
    leadTerms(query: object, at: number): LeadTermsView;
  };
}

function createCopyTrading({ ledger }: Services, ports: CopyTradingPorts): CopyTrading {
  const state = initialState();
  const { leads, leadSlots, terms } = state;
  const tables = [leads, terms.table];
  return {
    decide: decidersOf({ state, ledger, ports }),
    evolve: evolversOf(state),
    timers: {},
    tables,
    hasOpen: (customer) => leadingSlot(state, customer) >= 0,
    addHolds() {},
    broken: () => brokenOf(state),
    hash: () => tables.reduce((sum, table) => sum + table.hash(), 0n),
    save(writer) {
      for (const table of tables) table.save(writer);
    },
    load(reader) {
      for (const table of tables) table.load(reader);
      for (const slot of leads.slots()) leadSlots.set(leads.columns.lead[slot]!, slot);
    },
    queries: {
      leads: () =>
        Array.from(leads.slots(), (slot) => leadView(state, slot)).toSorted((left, right) => left.lead - right.lead),
      lead({ customer }) {
        const slot = leadSlots.get(customer);
        return slot < 0 ? null : leadView(state, slot);
      },
      leadTerms: (_query, at) => ({ ...leadTermsAt(state, at), upcoming: terms.upcoming(leadTermsKey, at) }),
    },
  };
}

export const copyTrading = {
  name: 'copy-trading',
  events: copyTradingEvents,
  rejections: copyTradingRejections,
  postings: {},
  alwaysTaken: ['CloseLead'],
  answers: {},
  billTypes: [],
  bills: {},
  create: createCopyTrading,
} as const satisfies ProductDefinition<CopyTradingCommand, typeof copyTradingEvents, CopyTradingPorts, CopyTrading>;

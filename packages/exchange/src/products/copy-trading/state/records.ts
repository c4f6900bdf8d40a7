import { IntMap } from '../../../kernel/int-map.ts';
import { knownSlot } from '../../../kernel/known-slot.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import { Settings } from '../../../kernel/settings.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';
import { type CopyTradingEvent, leadTermFields } from '../events.ts';

/** Who leads or has led. `openedAt`: when they last began to; `closedAt` 0: they do. `firstAt`: when they first did. */
const leadFields = { lead: 'int', sharePpm: 'int', firstAt: 'int', openedAt: 'int', closedAt: 'int' } as const;

/** The one key of the terms: they are the same for all. */
export const leadTermsKey = 'all';

export function initialState() {
  return {
    leads: new Table('leadTrader', leadFields),
    /** By customer. */
    leadSlots: new IntMap(),
    terms: new Settings('leadTerms', leadTermFields),
  };
}

export type CopyTradingState = ReturnType<typeof initialState>;
export type ReadCopyTradingState = ReadState<Omit<CopyTradingState, 'terms'>> & {
  readonly terms: Pick<CopyTradingState['terms'], 'at' | 'upcoming'>;
};

/** The slot of somebody who leads now, or -1. */
export function leadingSlot({ leads, leadSlots }: ReadCopyTradingState, customer: number): number {
  const slot = Number.isSafeInteger(customer) && customer > 0 ? leadSlots.get(customer) : -1;
  return slot >= 0 && leads.columns.closedAt[slot] === 0 ? slot : -1;
}

export function evolversOf(state: CopyTradingState): Evolvers<CopyTradingEvent> {
  const { leads, leadSlots } = state;
  const { columns } = leads;
  return {
    LeadTermsSet({ effectiveAt, balanceLeast, shareMostPpm }, at) {
      state.terms.set(leadTermsKey, effectiveAt, { balanceLeast, shareMostPpm }, at);
    },

    LeadOpened({ lead, sharePpm }, at) {
      if (leadingSlot(state, lead) >= 0) throw new Error(`${lead} leads already.`);
      const known = leadSlots.get(lead);
      const slot = known < 0 ? leads.add() : known;
      if (known < 0) {
        leadSlots.set(lead, slot);
        columns.lead[slot] = lead;
        columns.firstAt[slot] = at;
      }
      columns.sharePpm[slot] = sharePpm;
      columns.openedAt[slot] = at;
      columns.closedAt[slot] = 0;
      leads.touch(slot);
    },

    LeadShareSet({ lead, sharePpm }) {
      const slot = knownSlot(leadSlots, lead, 'lead trader');
      columns.sharePpm[slot] = sharePpm;
      leads.touch(slot);
    },

    LeadClosed({ lead }, at) {
      const slot = knownSlot(leadSlots, lead, 'lead trader');
      columns.closedAt[slot] = at;
      leads.touch(slot);
    },
  };
}

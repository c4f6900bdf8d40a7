import type { EventsOf } from '../../kernel/fields.ts';

/** What is asked of who wants to lead; see `SetLeadTerms`. */
export const leadTermFields = { balanceLeast: 'amount', shareMostPpm: 'int' } as const;

/** Amounts in units of USDT, shares in ppm, times in Unix ms. */
export const copyTradingEvents = {
  LeadTermsSet: { version: 1, fields: { ...leadTermFields, effectiveAt: 'int' } },
  /** A customer leads from now on, for the first time or again; `equity`: what was in their contract account. */
  LeadOpened: { version: 1, fields: { lead: 'int', sharePpm: 'int', equity: 'amount' } },
  /** What a lead asks of follows that begin from now on. */
  LeadShareSet: { version: 1, fields: { lead: 'int', sharePpm: 'int' } },
  LeadClosed: { version: 1, fields: { lead: 'int' } },
} as const;

export type CopyTradingEvent = EventsOf<typeof copyTradingEvents>;

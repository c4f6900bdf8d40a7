import type { EventsOf } from '../../kernel/fields.ts';
import { lossPeriods } from '../../kernel/vocabulary.ts';

/** Amounts in 1e-6 USDT, times in Unix ms. */
export const lossBudgetEvents = {
  /** What a customer may lose in a period from now on; 0: there is no budget. `effectiveAt`: what it was announced for, or 0. */
  LossBudgetSet: {
    version: 1,
    fields: { customer: 'int', amount: 'amount', period: lossPeriods, effectiveAt: 'int' },
  },
  /** A wider budget takes effect at `effectiveAt`, in the place of what was announced before. */
  LossBudgetAnnounced: {
    version: 1,
    fields: { customer: 'int', amount: 'amount', period: lossPeriods, effectiveAt: 'int' },
  },
  /** A customer has lost what they wanted to lose at most: no stake is taken from them until `until`. */
  LossBudgetUsed: { version: 1, fields: { customer: 'int', lost: 'amount', until: 'int' } },
  /** A customer takes no stake until `until`, because they said so. */
  CoolOffStarted: { version: 1, fields: { customer: 'int', until: 'int' } },
} as const;

export type LossBudgetEvent = EventsOf<typeof lossBudgetEvents>;

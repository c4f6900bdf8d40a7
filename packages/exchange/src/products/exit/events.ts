import type { EventsOf } from '../../kernel/fields.ts';

export const exitEvents = {
  /** What each level may move, in force from `effectiveAt` (ms) on. Values in 1e-8 BTC and 1e-6 USDT. */
  IdentityLimitsSet: {
    version: 1,
    fields: {
      exit1E8: 'amount',
      exit2E8: 'amount',
      fiat1E6: 'amount',
      fiat2E6: 'amount',
      sharePpm: 'int',
      effectiveAt: 'int',
    },
  },
  /** What of an asset may leave within a day, in force from `effectiveAt` (ms) on. */
  OutflowLimitSet: { version: 1, fields: { asset: 'int', limit: 'amount', effectiveAt: 'int' } },
} as const;

export type ExitEvent = EventsOf<typeof exitEvents>;

import { added, type EventsOf } from '../../kernel/fields.ts';

/** `tiers`: triples of a 30-day volume in quote units, the maker's and the taker's fee in ppm. */
export const spotEvents = {
  /** The fees in force from now on; `effectiveAt`: the time for which they were announced, 0 where they weren't. */
  FeeScheduleSet: { version: 2, fields: { tiers: 'ints', effectiveAt: added(2, 'int', 0) } },
  /** The fees from `effectiveAt` (ms) on, in place of what was announced for the same time. */
  FeeScheduleAnnounced: { version: 1, fields: { effectiveAt: 'int', tiers: 'ints' } },
} as const;

export type SpotEvent = EventsOf<typeof spotEvents>;

import type { EventsOf } from '../../kernel/fields.ts';

/** `tiers`: triples of a 30-day volume in quote units, the maker's and the taker's fee in ppm. */
export const spotEvents = {
  FeeScheduleSet: { version: 1, fields: { tiers: 'ints' } },
} as const;

export type SpotEvent = EventsOf<typeof spotEvents>;

import type { EventsOf } from '../../kernel/fields.ts';
import { countryRules, offers } from '../../kernel/vocabulary.ts';

const where = { offer: offers, isOn: 'flag', rule: countryRules, countries: 'text' } as const;

export const availabilityEvents = {
  /** Where something is offered from now on; `effectiveAt`: the time for which it was announced, 0 where it wasn't. */
  AvailabilitySet: { version: 1, fields: { ...where, effectiveAt: 'int' } },
  /** The same from `effectiveAt` (ms) on, in place of what was announced for that offer and time. */
  AvailabilityAnnounced: { version: 1, fields: { ...where, effectiveAt: 'int' } },
} as const;

export type AvailabilityEvent = EventsOf<typeof availabilityEvents>;

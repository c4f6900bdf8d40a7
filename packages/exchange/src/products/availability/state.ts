import type { Evolvers } from '../../kernel/product.ts';
import { Schedules } from '../../kernel/schedules.ts';
import { Table } from '../../kernel/table.ts';
import type { Timers } from '../../kernel/timers.ts';
import { countryRules, type Offer, offers } from '../../kernel/vocabulary.ts';
import type { AvailabilityEvent } from './events.ts';
import { type Availability, unsaid } from './formulas.ts';

const rowFields = { offer: offers, isOn: 'flag', rule: countryRules, countries: 'text' } as const;
const announcedFields = { offer: 'int', isOn: 'int', rule: 'int', countries: 'text' } as const;

/** The kind of the timer that brings what was announced into effect. */
export const availabilityTimerKind = 'availability.change';

/** What somebody has said about offers, and what is announced. */
export function initialState() {
  return {
    rows: new Table('availability', rowFields),
    /** The slot of each offer, by its place in the list of offers; absent where nobody has said anything. */
    slots: new Map<number, number>(),
    announced: new Schedules('announced-availability', availabilityTimerKind, announcedFields),
  };
}

export type AvailabilityState = ReturnType<typeof initialState>;

/** More offers than there will ever be, so that an offer and a time make one number. */
const offersMax = 64;

/** The latest time that can be announced, in ms: with an offer it is still a whole number. */
export const announcedAtMax = 1e14;

/** The id of what is announced for an offer and a time. */
export function scheduleOf(offer: Offer, effectiveAt: number): number {
  return effectiveAt * offersMax + offers.indexOf(offer);
}

/** Where an offer is available now. */
export function availabilityOf({ rows, slots }: Pick<AvailabilityState, 'rows' | 'slots'>, offer: Offer): Availability {
  const slot = slots.get(offers.indexOf(offer));
  if (slot === undefined) return unsaid(offer);
  const { isOn, rule, countries } = rows.columns;
  return { isOn: isOn[slot] === 1, rule: countryRules[rule[slot]!]!, countries: countries[slot]! };
}

export function evolversOf(state: AvailabilityState, timers: Timers): Evolvers<AvailabilityEvent> {
  const { rows, slots, announced } = state;
  return {
    AvailabilitySet({ offer, isOn, rule, countries, effectiveAt }) {
      if (effectiveAt !== 0) announced.remove(scheduleOf(offer, effectiveAt), timers);
      const place = offers.indexOf(offer);
      const slot = slots.get(place) ?? rows.add();
      rows.columns.offer[slot] = place;
      rows.columns.isOn[slot] = isOn ? 1 : 0;
      rows.columns.rule[slot] = countryRules.indexOf(rule);
      rows.columns.countries[slot] = countries;
      rows.touch(slot);
      slots.set(place, slot);
    },

    AvailabilityAnnounced({ offer, isOn, rule, countries, effectiveAt }) {
      const schedule = scheduleOf(offer, effectiveAt);
      if (announced.has(schedule)) announced.remove(schedule, timers);
      const values = { offer: offers.indexOf(offer), isOn: isOn ? 1 : 0, rule: countryRules.indexOf(rule), countries };
      announced.add(schedule, effectiveAt, values, timers);
    },
  };
}

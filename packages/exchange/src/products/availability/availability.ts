/**
 * Availability: what the house offers, and in which countries. One row an offer with its switch and its list, set by an
 * event with its time. It says who may begin something; what was begun is kept, and nobody's way out asks it.
 */
import type { Product, ProductDefinition, Services } from '../../kernel/product.ts';
import { countryRules, type Offer, offers } from '../../kernel/vocabulary.ts';
import type { AvailabilityView } from '../../views.ts';
import type { AvailabilityCommand } from './commands.ts';
import { availabilityDeciders, availabilityTimers } from './decide.ts';
import { type AvailabilityEvent, availabilityEvents } from './events.ts';
import { isAvailableIn } from './formulas.ts';
import { brokenOf } from './invariants.ts';
import { availabilityRejections } from './rejections.ts';
import { availabilityOf, evolversOf, initialState } from './state.ts';

/** Whether something is offered: `off` to nobody, `elsewhere` not in this country. */
export type Offered = 'yes' | 'off' | 'elsewhere';

export interface AvailabilityProduct extends Product<AvailabilityCommand, AvailabilityEvent> {
  offered(offer: Offer, country: string): Offered;
  readonly queries: {
    /** Every offer, with where it is available and what of that is announced. */
    availability(): AvailabilityView[];
    offered(query: { offer: Offer; country: string }): Offered;
  };
}

function createAvailability({ timers }: Services): AvailabilityProduct {
  const state = initialState();
  const { rows, slots, announced } = state;
  const tables = [rows, announced.table];
  const offered = (offer: Offer, country: string): Offered => {
    const where = availabilityOf(state, offer);
    if (!where.isOn) return 'off';
    return isAvailableIn(where, country) ? 'yes' : 'elsewhere';
  };
  return {
    decide: availabilityDeciders,
    evolve: evolversOf(state, timers),
    timers: availabilityTimers(state),
    tables,
    addHolds() {},
    broken: () => brokenOf(state),
    hash: () => rows.hash() + announced.table.hash(),
    save(writer) {
      for (const table of tables) table.save(writer);
    },
    load(reader) {
      for (const table of tables) table.load(reader);
      for (const slot of rows.slots()) slots.set(rows.columns.offer[slot]!, slot);
      announced.index();
    },
    offered,
    queries: {
      offered: ({ offer, country }) => offered(offer, country),
      availability() {
        const changes = announced.upcoming().map(({ schedule, effectiveAt }) => {
          const { offer, isOn, rule, countries } = announced.at(schedule);
          return {
            place: offer,
            effectiveAt,
            isOn: isOn === 1,
            rule: countryRules[rule]!,
            countries: listed(countries),
          };
        });
        return offers.map((offer, at) => {
          const { countries, ...where } = availabilityOf(state, offer);
          const upcoming = changes.filter(({ place }) => place === at).map(({ place: _place, ...change }) => change);
          return { offer, isSaid: slots.has(at), ...where, countries: listed(countries), upcoming };
        });
      },
    },
  };
}

function listed(countries: string): string[] {
  return countries === '' ? [] : countries.split(',');
}

export const availability = {
  name: 'availability',
  events: availabilityEvents,
  rejections: availabilityRejections,
  postings: {},
  alwaysTaken: ['SetAvailability'],
  answers: {},
  billTypes: [],
  bills: {},
  create: createAvailability,
} as const satisfies ProductDefinition<AvailabilityCommand, typeof availabilityEvents, object, AvailabilityProduct>;

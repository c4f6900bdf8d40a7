import type { Command } from '../../src/index.ts';
import { countryRules, type FreezeReason, type Offer, offers } from '../../src/kernel/vocabulary.ts';
import { isWithin } from './naive-amounts.ts';
import { Refusal, require, requireSound } from './naive-refusal.ts';
import type { NaiveWorld } from './naive-world.ts';

export interface NaiveCustomer {
  version: number;
  identityLevel: number;
  tradingFreeze: FreezeReason;
  withdrawalFreeze: FreezeReason;
  holdUntil: number;
  country: string;
  closed: boolean;
}

/** Where something is offered: in the listed countries alone, or in all but them. */
export interface NaiveOffer {
  isOn: boolean;
  rule: 'except' | 'only';
  countries: string;
}

type SetAvailability = Extract<Command, { type: 'SetAvailability' }>;

/** "Seconds options, blind boxes and leverage above 20x stay off until the operator switches them on for a jurisdiction." */
const bannedInMany: readonly string[] = ['option', 'blind_box', 'high_leverage'];

function whereIs(w: NaiveWorld, offer: Offer): NaiveOffer {
  const unsaid = { isOn: true, rule: bannedInMany.includes(offer) ? 'only' : 'except', countries: '' } as const;
  return w.offers.get(offer) ?? unsaid;
}

/** "A table country x product says what is offered; refused as not_available_in_country." */
export function requireOffered(w: NaiveWorld, offer: Offer, country: string): void {
  const { isOn, rule, countries } = whereIs(w, offer);
  require(isOn, 'not_offered');
  const listed = countries.split(',').includes(country) && country !== '';
  require(rule === 'only' ? listed : !listed, 'not_available_in_country');
}

/** An account that somebody has opened and nobody has closed. */
export function requireOpen(w: NaiveWorld, id: number): NaiveCustomer {
  const customer = w.customers.get(id);
  require(customer !== undefined, 'customer_not_found');
  require(!customer.closed, 'account_closed');
  return customer;
}

/** Whether a customer may begin something that the house offers. */
export function requireRights(w: NaiveWorld, id: number, offer: Offer): void {
  const customer = requireOpen(w, id);
  require(customer.tradingFreeze === 'none', 'account_frozen');
  requireOffered(w, offer, customer.country);
}

/** The code with which rights are refused, null where they aren't. */
export function rightsRefused(w: NaiveWorld, id: number, offer: Offer): string | null {
  try {
    requireRights(w, id, offer);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** "Configuration by event, with effect time"; what was announced for the very same time gives way. */
export function setAvailability(w: NaiveWorld, c: SetAvailability): void {
  const { offer, isOn, rule, countries, effectiveAt } = c;
  requireSound(offers.includes(offer), 'offer_invalid');
  const listed = countries === '' ? [] : countries.split(',');
  const rising = listed.every((country, at) => /^[A-Z]{2}$/.test(country) && (at === 0 || listed[at - 1]! < country));
  requireSound(countryRules.includes(rule) && rising, 'countries_invalid');
  requireSound(isWithin(effectiveAt, 0, 1e14), 'availability_time_invalid');
  const where = { isOn, rule, countries };
  if (effectiveAt <= w.at) {
    w.offers.set(offer, where);
    return w.emit({ type: 'AvailabilitySet', offer, ...where, effectiveAt: 0 });
  }
  w.announcedOffers = w.announcedOffers.filter((other) => other.due !== effectiveAt || other.offer !== offer);
  w.announcedOffers.push({ timer: ++w.lastTimer, due: effectiveAt, offer, where });
  w.emit({ type: 'AvailabilityAnnounced', offer, ...where, effectiveAt });
}

export function fireAvailability(w: NaiveWorld, announced: NaiveWorld['announcedOffers'][number]): void {
  w.announcedOffers = w.announcedOffers.filter((other) => other !== announced);
  const { offer, where, due } = announced;
  w.offers.set(offer, where);
  w.emit({ type: 'AvailabilitySet', offer, ...where, effectiveAt: due });
}

import type { CountryRule, Offer } from '../../kernel/vocabulary.ts';

/** Where something is offered. */
export interface Availability {
  readonly isOn: boolean;
  readonly rule: CountryRule;
  /** Two letters each with commas between them, rising. */
  readonly countries: string;
}

const everywhere: Availability = { isOn: true, rule: 'except', countries: '' };
const nowhere: Availability = { isOn: true, rule: 'only', countries: '' };

/** What many countries forbid stays off until somebody has said where it is offered: rules section 11. */
const offUntilSaid: ReadonlySet<Offer> = new Set(['option', 'blind_box', 'high_leverage']);

/** Where something is offered that nobody has said anything about. */
export function unsaid(offer: Offer): Availability {
  return offUntilSaid.has(offer) ? nowhere : everywhere;
}

/** Whether something is offered in a country; one that isn't known is on no list. */
export function isAvailableIn({ rule, countries }: Availability, country: string): boolean {
  const isListed = country !== '' && countries.includes(country);
  return isListed === (rule === 'only');
}

const listPattern = /^[A-Z]{2}(,[A-Z]{2})*$/;

/** Whether a text is a list of countries, each once and rising, so that one list has one text. */
export function isCountryList(text: string): boolean {
  if (text === '') return true;
  if (!listPattern.test(text)) return false;
  const listed = text.split(',');
  return listed.every((country, at) => at === 0 || listed[at - 1]! < country);
}

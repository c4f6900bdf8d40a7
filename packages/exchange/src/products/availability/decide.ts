import { isWithin } from '../../kernel/amounts.ts';
import type { Deciders, TimerDeciders } from '../../kernel/product.ts';
import { countryRules, offers } from '../../kernel/vocabulary.ts';
import type { AvailabilityCommand } from './commands.ts';
import type { AvailabilityEvent } from './events.ts';
import { isCountryList } from './formulas.ts';
import { availabilityRejections as refuse } from './rejections.ts';
import { announcedAtMax, type AvailabilityState, availabilityTimerKind } from './state.ts';

export const availabilityDeciders: Deciders<AvailabilityCommand, AvailabilityEvent> = {
  SetAvailability({ emit, at }, { offer, isOn, rule, countries, effectiveAt }) {
    if (!offers.includes(offer)) return refuse.offerInvalid;
    if (!countryRules.includes(rule) || !isCountryList(countries)) return refuse.countriesInvalid;
    if (!isWithin(effectiveAt, 0, announcedAtMax)) return refuse.effectiveAtInvalid;

    const where = { offer, isOn, rule, countries };
    if (effectiveAt <= at) emit({ type: 'AvailabilitySet', ...where, effectiveAt: 0 });
    else emit({ type: 'AvailabilityAnnounced', ...where, effectiveAt });
    return null;
  },
};

/** Brings what was announced into effect when its timer is due. */
export function availabilityTimers({
  announced,
}: Pick<AvailabilityState, 'announced'>): TimerDeciders<AvailabilityEvent> {
  return {
    [availabilityTimerKind]({ emit }, { subject, due }) {
      const { offer, isOn, rule, countries } = announced.at(subject);
      const where = { offer: offers[offer]!, isOn: isOn === 1, rule: countryRules[rule]!, countries };
      emit({ type: 'AvailabilitySet', ...where, effectiveAt: due });
    },
  };
}

import type { CountryRule, Offer } from '../../kernel/vocabulary.ts';

/**
 * Says where the house offers something, from `effectiveAt` (ms) on or, where that has passed, at once; what was announced
 * for the same time is replaced. `isOn`: its switch, which keeps the list. `rule`: whether the listed countries are the only
 * ones (`only`) or all but them (`except`). `countries`: two letters of ISO 3166 each, rising, with commas between them.
 */
export interface SetAvailability {
  type: 'SetAvailability';
  offer: Offer;
  isOn: boolean;
  rule: CountryRule;
  countries: string;
  effectiveAt: number;
}

export type AvailabilityCommand = SetAvailability;

import { ofForm } from '../../kernel/rejection.ts';

/** The refusals of availability, in the order in which they are checked. */
export const availabilityRejections = ofForm({
  offerInvalid: { code: 'offer_invalid', field: 'offer' },
  countriesInvalid: { code: 'countries_invalid', field: 'countries' },
  effectiveAtInvalid: { code: 'availability_time_invalid', field: 'effectiveAt' },
});

import type { Rejection } from './rejection.ts';

/** The refusals of rights, in the order in which they are checked, wherever a customer begins something. */
export const rightsRejections = {
  customerNotFound: { code: 'customer_not_found', field: 'customer' },
  accountClosed: { code: 'account_closed' },
  accountFrozen: { code: 'account_frozen' },
  notOffered: { code: 'not_offered' },
  notAvailableInCountry: { code: 'not_available_in_country' },
} as const satisfies Readonly<Record<string, Rejection>>;

import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import type { ProposalRoute } from '../../../console/route.ts';

/** Corrections of a customer's balance, by two people and both sides of a double entry. */
export function adjustment(): ProposalRoute<'customers/adjust'> {
  return {
    act: 'customer.adjust',
    about: ({ customer, reason }) => ({ subject: { kind: 'customer', id: String(customer) }, reason }),
    customerOf: ({ customer }) => customer,
    check() {
      return Promise.reject(new ConsoleRefusal('act_not_possible', undefined, { reason: 'not in this release' }));
    },
    confirmed: () => Promise.resolve(),
  };
}

import type { ConsolePart } from '../part.ts';

/** What customers gave each other. */
export const transfers: ConsolePart = {
  name: 'transfers',
  title: 'Transfers',
  timeline: {
    given: ({ transfer, amount, currency, customer, fee }) =>
      `Transfer ${transfer}: gave ${amount} ${currency} to customer ${customer}, for a fee of ${fee}`,
    received: ({ transfer, amount, currency, customer }) =>
      `Transfer ${transfer}: got ${amount} ${currency} from customer ${customer}`,
  },
};

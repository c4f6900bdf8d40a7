import { spoken } from '../../kit/spoken.ts';
import type { ConsolePart, EntrySentence } from '../part.ts';

const converted =
  (how: string): EntrySentence =>
  ({ given, received }) =>
    `${how} ${given} to ${received}`;

/** Conversions, by a quote, of small balances and by recurring buys. */
export const conversions: ConsolePart = {
  name: 'conversions',
  title: 'Conversions',
  timeline: {
    quote: converted('Converted'),
    dust: converted('Converted small balances:'),
    recurring: ({ plan, given, received }) => `Recurring buy ${plan}: converted ${given} to ${received}`,
    started: ({ plan, amount, currency, days }) =>
      `Recurring buy ${plan} begun: ${amount} to ${currency} every ${days === 1 ? 'day' : `${days} days`}`,
    skipped: ({ plan, amount, currency, reason }) =>
      `Recurring buy ${plan} of ${currency} for ${amount} left out: ${spoken(String(reason))}`,
    stopped: ({ plan, currency }) => `Recurring buy ${plan} of ${currency} stopped by the customer`,
    ended: ({ plan, currency }) => `Recurring buy ${plan} of ${currency} came to its end`,
  },
};

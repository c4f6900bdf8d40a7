import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { decimal, id } from '../values/scalars.ts';

/** What a conversion comes to; all amounts are those that are really moved. */
const quote = z.object({
  quote_id: z.int(),
  number: z.string().check(z.describe('What is given; what is less than a lot of the market stays.')),
  received: z.string(),
  rate: z.string().check(z.describe('Units received for one unit given, rounded down.')),
  fee: z
    .string()
    .check(z.describe('What it costs beside the index, spread and trading fees together, in the currency given.')),
  spread: z.string().check(z.describe('The same as a fraction of what is given.')),
  change: z.string().check(z.describe('What comes back of the asset between two markets.')),
  change_currency: z.int(),
  expires_at: z.int(),
});

export type ConvertQuote = z.output<typeof quote>;

export const convertEndpoints = {
  'wallet/change_quote': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'convert',
    summary:
      'What `number` of one currency comes to in another, at most: good for some seconds, in place of the quote before.',
    request: z.object({ from_currency_id: id, to_currency_id: id, number: decimal }),
    response: quote,
  }),
};

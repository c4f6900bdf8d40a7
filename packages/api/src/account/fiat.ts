import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fiatCodes } from '../values/fiat-codes.ts';

const fiatRate = z.object({
  currency_code: z.enum(fiatCodes),
  /** Of the currency for one USDT. */
  rate: z.string(),
  saveTime: z.int(),
});

export type FiatRate = z.output<typeof fiatRate>;

export const fiatEndpoints = {
  'wallet/getRateCurrency': endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    section: 'account',
    summary:
      'What one USDT is in each of the ten currencies that values are also shown in, and since when that is known (Unix ms). A rate that could not be read anew keeps its time; a currency without a rate is left out, and so is one whose rate is older than seven days.',
    request: z.object({}),
    response: z.array(fiatRate),
  }),
};

import * as z from 'zod/mini';
import { csvEndpoint } from '../endpoint.ts';
import { fileRange } from '../values/file-range.ts';
import { marketFields } from '../values/market-name.ts';
import { signedDecimal } from '../values/scalars.ts';
import { optionOutcomes, optionVoidReasons } from './values.ts';

const iso = z.string().check(z.describe('ISO 8601 in UTC.'));

/** The history of seconds options as a file, newest first, with the filters of its list. */
export const optionExportEndpoints = {
  'export/options': csvEndpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'export',
    section: 'options',
    summary: "The customer's options that are over as a file, with the filters of `microtrade/lists`.",
    request: z.object({ ...marketFields, outcome: z.optional(z.enum(optionOutcomes)), ...fileRange }),
    response: z.object({
      option_id: z.int(),
      accepted_at: iso,
      struck_at: iso.check(z.describe('Empty without a strike.')),
      ended_at: iso,
      market: z.string(),
      direction: z.enum(['up', 'down']),
      seconds: z.int(),
      stake: z.string(),
      payout_rate: z.string(),
      strike: z.string(),
      settlement: z.string(),
      outcome: z.enum(optionOutcomes),
      void_reason: z.enum(['', ...optionVoidReasons]),
      gained: signedDecimal,
      currency: z.string(),
    }),
  }),
};

import * as z from 'zod/mini';
import { csvEndpoint, endpoint } from '../endpoint.ts';

/** A month of UTC, as `2026-11`. */
const month = z
  .string()
  .check(z.regex(/^20[0-9]{2}-(?:0[1-9]|1[0-2])$/), z.describe('A month of UTC.'), z.meta({ examples: ['2026-11'] }));

const movement = z.object({ kind: z.string(), count: z.int(), amount: z.string() });

const assetStatement = z.object({
  currency: z.int(),
  currency_name: z.string(),
  opening: z.string(),
  closing: z.string(),
  /** By kind of bill; transfers between own accounts are left out where all accounts are asked for. */
  movements: z.array(movement),
});

export type AssetStatement = z.output<typeof assetStatement>;

export const statementEndpoints = {
  'wallet/statement': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary:
      'What was owned of each currency when a month of UTC began and when it ended, or is by now, and what changed it by kind: the movements make the one of the other, to the last unit. All accounts together.',
    request: z.object({ month }),
    response: z.object({ month: z.string(), from: z.int(), to: z.int(), assets: z.array(assetStatement) }),
  }),
  'export/statement': csvEndpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'export',
    section: 'account',
    summary:
      'The statement of a month of UTC as a file, account by account: for each currency what was there (`opening`), what changed it by kind of bill, what was left (`closing`), and after these every bill of the month, oldest first.',
    request: z.object({ month }),
    response: z.object({
      line: z.enum(['opening', 'movement', 'closing', 'bill']),
      account: z.string(),
      currency: z.string(),
      kind: z.string(),
      count: z.string(),
      amount: z.string(),
      balance_after: z.string(),
      time: z.string().check(z.describe('ISO 8601 in UTC.')),
      bill_id: z.string(),
      reference: z.string(),
    }),
  }),
};

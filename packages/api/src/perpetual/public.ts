import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';
import { marketFields } from '../values/market-name.ts';
import { signedDecimal } from '../values/scalars.ts';
import { contractTerms, mark } from './values.ts';

const open = { methods: ['GET'], auth: 'guest', allowance: 'read', section: 'futures' } as const;

const funding = z.object({
  id: z.int(),
  match_id: z.int(),
  symbol: z.string(),
  rate: signedDecimal.check(z.describe('As a fraction: positive where longs paid.')),
  mark_price: z.string(),
  share: z.string().check(z.describe('The lots of each side.')),
  time: z.int(),
});
export type Funding = z.output<typeof funding>;

const openInterestPoint = z.object({ time: z.int(), share: z.string(), value: z.string() });

const insurancePoint = z.object({
  time: z.int(),
  balance: z.string(),
  received: z.string(),
  paid: z.string(),
});

const periods = z._default(z.enum(['1day', '1week', '1month']), '1week');

/** What everybody may know of contract markets. */
export const publicContractEndpoints = {
  'lever/contracts': endpoint({
    ...open,
    summary: 'All contract markets: what they enforce, and their marks.',
    request: z.object({}),
    response: z.array(z.object({ terms: contractTerms, mark })),
  }),
  'lever/funding_history': endpoint({
    ...open,
    summary: 'The funding rates of a market that were settled, the newest first.',
    request: z.object({ ...marketFields, ...paging }),
    response: listOf(funding),
  }),
  'lever/open_interest': endpoint({
    ...open,
    summary: 'How many lots were open in a market, oldest first: a point each hour, or each minute of the last day.',
    request: z.object({ ...marketFields, period: periods }),
    response: z.array(openInterestPoint),
  }),
  'lever/insurance': endpoint({
    ...open,
    summary: 'The insurance fund at the end of each day, oldest first, and what came in and went out on it.',
    request: z.object({}),
    response: z.array(insurancePoint),
  }),
};

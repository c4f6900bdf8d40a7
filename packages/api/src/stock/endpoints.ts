import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { marketFields } from '../values/market-name.ts';
import { stockAction, stockDay, stockMarketSession, stockSession } from './values.ts';

/** What stock has beside the calls that it shares with spot: when it trades. */
export const stockEndpoints = {
  'stock/sessions': endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    section: 'stock',
    summary:
      'When stocks trade, in sessions that open by an auction, and how far each market is in its day; of one market where it is named.',
    request: z.object(marketFields),
    response: z.object({
      time_zone: z.literal('America/New_York'),
      today: stockDay,
      sessions: z.array(stockSession).check(z.describe('The one that runs and those announced, by their time.')),
      markets: z.array(stockMarketSession),
      actions: z.array(stockAction).check(z.describe('The splits and dividends that are announced.')),
    }),
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const offered = z.object({
  offer: z.string().check(z.describe('As `offer` of the entries of home, `high_leverage` for more than 20 times.')),
  offered: z
    .enum(['yes', 'off', 'elsewhere'])
    .check(z.describe('`off`: to nobody at the moment; `elsewhere`: not in the country of the customer.')),
});

export type Offered = z.output<typeof offered>['offered'];

export const offerEndpoints = {
  offers: endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'site',
    summary: 'What the house offers, and what of it this customer may begin; what was begun can always be ended.',
    request: z.object({}),
    response: z.array(offered),
  }),
};

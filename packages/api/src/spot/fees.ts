import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const feeTiers = z.array(z.object({ volume: z.string(), maker: z.string(), taker: z.string() }));

const feeSchedule = z.object({
  currency_name: z.string(),
  tiers: feeTiers,
  upcoming: z.array(z.object({ from: z.int(), tiers: feeTiers })),
});

export const feeEndpoints = {
  'fee/schedule': endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    section: 'spot',
    summary:
      'What trades cost: by the volume of 30 days in `currency_name` from which a tier holds, as fractions of what is received; `upcoming`: the schedules that are announced, the next first, with the time (Unix ms) from which they hold.',
    request: z.object({}),
    response: feeSchedule,
  }),
};

import * as z from 'zod/mini';
import { jsonFileEndpoint } from '../endpoint.ts';

export const ownDataEndpoints = {
  'export/own_data': jsonFileEndpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'export',
    section: 'people',
    summary:
      'All that the house keeps of the customer, as one file: account, consents, devices, log-ins, and every order, fill and bill.',
    request: z.object({}),
    response: z.catchall(z.object({ made_at: z.string() }), z.array(z.record(z.string(), z.unknown()))),
  }),
};

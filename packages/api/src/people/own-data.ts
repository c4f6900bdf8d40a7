import * as z from 'zod/mini';
import { jsonFileEndpoint } from '../endpoint.ts';

export const ownDataEndpoints = {
  'export/own_data': jsonFileEndpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'export',
    section: 'people',
    summary:
      'All that the house keeps of the customer, as one file: account, identity papers, second factors, consents, devices, log-ins, messages, chats, uploaded files, and every order, fill and bill.',
    request: z.object({}),
    response: z
      .catchall(z.object({ made_at: z.string() }), z.array(z.record(z.string(), z.unknown())))
      .check(
        z.describe(
          'A list of rows for each thing that is kept, by its name: `account`, `orders`, `files` and so on. Of `files` each has what is in it as Base64. What is sealed and can’t be opened any more is empty, and `unreadable` of its row names it.',
        ),
      ),
  }),
};

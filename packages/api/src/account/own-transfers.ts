import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';

const ownTransfer = z.object({
  id: z.int(),
  from_field: z.int(),
  to_field: z.int(),
  currency: z.int(),
  currency_name: z.string(),
  number: z.string(),
  time: z.int(),
});

export const ownTransferEndpoints = {
  'wallet/hzhistory': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary: 'What the customer has moved between own accounts, newest first; accounts by their ids 1 to 7.',
    request: z.object(paging),
    response: listOf(ownTransfer),
  }),
};

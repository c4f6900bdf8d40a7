import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';
import { decimal, id, requestId } from '../values/scalars.ts';
import { marketFields, order, orderStatus } from './values.ts';

export const manageEndpoints = {
  'coin/cancel': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'spot',
    summary: 'Cancels an open order.',
    request: z.object({ id, request_id: requestId }),
    response: order,
  }),
  'coin/cancel_all': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'spot',
    summary: 'Cancels all open orders, of one market or of all.',
    request: z.object({ ...marketFields, request_id: requestId }),
    response: z.array(order),
  }),
  'coin/amend': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'spot',
    summary:
      'Changes the price or the total amount of an open order; only a smaller amount keeps its place in the queue.',
    request: z.object({
      id,
      price: z.optional(decimal),
      amount: z.optional(decimal).check(z.describe('The new total.')),
      request_id: requestId,
    }),
    response: order,
  }),
  'coin/list': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'spot',
    summary: "The customer's orders, newest first: open ones as `doing`, the rest as `complete`.",
    request: z.object({ ...marketFields, status: z._default(orderStatus, 'doing'), ...paging }),
    response: listOf(order),
  }),
};

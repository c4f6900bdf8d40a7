import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';
import { decimal, id, requestId, time } from '../values/scalars.ts';
import { marketFields } from '../values/market-name.ts';
import { fill, order, orderState, orderStatus, orderType, side } from '../venue/values.ts';

const kind = z
  .optional(z.enum(['spot', 'stock']))
  .check(z.describe('Of coins or of stocks alone, where no market is named.'));

const placedWithin = {
  from: z.optional(time).check(z.describe('Placed then or later.')),
  to: z.optional(time).check(z.describe('Placed then or earlier.')),
};

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
    summary:
      'Cancels all open orders, of one market or of all of a kind (`spot` unless it is named), of one side or of both.',
    request: z.object({ ...marketFields, kind, type: z.optional(side), request_id: requestId }),
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
      quoted_price: z
        .optional(decimal)
        .check(z.describe('The price that the customer saw: refused as `price_moved` when it got worse.')),
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
    request: z.object({
      ...marketFields,
      kind,
      status: z._default(orderStatus, 'doing'),
      type: z.optional(side),
      order_type: z.optional(orderType),
      state: z.optional(orderState),
      order_id: z.optional(id),
      ...placedWithin,
      ...paging,
    }),
    response: listOf(order),
  }),
  'coin/fills': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'spot',
    summary: "The customer's own part of every trade, newest first, with its fee; of one order where it is named.",
    request: z.object({
      ...marketFields,
      kind,
      order_id: z.optional(id),
      type: z.optional(side),
      from: z.optional(time),
      to: z.optional(time),
      ...paging,
    }),
    response: listOf(fill),
  }),
};

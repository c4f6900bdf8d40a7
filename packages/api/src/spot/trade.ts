import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { decimal, flag, requestId, whole } from '../values/scalars.ts';
import { marketFields, order, orderType, side, timeInForce } from './values.ts';

export const tradeEndpoints = {
  'coin/trade': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'spot',
    summary:
      'Places an order. Without `order_type` it is a limit order where `target_price` is given, else a market order.',
    request: z.object({
      ...marketFields,
      type: side,
      amount: z.optional(decimal),
      quote_amount: z.optional(decimal),
      target_price: z.optional(decimal),
      order_type: z.optional(orderType),
      trigger_price: z.optional(decimal),
      trailing_delta: z.optional(whole(0, 10_000)),
      time_in_force: z.optional(timeInForce),
      post_only: z._default(flag, false),
      quoted_price: z.optional(decimal),
      request_id: requestId,
    }),
    response: order,
  }),
  'coin/oco': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'spot',
    summary: 'Places a limit order and a stop that cancel each other; without `stop_price` the stop is a market order.',
    request: z.object({
      ...marketFields,
      type: side,
      amount: decimal,
      target_price: decimal,
      trigger_price: decimal,
      stop_price: z.optional(decimal),
      request_id: requestId,
    }),
    response: z.array(order),
  }),
};

import * as z from 'zod/mini';
import { csvEndpoint } from '../endpoint.ts';
import { marketFields } from '../values/market-name.ts';
import { fileRange } from '../values/file-range.ts';
import { id } from '../values/scalars.ts';
import { orderState, orderStatus, orderType, side } from '../venue/values.ts';

const iso = z.string().check(z.describe('ISO 8601 in UTC.'));
const sides = z.enum(['buy', 'sell']);

export const exportEndpoints = {
  'export/orders': csvEndpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'export',
    section: 'spot',
    summary:
      "The customer's orders as a file, newest first, open ones and those that are over, with the filters of `coin/list`.",
    request: z.object({
      ...marketFields,
      kind: z.optional(z.enum(['spot', 'stock'])),
      status: z.optional(orderStatus),
      type: z.optional(side),
      order_type: z.optional(orderType),
      state: z.optional(orderState),
      ...fileRange,
    }),
    response: z.object({
      order_id: z.int(),
      placed_at: iso,
      changed_at: iso,
      market: z.string(),
      side: sides,
      order_type: orderType,
      time_in_force: z.enum(['gtc', 'ioc', 'fok']),
      post_only: z.boolean(),
      price: z.string(),
      trigger_price: z.string(),
      trailing_basis_points: z.int(),
      amount: z.string(),
      total: z.string(),
      filled: z.string(),
      filled_total: z.string(),
      average_price: z.string(),
      fee: z.string(),
      fee_currency: z.string(),
      state: orderState,
      reason: z.string(),
      oco_id: z.int(),
      take_profit: z.string(),
      stop_loss: z.string(),
    }),
  }),
  'export/fills': csvEndpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'export',
    section: 'spot',
    summary: "The customer's own part of every trade as a file, newest first, with the filters of `coin/fills`.",
    request: z.object({
      ...marketFields,
      kind: z.optional(z.enum(['spot', 'stock'])),
      order_id: z.optional(id),
      type: z.optional(side),
      ...fileRange,
    }),
    response: z.object({
      trade_id: z.int(),
      time: iso,
      market: z.string(),
      side: sides,
      role: z.enum(['maker', 'taker']),
      price: z.string(),
      amount: z.string(),
      total: z.string(),
      fee: z.string(),
      fee_currency: z.string(),
      order_id: z.int(),
    }),
  }),
};

import * as z from 'zod/mini';
import { csvEndpoint } from '../endpoint.ts';
import { fileRange } from '../values/file-range.ts';
import { marketFields } from '../values/market-name.ts';
import { id } from '../values/scalars.ts';
import { orderState, orderStatus, orderType } from '../venue/values.ts';
import { closeReasons, marginMode, positionSide } from './values.ts';

const file = { methods: ['GET'], auth: 'customer', allowance: 'export', section: 'futures' } as const;
const iso = z.string().check(z.describe('ISO 8601 in UTC.'));
const sides = z.enum(['long', 'short']);

/** The histories of futures as files, newest first, with the filters of their lists. */
export const contractExportEndpoints = {
  'export/positions': csvEndpoint({
    ...file,
    summary: "The customer's positions that are over as a file, with the filters of `lever/my_trade`.",
    request: z.object({ ...marketFields, type: z.optional(positionSide), ...fileRange }),
    response: z.object({
      position_id: z.int(),
      opened_at: iso,
      closed_at: iso,
      market: z.string(),
      side: sides,
      leverage: z.int(),
      margin_mode: marginMode,
      lots: z.string(),
      entry_price: z.string(),
      close_price: z.string(),
      realised: z.string(),
      fees: z.string(),
      funding: z.string(),
      currency: z.string(),
      close_reason: z.enum(['', ...closeReasons]),
    }),
  }),
  'export/position_orders': csvEndpoint({
    ...file,
    summary:
      "The customer's orders on positions as a file, open ones and those that are over, with the filters of `lever/orders`.",
    request: z.object({
      ...marketFields,
      status: z.optional(orderStatus),
      order_type: z.optional(orderType),
      state: z.optional(orderState),
      ...fileRange,
    }),
    response: z.object({
      order_id: z.int(),
      placed_at: iso,
      changed_at: iso,
      market: z.string(),
      position_id: z.int(),
      position_side: sides,
      side: z.enum(['buy', 'sell']),
      reduce_only: z.boolean(),
      leverage: z.int(),
      order_type: orderType,
      time_in_force: z.enum(['gtc', 'ioc', 'fok']),
      price: z.string(),
      trigger_price: z.string(),
      lots: z.string(),
      filled_lots: z.string(),
      average_price: z.string(),
      fee: z.string(),
      currency: z.string(),
      state: orderState,
      reason: z.string(),
    }),
  }),
  'export/position_fills': csvEndpoint({
    ...file,
    summary: "What opened and closed the customer's positions as a file, with the filters of `lever/fills`.",
    request: z.object({ ...marketFields, position_id: z.optional(id), ...fileRange }),
    response: z.object({
      fill_id: z.int(),
      time: iso,
      market: z.string(),
      position_id: z.int(),
      side: sides,
      act: z.enum(['open', 'close']),
      reason: z.enum(closeReasons),
      price: z.string(),
      lots: z.string(),
      value: z.string(),
      fee: z.string(),
      realised: z.string(),
      currency: z.string(),
      order_id: z.int(),
    }),
  }),
  'export/funding': csvEndpoint({
    ...file,
    summary: "The customer's funding payments as a file, with the filters of `lever/my_funding`.",
    request: z.object({ ...marketFields, position_id: z.optional(id), ...fileRange }),
    response: z.object({
      payment_id: z.int(),
      time: iso,
      market: z.string(),
      position_id: z.int(),
      lots: z.string(),
      rate: z.string(),
      mark_price: z.string(),
      amount: z.string(),
      currency: z.string(),
    }),
  }),
};

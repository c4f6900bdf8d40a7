import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { orderType, timeInForce } from '../venue/values.ts';
import { marketFields } from '../values/market-name.ts';
import { decimal, flag, id, requestId, whole } from '../values/scalars.ts';
import { contractOrder, marginMode, position, positionSide, triggerBy } from './values.ts';

const own = { methods: ['POST'], auth: 'customer', allowance: 'order', section: 'futures' } as const;

const quotedPrice = z
  .optional(decimal)
  .check(z.describe('The price that the customer saw: refused as `price_moved` when it got worse.'));

/** The calls that open, change and close positions. */
export const positionEndpoints = {
  'lever/submit': endpoint({
    ...own,
    summary:
      'Opens a position, or, with `position_id`, places an order that closes one. Without `order_type` it is a market order where `status` is 1 or no `target_price` is given, else a limit order.',
    request: z.object({
      ...marketFields,
      type: positionSide.check(z.describe('Of the position.')),
      share: decimal.check(z.describe('Lots.')),
      multiple: z.optional(whole(1, 1000)).check(z.describe('The leverage; not with `position_id`.')),
      status: z.optional(whole(0, 1)).check(z.describe('1 market, 0 limit.')),
      target_price: z.optional(decimal).check(z.describe('The limit price; absent or 0 for a market order.')),
      order_type: z.optional(orderType),
      trigger_price: z.optional(decimal),
      trigger_by: z.optional(triggerBy).check(z.describe('`last` unless given; with `position_id` `mark`.')),
      trailing_delta: z.optional(whole(0, 10_000)),
      time_in_force: z.optional(timeInForce),
      post_only: z._default(flag, false),
      reduce_only: z._default(flag, false).check(z.describe('Refused without `position_id`.')),
      position_id: z.optional(id).check(z.describe('The position that the order closes.')),
      margin_mode: z
        .optional(marginMode)
        .check(z.describe('Sets the mode of the market first; refused while something is open there.')),
      quoted_price: quotedPrice,
      slippage: z.optional(decimal).check(z.describe('How far a market order may trade from it, as a fraction.')),
      target_profit_price: z.optional(decimal),
      stop_loss_price: z.optional(decimal),
      stops_by: z.optional(triggerBy).check(z.describe('`mark` unless given.')),
      request_id: requestId,
    }),
    response: contractOrder,
  }),
  'lever/cancel': endpoint({
    ...own,
    summary: 'Cancels an open order on a position.',
    request: z.object({ id, request_id: requestId }),
    response: contractOrder,
  }),
  'lever/cancel_all': endpoint({
    ...own,
    summary: 'Cancels all open orders on positions, of one market or of all; what closes positions stays.',
    request: z.object({ ...marketFields, request_id: requestId }),
    response: z.array(contractOrder),
  }),
  'lever/amend': endpoint({
    ...own,
    summary: 'Changes the price or the lots of an open order.',
    request: z.object({
      id,
      price: z.optional(decimal),
      share: z.optional(decimal).check(z.describe('The new total.')),
      quoted_price: quotedPrice,
      request_id: requestId,
    }),
    response: contractOrder,
  }),
  'lever/close': endpoint({
    ...own,
    summary: 'Closes a position at market, whole or some lots of it.',
    request: z.object({ id, share: z.optional(decimal), quoted_price: quotedPrice, request_id: requestId }),
    response: position,
  }),
  'lever/batch_close': endpoint({
    ...own,
    summary: 'Closes positions at market: all, the longs, or the shorts; of one market where it is named.',
    request: z.object({
      ...marketFields,
      type: whole(0, 2).check(z.describe('0 all, 1 longs, 2 shorts.')),
      request_id: requestId,
    }),
    response: z.array(position),
  }),
  'lever/reverse': endpoint({
    ...own,
    summary: 'Closes a position at market and opens as many lots on the other side.',
    request: z.object({ id, quoted_price: quotedPrice, request_id: requestId }),
    response: z.object({
      position: z.nullable(position).check(z.describe('What was opened; null where nothing was.')),
      refused: z.string().check(z.describe('Why nothing was opened: a code of the error catalogue, or empty.')),
    }),
  }),
  'lever/setstop': endpoint({
    ...own,
    summary:
      'What takes profit of a position and what stops its loss, for all of it, "0" for none; with `share` one more order for that part.',
    request: z.object({
      id,
      target_profit_price: z.optional(decimal),
      stop_loss_price: z.optional(decimal),
      trigger_by: z.optional(triggerBy).check(z.describe('`mark` unless given.')),
      share: z.optional(decimal),
      request_id: requestId,
    }),
    response: position,
  }),
  'lever/margin': endpoint({
    ...own,
    summary: 'Adds to the margin of an isolated position or takes from it.',
    request: z.object({ id, type: z.enum(['add', 'take']), number: decimal, request_id: requestId }),
    response: position,
  }),
  'lever/margin_mode': endpoint({
    ...own,
    summary: 'How positions of a market are margined; refused while something is open there.',
    request: z.object({ ...marketFields, margin_mode: marginMode, request_id: requestId }),
    response: z.object({ match_id: z.int(), margin_mode: marginMode }),
  }),
};

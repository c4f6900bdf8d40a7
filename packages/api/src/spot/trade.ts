import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { decimal, flag, requestId, whole } from '../values/scalars.ts';
import { marketFields } from '../values/market-name.ts';
import { order, orderType, side, timeInForce } from '../venue/values.ts';

export const tradeEndpoints = {
  'coin/trade': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'spot',
    summary:
      'Places an order in a market of spot or of stock. Without `order_type` it is a limit order where `target_price` is given, else a market order.',
    request: z.object({
      ...marketFields,
      type: side,
      amount: z.optional(decimal).check(z.describe('In the base asset.')),
      quote_amount: z.optional(decimal).check(z.describe('Instead of `amount`, for a market buy: what it may cost.')),
      target_price: z.optional(decimal).check(z.describe('The limit price; absent or 0 for a market order.')),
      order_type: z.optional(orderType),
      trigger_price: z.optional(decimal).check(z.describe('For stops and take-profit: watched by the last trade.')),
      trailing_delta: z
        .optional(whole(0, 10_000))
        .check(z.describe('For a trailing stop, in basis points, 10 to 2000.')),
      time_in_force: z.optional(timeInForce).check(z.describe('`gtc` unless given.')),
      post_only: z._default(flag, false).check(z.describe('Refused instead of taking.')),
      quoted_price: z
        .optional(decimal)
        .check(z.describe('The price that the customer saw: refused as `price_moved` when it got worse.')),
      slippage: z
        .optional(decimal)
        .check(
          z.describe(
            'With a market order: how far from `quoted_price`, else from the best price, it may trade, as a fraction: "0.005".',
          ),
        ),
      target_profit_price: z
        .optional(decimal)
        .check(z.describe('With a limit or market order: what fills of it is sold (bought back) at this price.')),
      stop_loss_price: z
        .optional(decimal)
        .check(
          z.describe('With a limit or market order: what fills of it is sold (bought back) when this is reached.'),
        ),
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
      target_price: decimal.check(z.describe('The limit leg.')),
      trigger_price: decimal.check(z.describe('Where the stop leg triggers.')),
      stop_price: z.optional(decimal).check(z.describe('The limit price of the stop leg.')),
      quoted_price: z
        .optional(decimal)
        .check(z.describe('The price that the customer saw: refused as `price_moved` when it got worse.')),
      request_id: requestId,
    }),
    response: z.array(order),
  }),
};

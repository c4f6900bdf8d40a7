import * as z from 'zod/mini';

const sideWords = { buy: 'buy', sell: 'sell', '1': 'buy', '2': 'sell' } as const;

/** Buy or sell, also as 1 and 2. */
export const side = z
  .pipe(
    z.union([z.enum(['buy', 'sell', '1', '2']), z.literal([1, 2])]),
    z.transform((value): 'buy' | 'sell' => sideWords[value]),
  )
  .check(z.meta({ title: 'buy or sell, also 1 or 2' }));

export const orderType = z.enum(['limit', 'market', 'stop_limit', 'stop_market', 'take_profit', 'trailing_stop']);
export const timeInForce = z.enum(['gtc', 'ioc', 'fok']);

export const orderStatus = z.enum(['doing', 'complete']);
export const orderState = z.enum([
  'new',
  'partially_filled',
  'filled',
  'canceled',
  'rejected',
  'expired',
  'pending',
  'triggered',
]);

/**
 * An order. Prices and amounts are decimals, "0" where the order has none (a market order's price). `type` is the side.
 * `status` is what older clients know of the state. `target_profit_price` and `stop_loss_price`: what an open order carries, absent for
 * none.
 */
export const order = z.object({
  id: z.int(),
  match_id: z.int(),
  symbol: z.string(),
  type: z.enum(['buy', 'sell']),
  order_type: orderType,
  time_in_force: timeInForce,
  post_only: z.boolean(),
  price: z.string(),
  trigger_price: z.string(),
  trailing_delta: z.int(),
  amount: z.string(),
  quote_amount: z.string(),
  filled: z.string(),
  filled_quote: z.string(),
  average_price: z.string(),
  fee: z.string(),
  fee_currency: z.int(),
  state: orderState,
  status: orderStatus,
  reason: z.string(),
  oco_id: z.int(),
  target_profit_price: z.optional(z.string()),
  stop_loss_price: z.optional(z.string()),
  created_at: z.int(),
  updated_at: z.int(),
});

export type WireOrder = z.output<typeof order>;

/** One order's part of a trade; `id` is the trade's. The fee was taken out of what was received. */
export const fill = z.object({
  id: z.int(),
  order_id: z.int(),
  match_id: z.int(),
  symbol: z.string(),
  type: z.enum(['buy', 'sell']),
  price: z.string(),
  amount: z.string(),
  quote_amount: z.string(),
  fee: z.string(),
  fee_currency: z.int(),
  role: z.enum(['maker', 'taker']),
  time: z.int(),
});

export type WireFill = z.output<typeof fill>;

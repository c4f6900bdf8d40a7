import * as z from 'zod/mini';
/** Buy or sell, also as 1 and 2. */
export declare const side: z.ZodMiniPipe<
  z.ZodMiniUnion<
    readonly [
      z.ZodMiniEnum<{
        1: '1';
        2: '2';
        buy: 'buy';
        sell: 'sell';
      }>,
      z.ZodMiniLiteral<1 | 2>,
    ]
  >,
  z.ZodMiniTransform<'buy' | 'sell', '1' | '2' | 'buy' | 'sell' | 1 | 2>
>;
export declare const orderType: z.ZodMiniEnum<{
  limit: 'limit';
  market: 'market';
  stop_limit: 'stop_limit';
  stop_market: 'stop_market';
  take_profit: 'take_profit';
  trailing_stop: 'trailing_stop';
}>;
export declare const timeInForce: z.ZodMiniEnum<{
  fok: 'fok';
  gtc: 'gtc';
  ioc: 'ioc';
}>;
/** A market: by `match_id`, or by the pair of its base and its quote asset. */
export declare const marketFields: {
  match_id: z.ZodMiniOptional<
    z.ZodMiniPipe<
      z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>, z.ZodMiniTransform<number, any>>,
      z.ZodMiniInt
    >
  >;
  currency_id: z.ZodMiniOptional<
    z.ZodMiniPipe<
      z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>, z.ZodMiniTransform<number, any>>,
      z.ZodMiniInt
    >
  >;
  legal_id: z.ZodMiniOptional<
    z.ZodMiniPipe<
      z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>, z.ZodMiniTransform<number, any>>,
      z.ZodMiniInt
    >
  >;
};
export declare const orderStatus: z.ZodMiniEnum<{
  complete: 'complete';
  doing: 'doing';
}>;
/**
 * An order. Prices and amounts are decimals, "0" where the order has none (a market order's price). `type` is the side.
 * `status` is what older clients know of the state.
 */
export declare const order: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    match_id: z.ZodMiniInt;
    symbol: z.ZodMiniString<string>;
    type: z.ZodMiniEnum<{
      buy: 'buy';
      sell: 'sell';
    }>;
    order_type: z.ZodMiniEnum<{
      limit: 'limit';
      market: 'market';
      stop_limit: 'stop_limit';
      stop_market: 'stop_market';
      take_profit: 'take_profit';
      trailing_stop: 'trailing_stop';
    }>;
    time_in_force: z.ZodMiniEnum<{
      fok: 'fok';
      gtc: 'gtc';
      ioc: 'ioc';
    }>;
    post_only: z.ZodMiniBoolean<boolean>;
    price: z.ZodMiniString<string>;
    trigger_price: z.ZodMiniString<string>;
    trailing_delta: z.ZodMiniInt;
    amount: z.ZodMiniString<string>;
    quote_amount: z.ZodMiniString<string>;
    filled: z.ZodMiniString<string>;
    filled_quote: z.ZodMiniString<string>;
    average_price: z.ZodMiniString<string>;
    fee: z.ZodMiniString<string>;
    fee_currency: z.ZodMiniInt;
    state: z.ZodMiniEnum<{
      canceled: 'canceled';
      expired: 'expired';
      filled: 'filled';
      new: 'new';
      partially_filled: 'partially_filled';
      pending: 'pending';
      rejected: 'rejected';
      triggered: 'triggered';
    }>;
    status: z.ZodMiniEnum<{
      complete: 'complete';
      doing: 'doing';
    }>;
    reason: z.ZodMiniString<string>;
    oco_id: z.ZodMiniInt;
    created_at: z.ZodMiniInt;
    updated_at: z.ZodMiniInt;
  },
  z.core.$strip
>;
export type WireOrder = z.output<typeof order>;

import * as z from 'zod/mini';
export declare const tradeEndpoints: {
  'coin/trade': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        match_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        currency_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        legal_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        type: z.ZodMiniPipe<
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
        amount: z.ZodMiniOptional<z.ZodMiniString<string>>;
        quote_amount: z.ZodMiniOptional<z.ZodMiniString<string>>;
        target_price: z.ZodMiniOptional<z.ZodMiniString<string>>;
        order_type: z.ZodMiniOptional<
          z.ZodMiniEnum<{
            limit: 'limit';
            market: 'market';
            stop_limit: 'stop_limit';
            stop_market: 'stop_market';
            take_profit: 'take_profit';
            trailing_stop: 'trailing_stop';
          }>
        >;
        trigger_price: z.ZodMiniOptional<z.ZodMiniString<string>>;
        trailing_delta: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        time_in_force: z.ZodMiniOptional<
          z.ZodMiniEnum<{
            fok: 'fok';
            gtc: 'gtc';
            ioc: 'ioc';
          }>
        >;
        post_only: z.ZodMiniDefault<
          z.ZodMiniPipe<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniBoolean<boolean>,
                z.ZodMiniLiteral<0 | 1>,
                z.ZodMiniEnum<{
                  0: '0';
                  1: '1';
                  false: 'false';
                  true: 'true';
                }>,
              ]
            >,
            z.ZodMiniTransform<boolean, '0' | '1' | 'false' | 'true' | 0 | 1 | boolean>
          >
        >;
        quoted_price: z.ZodMiniOptional<z.ZodMiniString<string>>;
        request_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
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
    >,
    'customer'
  >;
  'coin/oco': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        match_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        currency_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        legal_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        type: z.ZodMiniPipe<
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
        amount: z.ZodMiniString<string>;
        target_price: z.ZodMiniString<string>;
        trigger_price: z.ZodMiniString<string>;
        stop_price: z.ZodMiniOptional<z.ZodMiniString<string>>;
        request_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
      },
      z.core.$strip
    >,
    z.ZodMiniArray<
      z.ZodMiniObject<
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
      >
    >,
    'customer'
  >;
};

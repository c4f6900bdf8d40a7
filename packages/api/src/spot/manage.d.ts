import * as z from 'zod/mini';
export declare const manageEndpoints: {
  'coin/cancel': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        id: z.ZodMiniPipe<
          z.ZodMiniPipe<
            z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
            z.ZodMiniTransform<number, any>
          >,
          z.ZodMiniInt
        >;
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
  'coin/cancel_all': import('../endpoint.ts').Endpoint<
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
  'coin/amend': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        id: z.ZodMiniPipe<
          z.ZodMiniPipe<
            z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
            z.ZodMiniTransform<number, any>
          >,
          z.ZodMiniInt
        >;
        price: z.ZodMiniOptional<z.ZodMiniString<string>>;
        amount: z.ZodMiniOptional<z.ZodMiniString<string>>;
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
  'coin/list': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        page: z.ZodMiniDefault<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        limit: z.ZodMiniDefault<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
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
        status: z.ZodMiniDefault<
          z.ZodMiniEnum<{
            complete: 'complete';
            doing: 'doing';
          }>
        >;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        data: z.ZodMiniArray<
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
        >;
        page: z.ZodMiniInt;
        limit: z.ZodMiniInt;
        total: z.ZodMiniInt;
        has_more: z.ZodMiniBoolean<boolean>;
      },
      z.core.$strip
    >,
    'customer'
  >;
};

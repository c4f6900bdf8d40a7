import * as z from 'zod/mini';
/** Why a balance changed: one word for each kind of entry in the ledger. */
export declare const billKinds: readonly ['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'trade', 'fee'];
export declare const walletEndpoints: {
  'wallet/list': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<{}, z.core.$strip>,
    z.ZodMiniObject<
      {
        total_usdt: z.ZodMiniString<string>;
        accounts: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              kind: z.ZodMiniEnum<{
                earn: 'earn';
                funding: 'funding';
                margin: 'margin';
                option: 'option';
                perpetual: 'perpetual';
                spot: 'spot';
                stock: 'stock';
              }>;
              total_usdt: z.ZodMiniString<string>;
              balances: z.ZodMiniArray<
                z.ZodMiniObject<
                  {
                    currency: z.ZodMiniInt;
                    currency_name: z.ZodMiniString<string>;
                    available: z.ZodMiniString<string>;
                    freeze: z.ZodMiniString<string>;
                    usdt_value: z.ZodMiniString<string>;
                  },
                  z.core.$strip
                >
              >;
            },
            z.core.$strip
          >
        >;
      },
      z.core.$strip
    >,
    'customer'
  >;
  'wallet/detail': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        type: z.ZodMiniUnion<
          readonly [
            z.ZodMiniPipe<
              z.ZodMiniEnum<{
                change: 'change';
                earn: 'earn';
                funding: 'funding';
                legal: 'legal';
                lever: 'lever';
                margin: 'margin';
                micro: 'micro';
                option: 'option';
                perpetual: 'perpetual';
                spot: 'spot';
                stock: 'stock';
              }>,
              z.ZodMiniTransform<
                'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock',
                | 'change'
                | 'earn'
                | 'funding'
                | 'legal'
                | 'lever'
                | 'margin'
                | 'micro'
                | 'option'
                | 'perpetual'
                | 'spot'
                | 'stock'
              >
            >,
            z.ZodMiniPipe<
              z.ZodMiniPipe<
                z.ZodMiniPipe<
                  z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
                  z.ZodMiniTransform<number, any>
                >,
                z.ZodMiniInt
              >,
              z.ZodMiniTransform<'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock', number>
            >,
          ]
        >;
        currency: z.ZodMiniPipe<
          z.ZodMiniPipe<
            z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
            z.ZodMiniTransform<number, any>
          >,
          z.ZodMiniInt
        >;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        currency: z.ZodMiniInt;
        currency_name: z.ZodMiniString<string>;
        available: z.ZodMiniString<string>;
        freeze: z.ZodMiniString<string>;
        usdt_value: z.ZodMiniString<string>;
      },
      z.core.$strip
    >,
    'customer'
  >;
  'wallet/legal_log': import('../endpoint.ts').Endpoint<
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
        type: z.ZodMiniOptional<
          z.ZodMiniUnion<
            readonly [
              z.ZodMiniPipe<
                z.ZodMiniEnum<{
                  change: 'change';
                  earn: 'earn';
                  funding: 'funding';
                  legal: 'legal';
                  lever: 'lever';
                  margin: 'margin';
                  micro: 'micro';
                  option: 'option';
                  perpetual: 'perpetual';
                  spot: 'spot';
                  stock: 'stock';
                }>,
                z.ZodMiniTransform<
                  'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock',
                  | 'change'
                  | 'earn'
                  | 'funding'
                  | 'legal'
                  | 'lever'
                  | 'margin'
                  | 'micro'
                  | 'option'
                  | 'perpetual'
                  | 'spot'
                  | 'stock'
                >
              >,
              z.ZodMiniPipe<
                z.ZodMiniPipe<
                  z.ZodMiniPipe<
                    z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
                    z.ZodMiniTransform<number, any>
                  >,
                  z.ZodMiniInt
                >,
                z.ZodMiniTransform<'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock', number>
              >,
            ]
          >
        >;
        currency: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        kind: z.ZodMiniOptional<
          z.ZodMiniEnum<{
            deposit: 'deposit';
            fee: 'fee';
            trade: 'trade';
            transfer_in: 'transfer_in';
            transfer_out: 'transfer_out';
            withdrawal: 'withdrawal';
          }>
        >;
        from: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        to: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
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
              account: z.ZodMiniInt;
              currency: z.ZodMiniInt;
              currency_name: z.ZodMiniString<string>;
              amount: z.ZodMiniString<string>;
              balance_after: z.ZodMiniString<string>;
              kind: z.ZodMiniString<string>;
              ref: z.ZodMiniString<string>;
              time: z.ZodMiniInt;
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
  'wallet/change': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        from_field: z.ZodMiniUnion<
          readonly [
            z.ZodMiniPipe<
              z.ZodMiniEnum<{
                change: 'change';
                earn: 'earn';
                funding: 'funding';
                legal: 'legal';
                lever: 'lever';
                margin: 'margin';
                micro: 'micro';
                option: 'option';
                perpetual: 'perpetual';
                spot: 'spot';
                stock: 'stock';
              }>,
              z.ZodMiniTransform<
                'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock',
                | 'change'
                | 'earn'
                | 'funding'
                | 'legal'
                | 'lever'
                | 'margin'
                | 'micro'
                | 'option'
                | 'perpetual'
                | 'spot'
                | 'stock'
              >
            >,
            z.ZodMiniPipe<
              z.ZodMiniPipe<
                z.ZodMiniPipe<
                  z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
                  z.ZodMiniTransform<number, any>
                >,
                z.ZodMiniInt
              >,
              z.ZodMiniTransform<'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock', number>
            >,
          ]
        >;
        to_field: z.ZodMiniUnion<
          readonly [
            z.ZodMiniPipe<
              z.ZodMiniEnum<{
                change: 'change';
                earn: 'earn';
                funding: 'funding';
                legal: 'legal';
                lever: 'lever';
                margin: 'margin';
                micro: 'micro';
                option: 'option';
                perpetual: 'perpetual';
                spot: 'spot';
                stock: 'stock';
              }>,
              z.ZodMiniTransform<
                'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock',
                | 'change'
                | 'earn'
                | 'funding'
                | 'legal'
                | 'lever'
                | 'margin'
                | 'micro'
                | 'option'
                | 'perpetual'
                | 'spot'
                | 'stock'
              >
            >,
            z.ZodMiniPipe<
              z.ZodMiniPipe<
                z.ZodMiniPipe<
                  z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
                  z.ZodMiniTransform<number, any>
                >,
                z.ZodMiniInt
              >,
              z.ZodMiniTransform<'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock', number>
            >,
          ]
        >;
        from_currency_id: z.ZodMiniPipe<
          z.ZodMiniPipe<
            z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
            z.ZodMiniTransform<number, any>
          >,
          z.ZodMiniInt
        >;
        to_currency_id: z.ZodMiniPipe<
          z.ZodMiniPipe<
            z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
            z.ZodMiniTransform<number, any>
          >,
          z.ZodMiniInt
        >;
        number: z.ZodMiniString<string>;
        request_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        received: z.ZodMiniString<string>;
        rate: z.ZodMiniString<string>;
        fee: z.ZodMiniString<string>;
      },
      z.core.$strip
    >,
    'customer'
  >;
};

import * as z from 'zod/mini';
declare const currency: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    code: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    scale: z.ZodMiniInt;
    logo: z.ZodMiniString<string>;
    networks: z.ZodMiniArray<
      z.ZodMiniObject<
        {
          id: z.ZodMiniInt;
          subName: z.ZodMiniString<string>;
          confirmations: z.ZodMiniInt;
          min_deposit: z.ZodMiniString<string>;
          min_withdraw: z.ZodMiniString<string>;
          withdraw_fee: z.ZodMiniString<string>;
        },
        z.core.$strip
      >
    >;
  },
  z.core.$strip
>;
export type Currency = z.output<typeof currency>;
export declare const currencyEndpoints: {
  'currency/list': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<{}, z.core.$strip>,
    z.ZodMiniArray<
      z.ZodMiniObject<
        {
          id: z.ZodMiniInt;
          code: z.ZodMiniString<string>;
          name: z.ZodMiniString<string>;
          scale: z.ZodMiniInt;
          logo: z.ZodMiniString<string>;
          networks: z.ZodMiniArray<
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                subName: z.ZodMiniString<string>;
                confirmations: z.ZodMiniInt;
                min_deposit: z.ZodMiniString<string>;
                min_withdraw: z.ZodMiniString<string>;
                withdraw_fee: z.ZodMiniString<string>;
              },
              z.core.$strip
            >
          >;
        },
        z.core.$strip
      >
    >,
    'guest'
  >;
  'currency/user_currency_list': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        type: z.ZodMiniDefault<
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
      },
      z.core.$strip
    >,
    z.ZodMiniArray<
      z.ZodMiniObject<
        {
          currency: z.ZodMiniInt;
          currency_name: z.ZodMiniString<string>;
          available: z.ZodMiniString<string>;
          freeze: z.ZodMiniString<string>;
          usdt_value: z.ZodMiniString<string>;
          scale: z.ZodMiniInt;
          kind: z.ZodMiniEnum<{
            earn: 'earn';
            funding: 'funding';
            margin: 'margin';
            option: 'option';
            perpetual: 'perpetual';
            spot: 'spot';
            stock: 'stock';
          }>;
        },
        z.core.$strip
      >
    >,
    'customer'
  >;
};
export {};

import * as z from 'zod/mini';
/** The wire's words for the account kinds, in the order of their ids 1 to 7. */
export declare const accountKindWords: readonly ['funding', 'spot', 'perpetual', 'option', 'stock', 'margin', 'earn'];
export type AccountKindWord = (typeof accountKindWords)[number];
/** An account by its id 1 to 7 or its word. */
export declare const accountKind: z.ZodMiniUnion<
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
export declare const balance: z.ZodMiniObject<
  {
    currency: z.ZodMiniInt;
    currency_name: z.ZodMiniString<string>;
    available: z.ZodMiniString<string>;
    freeze: z.ZodMiniString<string>;
    usdt_value: z.ZodMiniString<string>;
  },
  z.core.$strip
>;
export type WireBalance = z.output<typeof balance>;

import * as z from 'zod/mini';
/**
 * The value rules of the wire. Forms carry text only, so numbers and booleans are read from text as well as from JSON;
 * decimals are text in both, because a JSON number has already lost digits.
 */
/** An amount, price, quantity or rate. How many decimals are allowed depends on the asset or market: the route knows. */
export declare const decimal: z.ZodMiniString<string>;
/** A decimal of an answer: it may be negative, where something went down. */
export declare const signedDecimal: z.ZodMiniString<string>;
/** A whole number from `least` to `most`, as a number or its digits. */
export declare function whole(
  least: number,
  most: number,
): z.ZodMiniPipe<
  z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>, z.ZodMiniTransform<number, any>>,
  z.ZodMiniInt
>;
/** The id of an order, a market, an asset, an account … */
export declare const id: z.ZodMiniPipe<
  z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>, z.ZodMiniTransform<number, any>>,
  z.ZodMiniInt
>;
/** A time in Unix milliseconds. */
export declare const time: z.ZodMiniPipe<
  z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>, z.ZodMiniTransform<number, any>>,
  z.ZodMiniInt
>;
/** True or false; in forms 1 and 0 too. */
export declare const flag: z.ZodMiniPipe<
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
>;
/** A customer's name for one act: the same id with the same body is done once and answered again. */
export declare const requestId: z.ZodMiniOptional<z.ZodMiniString<string>>;
/** Text of bounded length without control characters. */
export declare function text(least: number, most: number): z.ZodMiniString<string>;

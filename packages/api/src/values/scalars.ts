import * as z from 'zod/mini';

/**
 * The value rules of the wire. Forms carry text only, so numbers and booleans are read from text as well as from JSON;
 * decimals are text in both, because a JSON number has already lost digits.
 */

/** An amount, price, quantity or rate. How many decimals are allowed depends on the asset or market: the route knows. */
export const decimal = z
  .string()
  .check(
    z.regex(/^[0-9]{1,18}(?:\.[0-9]{1,18})?$/),
    z.describe('A decimal, exact, without sign or exponent.'),
    z.meta({ examples: ['0.001', '64000.5'] }),
  );

/** A decimal of an answer: it may be negative, where something went down. */
export const signedDecimal = z.string().check(z.regex(/^-?[0-9]+(?:\.[0-9]+)?$/), z.meta({ examples: ['-1.5'] }));

const wholeText = z.string().check(z.regex(/^[0-9]{1,15}$/));

/** A whole number from `least` to `most`, as a number or its digits. */
export function whole(least: number, most: number) {
  const number = z.pipe(
    z.union([wholeText, z.int()]),
    // Adding zero makes the JSON number -0 an ordinary 0.
    z.transform((value) => Number(value) + 0),
  );
  const bounded = most === Number.MAX_SAFE_INTEGER ? '' : `, ${least} to ${most}`;
  return z.pipe(number, z.int().check(z.gte(least), z.lte(most))).check(z.meta({ title: `integer${bounded}` }));
}

/** The id of an order, a market, an asset, an account … */
export const id = whole(1, Number.MAX_SAFE_INTEGER);

/** A time in Unix milliseconds. */
export const time = whole(0, 8_640_000_000_000_000).check(z.meta({ title: 'time in Unix milliseconds' }));

const flagWords: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** True or false; in forms 1 and 0 too. */
export const flag = z
  .pipe(
    z.union([z.boolean(), z.literal([0, 1]), z.enum(['true', 'false', '1', '0'])]),
    z.transform((value) => flagWords[String(value)] ?? false),
  )
  .check(z.meta({ title: 'boolean, also 1 or 0' }));

/** A customer's name for one act: the same id with the same body is done once and answered again. */
export const requestId = z.optional(
  z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9_-]{8,64}$/),
      z.describe('Repeats of the same id with the same body within 24 hours return the first answer.'),
    ),
);

/** Text of bounded length without control characters. */
export function text(least: number, most: number) {
  return z
    .string()
    .check(
      z.minLength(least),
      z.maxLength(most, { error: 'text_too_long' }),
      z.regex(/^[^\p{Cc}]*$/u, { error: 'characters_not_allowed' }),
    );
}

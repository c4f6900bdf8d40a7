/** The wire's words for the account kinds, in the order of their ids 1 to 7. Without a schema, so that a browser loads no more than the words. */
export const accountKindWords = ['funding', 'spot', 'perpetual', 'option', 'stock', 'margin', 'earn'] as const;
export type AccountKindWord = (typeof accountKindWords)[number];

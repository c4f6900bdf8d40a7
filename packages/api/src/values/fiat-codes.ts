/**
 * The currencies that values are also shown in, by ISO 4217: one USDT counts as a dollar. Without a schema, so that a browser
 * loads no more than the words.
 */
export const fiatCodes = ['USD', 'CNY', 'VND', 'GBP', 'HKD', 'JPY', 'EUR', 'AED', 'THB', 'SGD'] as const;
export type FiatCode = (typeof fiatCodes)[number];

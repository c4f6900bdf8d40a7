import { expect, test } from 'vitest';
import type { Market } from '../../data/market/market.ts';
import { NumberFormats } from '../../locales/number-format.ts';
import { listedQuantity } from './listed-quantity.ts';

const numbers = new NumberFormats('en');
const market = (quantityDecimals: number) => ({ quantityDecimals }) as Market;

test.each([
  ['0.00003', 5, '0.00003'],
  ['1.5', 5, '1.50000'],
  ['999.99999', 5, '999.99999'],
  ['1000.00009', 5, '1,000.0000'],
  ['1000', 2, '1,000.00'],
  ['99999.9', 1, '99,999.9'],
  ['100000', 2, '100.00K'],
  ['0', 0, '0'],
])('%s with a lot of %i decimals is listed as %s', (quantity, decimals, listed) => {
  expect(listedQuantity(numbers, quantity, market(decimals))).toBe(listed);
});

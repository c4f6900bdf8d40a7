import { expect, test } from 'vitest';
import { tickerPriceE8 } from './ticker-price.ts';

test.each([
  ['the last trade within the book', '99', '101', '100.5', 10_050_000_000],
  ['a print above the book', '99', '101', '150', 10_100_000_000],
  ['a print below the book', '99', '101', '1', 9_900_000_000],
  ['the middle of a book alone', '99', '100', null, 9_950_000_000],
  ['a last trade alone', null, null, '100.123456789', 10_012_345_678],
  ['half a book is none', '99', null, '100', 10_000_000_000],
  ['the least price', null, null, '0.00000001', 1],
  ['the greatest price', null, null, '10000000', 1_000_000_000_000_000],
])('%s', (_name, bid, ask, last, priceE8) => {
  expect(tickerPriceE8({ bid, ask, last })).toBe(priceE8);
});

test.each([
  ['a crossed book', '101', '99', '100'],
  ['an empty side', '0', '99', '50'],
  ['nothing', null, null, null],
  ['less than the least', null, null, '0.000000001'],
  ['more than the greatest', null, null, '10000000.00000001'],
  ['a sign', null, null, '-1'],
  ['an exponent', null, null, '1e3'],
  ['spaces', null, null, ' 1'],
  ['other digits', null, null, '١'],
  ['a comma', '1,5', '1,6', '1,5'],
  ['a book with a print that is none', '99', '101', 'x'],
])('%s is no price', (_name, bid, ask, last) => {
  expect(tickerPriceE8({ bid, ask, last })).toBeNull();
});

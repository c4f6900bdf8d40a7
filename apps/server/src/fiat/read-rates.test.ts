import { expect, test } from 'vitest';
import { readRates } from './read-rates.ts';

const list = (rows: readonly object[]) => JSON.stringify({ baseCurrency: 'USD', rates: rows });

test('rows are read exactly, as a list or below rates, and other currencies are left out', () => {
  const rows = [
    { currency_code: 'CNY', rate: 7.115 },
    { currency_code: 'VND', rate: '25345.5' },
    { currency_code: 'CHF', rate: 0.8 },
    { code: 'JP', currency_code: 'JPY', rate: 152.123456789 },
  ];
  const expected = new Map([
    ['CNY', 711_500_000n],
    ['VND', 2_534_550_000_000n],
    ['JPY', 15_212_345_678n],
  ]);
  expect(readRates(list(rows))).toEqual(expected);
  expect(readRates(JSON.stringify(rows))).toEqual(expected);
});

test('a currency that stands there twice is read where both rows say the same', () => {
  const twice = (other: number) => [
    { currency_code: 'EUR', rate: 0.86 },
    { currency_code: 'EUR', rate: other },
    { currency_code: 'EUR', rate: 0.86 },
  ];
  expect(readRates(list(twice(0.86)))).toEqual(new Map([['EUR', 86_000_000n]]));
  expect(readRates(list(twice(0.87)))).toEqual(new Map());
});

test.each([-1, 0, null, 'NaN', '1e3', '7,1', '', true, {}])('%j is no rate', (rate) => {
  expect(readRates(list([{ currency_code: 'CNY', rate }]))).toEqual(new Map());
});

test.each(['', 'no list', '{}', '{"rates":{}}', 'null', '"7"'])('%j is no list', (text) => {
  expect(() => readRates(text)).toThrow();
});

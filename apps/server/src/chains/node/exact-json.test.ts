import { expect, it } from 'vitest';
import { parseExactJson } from './exact-json.ts';

it('keeps every digit of an amount, and whole numbers as numbers', () => {
  const text =
    '{"value":0.10000000,"n":3,"huge":90071992547409931234,"small":1e-8,"list":[20999999.97690000,-5,null,"0.1"]}';
  expect(parseExactJson(text)).toEqual({
    value: '0.10000000',
    n: 3,
    huge: '90071992547409931234',
    small: '1e-8',
    list: ['20999999.97690000', -5, null, '0.1'],
  });
});

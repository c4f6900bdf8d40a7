import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it.each([
  ['1000000', '1,000,000'],
  ['-6300.246355', '-6,300.246355'],
  ['0.00011', '0.00011'],
  ['999', '999'],
  ['none', 'none'],
  ['', ''],
])('%s is read as %s', (decimal, text) => {
  expect(grouped(decimal)).toBe(text);
});

import { expect, it } from 'vitest';
import { figureText } from './figure-text.ts';

it.each([
  [0, 'count', '0'],
  [12345, 'count', '12,345'],
  [0.1234, 'per_second', '0.12/s'],
  [12.34, 'per_second', '12.3/s'],
  [999, 'ms', '999 ms'],
  [1500, 'ms', '1.5 s'],
  [256 * 1024 * 1024, 'bytes', '256 MiB'],
  [1.5 * 1024 ** 3, 'bytes', '1.5 GiB'],
])('%s %s is %s', (value, unit, text) => {
  expect(figureText(value, unit)).toBe(text);
});

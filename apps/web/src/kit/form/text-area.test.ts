import { expect, it } from 'vitest';
import { characterCount } from './text-area.tsx';

it.each([
  ['', 0],
  ['abc', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['你好\n', 3],
])('%j has %i characters, as a reader counts them', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

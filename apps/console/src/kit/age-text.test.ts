import { expect, it } from 'vitest';
import { ageText } from './age-text.ts';

const minute = 60_000;

it.each([
  [-5000, 'now'],
  [59_999, 'now'],
  [minute, '1m'],
  [59 * minute + 59_999, '59m'],
  [60 * minute, '1h'],
  [61 * minute, '1h 1m'],
  [24 * 60 * minute, '1d'],
  [24 * 60 * minute + 59 * minute, '1d'],
  [(3 * 24 + 4) * 60 * minute + 5 * minute, '3d 4h'],
])('%i ms are %s', (ms, text) => {
  expect(ageText(ms)).toBe(text);
});

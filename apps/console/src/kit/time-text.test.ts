import { expect, it } from 'vitest';
import { timeText } from './time-text.ts';

it('begins with the year and has two digits of everything', () => {
  expect(timeText(new Date(2026, 0, 2, 3, 4, 5).getTime())).toBe('2026-01-02 03:04:05');
  expect(timeText(new Date(2026, 10, 22, 16, 5, 19).getTime())).toBe('2026-11-22 16:05:19');
});

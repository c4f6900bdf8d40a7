import { describe, expect, it } from 'vitest';
import { instantOf, localText } from './local-time.ts';

describe('days and times of fields', () => {
  it.each(['2026-11-22', '2024-02-29', '2026-01-01'])('%s is the same day again', (day) => {
    expect(localText(instantOf(day) ?? 0, false)).toBe(day);
  });

  it('a time is the same minute again, by the clock of the device', () => {
    expect(localText(instantOf('2026-11-22T23:59') ?? 0, true)).toBe('2026-11-22T23:59');
    expect(new Date(instantOf('2026-11-22T23:59') ?? 0).getHours()).toBe(23);
  });

  it.each(['', 'tomorrow', '2026-02-30', '2026-13-01', '22.11.2026'])('%j is none', (text) => {
    expect(instantOf(text)).toBeNull();
  });
});

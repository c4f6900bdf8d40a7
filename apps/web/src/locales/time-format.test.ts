import { languages } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { formatClock, formatDay, formatDayCount, formatDays, formatTime } from './time-format.ts';

const noon = new Date(2026, 10, 21, 12).getTime();
const at = (month: number, day: number, hour: number) => new Date(2026, month - 1, day, hour).getTime();

describe('days', () => {
  it('near ones have names, counted by midnights and not by hours', () => {
    expect([at(11, 21, 0), at(11, 20, 23), at(11, 20, 1)].map((time) => formatDay(time, noon, 'en'))).toEqual([
      'Today',
      'Yesterday',
      'Yesterday',
    ]);
    expect(formatDay(at(11, 20, 23), noon, 'fra')).toBe('Hier');
    expect(formatDay(at(11, 21, 1), noon, 'zh')).toBe('今天');
  });

  it('others have dates', () => {
    expect(formatDay(at(11, 19, 23), noon, 'en')).toBe('November 19, 2026');
    expect(formatDay(at(11, 22, 1), noon, 'en')).toBe('November 22, 2026');
  });

  it('make spans, which may be open at an end', () => {
    expect(formatDays('2026-11-01', '2026-11-21', 'en')).toMatch(/^Nov 1\s–\s21, 2026$/);
    expect(formatDays('2026-11-01', null, 'en')).toBe('Nov 1, 2026 –');
    expect(formatDays(null, '2026-11-01', 'en')).toBe('– Nov 1, 2026');
    expect(formatDays(null, null, 'en')).toBe('');
  });

  it('are counted in the grammar of the language', () => {
    expect([formatDayCount(1, 'en'), formatDayCount(7, 'en'), formatDayCount(7, 'zh')]).toEqual([
      '1 day',
      '7 days',
      '7天',
    ]);
  });
});

describe('the calendar', () => {
  const midnight = new Date(2026, 10, 21, 0, 5, 9).getTime();

  it('is the Gregorian one, with the whole year and 24 hours, in every language', () => {
    for (const lang of languages) {
      expect(formatTime(midnight, lang)).toMatch(/2026/);
      expect(formatTime(midnight, lang)).toMatch(/00[:.]05[:.]09/);
      expect(formatClock(midnight, lang)).toMatch(/^00[:.]05[:.]09$/);
      expect(formatDay(midnight, at(12, 24, 1), lang)).toMatch(/2026/);
    }
  });

  it('says no era in Thai, as the tables of exchanges do not', () => {
    expect(formatTime(midnight, 'th')).toBe('21/11/2026 00:05:09');
    expect(formatDay(midnight, at(12, 24, 1), 'th')).toBe('21 พฤศจิกายน 2026');
    expect(formatDays('2026-11-01', '2026-11-21', 'th')).toBe('1–21 พ.ย. 2026');
  });
});

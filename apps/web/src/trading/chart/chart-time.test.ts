import { describe, expect, it } from 'vitest';
import { ChartTime } from './chart-time.ts';

const noon = Date.UTC(2026, 2, 29, 12);

describe('the time of a chart', () => {
  it('goes on evenly through the hour that a zone has twice', () => {
    const time = new ChartTime('60min', 'en', -60);
    const hours = Array.from({ length: 48 }, (_, hour) => time.place(Date.UTC(2026, 9, 24, hour)));
    expect(hours.every((at, index) => index === 0 || at === Number(hours[index - 1]) + 3600)).toBe(true);
  });

  it('puts days of the clock on the wall where the library begins its days', () => {
    expect(new ChartTime('60min', 'en', -480).place(Date.UTC(2026, 0, 1, 16)) % 86_400).toBe(0);
    expect(new ChartTime('1day', 'en', -480).place(Date.UTC(2026, 0, 1)) % 86_400).toBe(0);
  });

  it('writes days without a clock, in the Gregorian calendar and Latin digits of every language', () => {
    expect(new ChartTime('1day', 'en').full(noon)).toBe('03/29/2026');
    expect(new ChartTime('1day', 'th').full(noon)).toContain('2026');
  });
});

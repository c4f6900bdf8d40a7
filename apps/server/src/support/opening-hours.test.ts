import { expect, it } from 'vitest';
import { openingHours } from './opening-hours.ts';

const officeHours = { days: 5, openHour: 9, closeHour: 18 };

it.each([
  ['on a Monday at nine', Date.UTC(2026, 10, 16, 9), true],
  ['a minute before', Date.UTC(2026, 10, 16, 8, 59), false],
  ['in the last minute of a Friday', Date.UTC(2026, 10, 20, 17, 59), true],
  ['at its end', Date.UTC(2026, 10, 20, 18), false],
  ['on a Saturday', Date.UTC(2026, 10, 21, 12), false],
  ['on a Sunday', Date.UTC(2026, 10, 22, 12), false],
])('customer service is there or not %s', (_, at, open) => {
  expect(openingHours(officeHours, at)).toEqual({ open, from: 540, to: 1080, days: [1, 2, 3, 4, 5] });
});

it('around the clock there is always somebody', () => {
  const always = { days: 7, openHour: 0, closeHour: 24 };
  for (let hour = 0; hour < 7 * 24; hour += 1)
    expect(openingHours(always, Date.UTC(2026, 10, 16, hour)).open).toBe(true);
});

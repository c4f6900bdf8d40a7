import { dayNumber } from './civil-date.ts';

/** The Friday before Easter in a year, in days since 1970-01-01. Source: the Gregorian computus of Meeus, Jones and Butcher. */
export function goodFriday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const skipped = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - skipped - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return dayNumber({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 }) - 2;
}
